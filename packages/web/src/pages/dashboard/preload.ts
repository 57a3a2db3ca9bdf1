/** Loads chunks, or prepares what a click will need, when the browser is idle. Returns a function that cancels it. */
export function preloadWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const start = () => {
    for (const load of loads) {
      // The caller that needs it tries again and reports if it still fails.
      load().catch(() => undefined)
    }
  }
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(start)
  return () => cancelIdleCallback(handle)
}

/** Safari has no `requestIdleCallback`. */
const IDLE_AFTER_MS = 1000
