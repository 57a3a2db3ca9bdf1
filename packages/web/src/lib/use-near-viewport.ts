import { type RefCallback, useCallback, useState } from 'react'

/** How far below the screen a part may be when its work begins. */
const MARGIN = '600px'

/** True once a part of the page has come near the screen. */
export function useNearViewport(): [boolean, RefCallback<HTMLElement>] {
  const [isNear, setIsNear] = useState(false)
  const watch: RefCallback<HTMLElement> = useCallback((part: HTMLElement | null) => {
    if (part === null) {
      return undefined
    }
    const watcher = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) {
          setIsNear(true)
          watcher.disconnect()
        }
      },
      { rootMargin: MARGIN },
    )
    watcher.observe(part)
    return () => watcher.disconnect()
  }, [])
  return [isNear, watch]
}
