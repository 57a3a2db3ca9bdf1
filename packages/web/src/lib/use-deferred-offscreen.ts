import { type RefCallback, useCallback, useDeferredValue, useState } from 'react'

/**
 * Returns a value for a part of the page that a click changes besides the control itself. Visible parts get
 * the new value at once, so that old and new are never shown together; offscreen parts get it when the
 * browser is idle.
 */
export function useDeferredOffscreen<Value>(value: Value): [Value, RefCallback<HTMLElement>] {
  const [isInSight, setIsInSight] = useState(true)
  const later = useDeferredValue(value)
  const watch: RefCallback<HTMLElement> = useCallback((part: HTMLElement | null) => {
    if (part === null) {
      return undefined
    }
    const watcher = new IntersectionObserver((changes) => {
      const latest = changes.at(-1)
      if (latest !== undefined) {
        setIsInSight(latest.isIntersecting)
      }
    })
    watcher.observe(part)
    return () => watcher.disconnect()
  }, [])
  return [isInSight ? value : later, watch]
}
