import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for good, which calls the newest one: a new callback must not redraw two hundred rows. */
export function useStable<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(callback)
  useLayoutEffect(() => {
    newest.current = callback
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
