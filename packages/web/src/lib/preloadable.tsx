import { type ComponentType, lazy, useState } from 'react'

/**
 * A component whose code loads when it's rendered or preloaded, whichever comes first. Once preloaded it renders at
 * once; a plain lazy component still shows its fallback for 300 ms.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const Lazy = lazy(async () => ({ default: await load() }))
  function Part(props: Props) {
    // Chosen once: another type would lose the state below it.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return <Chosen {...props} />
  }
  const preload = async () => {
    loaded ??= await load()
  }
  return { Part, preload }
}

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

/** Resolves when the browser is idle. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => preloadWhenIdle([async () => resolve()]))
}

/** Safari has no `requestIdleCallback`. */
const IDLE_AFTER_MS = 1000
