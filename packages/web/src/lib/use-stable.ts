import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a stable callback that always calls the latest function, so that a new callback doesn't re-render
 * hundreds of rows.
 */
export function useStable<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(callback)
  useLayoutEffect(() => {
    newest.current = callback
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
