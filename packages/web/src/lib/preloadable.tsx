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
