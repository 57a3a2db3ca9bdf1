import { createRemote, type Remote, workerPort } from '../remote.ts'
import { splitSlowCalls } from './split-slow-calls.ts'
import type { YourCardsCalculator } from './your-cards-calculator.ts'

export type RemoteYourCards = Remote<YourCardsCalculator>

/** Starts the worker. Its script is loaded only then. */
export function openYourCards(): RemoteYourCards {
  return splitSlowCalls(openWorker)
}

function openWorker(): RemoteYourCards {
  const worker = new Worker(new URL('./your-cards.worker.ts', import.meta.url), { type: 'module' })
  return createRemote(workerPort(worker))
}
