import { useCallback, useLayoutEffect, useRef, useState } from 'react'

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

/** True from the first time that the condition holds: a list doesn't disappear under the user's last click. */
export function useHasBeen(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow)
  if (isNow && !hasBeen) {
    setHasBeen(true)
  }
  return hasBeen || isNow
}
