import { type RefCallback, useCallback, useRef, useState } from 'react'

/** Tracks which of many boxes, by index, are visible; initially the given ones. */
export function useVisibleIndexes(atFirst: readonly number[]) {
  const [indexes, setIndexes] = useState<ReadonlySet<number>>(() => new Set(atFirst))
  const watcher = useRef<IntersectionObserver>(undefined)
  const watch: RefCallback<HTMLElement> = useCallback((box: HTMLElement | null) => {
    if (box === null) {
      return undefined
    }
    watcher.current ??= new IntersectionObserver((changes) =>
      setIndexes((before) => indexesAfter(before, changes)),
    )
    watcher.current.observe(box)
    return () => watcher.current?.unobserve(box)
  }, [])
  return { indexes, watch }
}

function indexesAfter(before: ReadonlySet<number>, changes: readonly IntersectionObserverEntry[]) {
  const indexes = new Set(before)
  for (const { target, isIntersecting } of changes) {
    const index = Number(target instanceof HTMLElement ? target.dataset.index : Number.NaN)
    if (isIntersecting) {
      indexes.add(index)
    } else {
      indexes.delete(index)
    }
  }
  return indexes
}
