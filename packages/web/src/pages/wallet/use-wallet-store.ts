import { useEffect, useState } from 'react'
import { openWallets } from '../../worker/open-wallets.ts'
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
