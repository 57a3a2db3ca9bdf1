import { type RefCallback, useCallback, useDeferredValue, useState } from 'react'

/**
 * A value for a part of the page that a click changes besides what was clicked: at once while the part is in sight,
 * so that nobody sees the new beside the old, and otherwise when there is time.
 */
export function useLaterOutOfSight<Value>(value: Value): [Value, RefCallback<HTMLElement>] {
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
