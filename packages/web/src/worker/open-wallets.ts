import { createRemote, type Remote, workerPort } from './remote.ts'
import type { WalletCalculator } from './wallet-calculator.ts'

export type RemoteWallets = Remote<WalletCalculator>

/** Starts the worker; closing it cancels a search. */
export function openWallets(onProgress: (done: number) => void): RemoteWallets {
  const worker = new Worker(new URL('./wallet.worker.ts', import.meta.url), { type: 'module' })
  return createRemote(workerPort(worker), onProgress)
}
