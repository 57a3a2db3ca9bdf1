import { type RefCallback, useCallback, useRef, useState } from 'react'

/** Which of many boxes, by their places, are in sight; at first those that are named. */
export function useInSight(atFirst: readonly number[]) {
  const [places, setPlaces] = useState<ReadonlySet<number>>(() => new Set(atFirst))
  const watcher = useRef<IntersectionObserver>(undefined)
  const watch: RefCallback<HTMLElement> = useCallback((box: HTMLElement | null) => {
    if (box === null) {
      return undefined
    }
    watcher.current ??= new IntersectionObserver((changes) =>
      setPlaces((before) => placesAfter(before, changes)),
    )
    watcher.current.observe(box)
    return () => watcher.current?.unobserve(box)
  }, [])
  return { places, watch }
}

function placesAfter(before: ReadonlySet<number>, changes: readonly IntersectionObserverEntry[]) {
  const places = new Set(before)
  for (const { target, isIntersecting } of changes) {
    const place = Number(target instanceof HTMLElement ? target.dataset.place : Number.NaN)
    if (isIntersecting) {
      places.add(place)
    } else {
      places.delete(place)
    }
  }
  return places
}
