/** Loads chunks, or makes what a click will ask for, once the browser has nothing better to do; answers with what calls it off. */
export function preloadWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const start = () => {
    for (const load of loads) {
      // Whoever needs it asks again, and tells when it still cannot be had.
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

/** Safari does not say when it is idle. */
const IDLE_AFTER_MS = 1000
