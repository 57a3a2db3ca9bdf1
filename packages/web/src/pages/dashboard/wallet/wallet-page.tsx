import { useEffect, useState, useSyncExternalStore } from 'react'
import { ToastProvider } from '../../../ui/toast.tsx'
import { openWallets } from '../../../worker/open-wallets.ts'
import { readSharedWallet, type SharedQuestion } from './shared-wallet.ts'
import { useWalletStore } from './use-wallet-store.ts'
import { WalletDesk } from './wallet-desk.tsx'
import { WalletSource } from './wallet-source.tsx'
import type { WalletStore } from './wallet-store.ts'

/** The best set of cards for somebody's spending, and the best next one for those they hold. */
export function WalletPage({ open = openWallets }: { open?: typeof openWallets }) {
  const store = useWalletStore(open)
  const shared = useSharedQuestion(store)
  const { spend } = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return (
    <ToastProvider>
      <div className="mx-auto w-full max-w-page px-4 py-6 narrow:px-6 narrow:py-8">
        <h1>Your wallet</h1>
        <p data-print="hide" className="mt-3 max-w-text text-lg">
          The set of cards that would have earned you the most on your spending, to the cent, with every
          limit, bonus and fee counted, and which card to use where.
        </p>
        <WalletSource shared={shared} spend={spend} onSpend={(found) => void store.setSpend(found)} />
        <WalletDesk store={store} />
      </div>
    </ToastProvider>
  )
}

/** The server does not know the address's query: the page is the same for everyone. */
function useSharedQuestion(store: WalletStore): SharedQuestion | null | 'unread' {
  const [shared, setShared] = useState<SharedQuestion | null | 'unread'>('unread')
  useEffect(() => {
    const found = readSharedWallet(window.location.search)
    if (found !== null) {
      void store.setSettings({ ...store.getState().settings, ...found.settings })
    }
    setShared(found)
  }, [store])
  return shared
}
