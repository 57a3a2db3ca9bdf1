import { createRemote, type Remote } from '../remote.ts'
import type { YourCardsCalculator } from './your-cards-calculator.ts'

/** These take long with many purchases. `calendar` includes the advice of `review`, so both need the same worker. */
const slowCalls: ReadonlySet<keyof YourCardsCalculator> = new Set([
  'review',
  'calendar',
  'missed',
  'earned',
  'earnings',
] as const)

/** Sends slow questions to a second worker, so that "Which card here?" never waits for one. The first one starts it. */
export function splitSlowCalls(open: () => Remote<YourCardsCalculator>): Remote<YourCardsCalculator> {
  const quick = open()
  let slow: Remote<YourCardsCalculator> | null = null
  let loadInto: ((worker: Remote<YourCardsCalculator>) => void) | null = null
  const slowWorker = () => {
    if (slow === null) {
      slow = open()
      loadInto?.(slow)
    }
    return slow
  }
  return {
    ask: (name, ...args) => {
      if (name === 'load') {
        // If this fails, so does the same call of the quick worker, and the page reports that one.
        loadInto = (worker) => void worker.ask(name, ...args).catch(() => undefined)
        if (slow !== null) {
          loadInto(slow)
        }
      }
      return slowCalls.has(name) ? slowWorker().ask(name, ...args) : quick.ask(name, ...args)
    },
    close: () => {
      quick.close()
      slow?.close()
    },
  }
}

export type RemoteYourCards = Remote<YourCardsCalculator>

/** Starts the worker. Its script is loaded only then. */
export function openYourCards(): RemoteYourCards {
  return splitSlowCalls(openWorker)
}

function openWorker(): RemoteYourCards {
  const worker = new Worker(new URL('./your-cards.worker.ts', import.meta.url), { type: 'module' })
  return createRemote(worker)
}
