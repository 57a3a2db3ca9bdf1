import { useEffect, useState, useSyncExternalStore } from 'react'
import { openWallets } from '../../worker/open-wallets.ts'
import type { WalletState } from './wallet-state.ts'
import { createWalletStore, type WalletStore } from './wallet-store.ts'

/** Starts the worker on mount, in the browser only, and closes it on unmount. */
export function useWalletStore(open: typeof openWallets = openWallets): WalletStore {
  const [store] = useState(() => createWalletStore(open))
  useEffect(() => {
    void store.warmUp()
    return store.close
  }, [store])
  return store
}

/** One value of the state. The progress of a search changes often, and shouldn't render anything but its bar. */
export function useWalletState<Value>(store: WalletStore, pick: (state: WalletState) => Value): Value {
  const read = () => pick(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}
