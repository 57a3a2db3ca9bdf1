import { useCallback, useMemo, useSyncExternalStore } from 'react'

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
