import { localToday } from '../lib/format-date.ts'
import type { ImportCalculator } from './import-calculator.ts'
import { rememberAnswers } from './remember-answers.ts'
import { createRemote, type Remote } from './remote.ts'
import type { WalletCalculator } from './wallet-calculator.ts'
import type { PlanCalculator } from './your-cards/plan-calculator.ts'

export type RemoteImports = Remote<ImportCalculator>

/** Starts the worker. Its script is loaded only then. */
export function openImports(onProgress: (done: number) => void): RemoteImports {
  const worker = new Worker(new URL('./imports.worker.ts', import.meta.url), { type: 'module' })
  return createRemote(worker, onProgress)
}

export type RemoteWallets = Remote<WalletCalculator>

/** Starts the worker with the first question that no page has asked yet; closing it cancels a search. */
export const openWallets = rememberAnswers<WalletCalculator>((onProgress) => {
  const worker = new Worker(new URL('./wallet.worker.ts', import.meta.url), { type: 'module' })
  return createRemote(worker, onProgress)
}, localToday)

export type RemotePlans = Remote<PlanCalculator>

export type OpenPlans = (onProgress: (done: number) => void) => RemotePlans

/** Starts the worker; closing it cancels a search. */
export const openPlans: OpenPlans = (onProgress) => {
  const worker = new Worker(new URL('./your-cards/plan.worker.ts', import.meta.url), { type: 'module' })
  return createRemote(worker, onProgress)
}
