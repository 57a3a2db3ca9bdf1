import { createRemote, type Remote, workerPort } from './remote.ts'
import type { WalletCalculator } from './wallet-calculator.ts'

export type RemoteWallets = Remote<WalletCalculator>

/** Opens the worker; closing it is how a search is called off. */
export function openWallets(onProgress: (done: number) => void): RemoteWallets {
  const worker = new Worker(new URL('./wallet.worker.ts', import.meta.url), { type: 'module' })
  return createRemote(workerPort(worker), onProgress)
}
