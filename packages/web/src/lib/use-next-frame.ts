import { type RefCallback, useCallback, useDeferredValue, useEffect, useState } from 'react'

/**
 * Returns the value one frame later. Use it for what a click changes besides its own switch, checkbox or tab:
 * the control responds at once even on a slow phone, and the rest follows in one update in the next frame.
 */
export function useNextFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => (shown === value ? undefined : afterFrame(() => setShown(value))), [shown, value])
  return shown
}

/** Runs after the next frame is painted; work in the frame's own callback would delay it. Returns a function that cancels it. */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

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
