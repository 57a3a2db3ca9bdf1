/** The time between the signal to stop and the end of listening, in which proxies turn to other servers. */
import { setTimeout as wait } from 'node:timers/promises'

export type Drain = Readonly<{
  /** Whether new requests should go to other servers. Until it stops listening, this one still answers them. */
  isDraining: () => boolean
  /** Resolves once proxies have had time to notice. */
  run: () => Promise<void>
}>

export function createDrain(ms: number): Drain {
  let isDraining = false
  return {
    isDraining: () => isDraining,
    run: async () => {
      isDraining = true
      await wait(ms)
    },
  }
}
