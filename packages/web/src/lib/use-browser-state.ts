import { type RefCallback, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns whether a media query matches, and follows its changes. The server has no screen and uses
 * `onServer`.
 */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  // Created once: it is read on every render, and creating a list costs more than reading it.
  const list = useMemo(() => (typeof window === 'undefined' ? null : window.matchMedia(query)), [query])
  const subscribe = useCallback(
    (onChange: () => void) => {
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [list],
  )
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? onServer,
    () => onServer,
  )
}

/** False if the browser knows that it has no connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
}

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** True while printing: collapsed parts are printed too. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser prints the DOM as it is when the event is over.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

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
