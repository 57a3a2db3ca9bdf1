import { useEffect, useState } from 'react'
import { openWallets } from '../../../worker/open-wallets.ts'
import { createWalletStore, type WalletStore } from './wallet-store.ts'

/** Opens the worker in the browser alone, and ends it with the page. */
export function useWalletStore(open: typeof openWallets = openWallets): WalletStore {
  const [store] = useState(() => createWalletStore(open))
  useEffect(() => {
    void store.warmUp()
    return store.close
  }, [store])
  return store
}
