import { createRemote, type Remote, workerPort } from '../remote.ts'
import type { PlanCalculator } from './plan-calculator.ts'

export type RemotePlans = Remote<PlanCalculator>

export type OpenPlans = (onProgress: (done: number) => void) => RemotePlans

/** Starts the worker; closing it cancels a search. */
export const openPlans: OpenPlans = (onProgress) => {
  const worker = new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' })
  return createRemote(workerPort(worker), onProgress)
}
