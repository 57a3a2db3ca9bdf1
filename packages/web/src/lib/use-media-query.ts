import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Whether a media query holds, followed as it changes; a server knows no screen and takes `onServer`. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  // Made once: it is asked with every render, and a new list each time costs more than the answer.
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
