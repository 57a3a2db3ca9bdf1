/** The worker of a wallet store. It runs one call at a time, and closing it is the only way to cancel one. */
import type { openWallets, RemoteWallets } from '../../worker/open-wallets.ts'

/** How long to wait for a running call: a new worker takes longer than what is left of most searches. */
const PATIENCE_MS = 1500

export function createWalletWorker(open: typeof openWallets, onProgress: (done: number) => void) {
  let worker: RemoteWallets | null = null
  const pending = new Set<Promise<unknown>>()

  const opened = (): RemoteWallets => {
    worker ??= open(onProgress)
    return worker
  }
  const close = () => {
    worker?.close()
    worker = null
    pending.clear()
  }
  const closeIfBusy = () => {
    if (pending.size > 0) {
      close()
    }
  }
  const ask: RemoteWallets['ask'] = (name, ...args) => {
    const call = opened().ask(name, ...args)
    const settled = call.then(noop, noop)
    pending.add(settled)
    void settled.then(() => pending.delete(settled))
    return call
  }
  return {
    ask,
    /** Returns null if the worker was closed before it replied. */
    loadCatalog: async () => {
      const current = opened()
      try {
        return await current.ask('catalog')
      } catch (error) {
        if (current === worker) {
          throw error
        }
        return null
      }
    },
    close,
    closeIfBusy,
    /** Waits for running calls for a moment, then ends them if `isNeeded` still says so. */
    free: async (isNeeded: () => boolean) => {
      if (pending.size > 0) {
        await Promise.race([Promise.all(pending), pause(PATIENCE_MS)])
      }
      if (isNeeded()) {
        closeIfBusy()
      }
    },
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

const noop = () => undefined
