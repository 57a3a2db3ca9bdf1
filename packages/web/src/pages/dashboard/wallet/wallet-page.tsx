import { useEffect, useState, useSyncExternalStore } from 'react'
import { ToastProvider } from '../../../ui/toast.tsx'
import { openWallets } from '../../../worker/open-wallets.ts'
import { readSharedWallet, type SharedQuestion } from './shared-wallet.ts'
import { WalletDesk } from './wallet-desk.tsx'
import { WalletSource } from './wallet-source.tsx'
import { createWalletStore, type WalletStore } from './wallet-store.ts'

/** The best set of cards for somebody's spending, and the best next one for those they hold. */
export function WalletPage() {
  const store = useWalletStore()
  const shared = useSharedQuestion(store)
  const { spend } = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return (
    <ToastProvider>
      <div className="mx-auto max-w-page px-4 py-6 narrow:px-6 narrow:py-8">
        <h1>Your wallet</h1>
        <p className="mt-3 max-w-text text-lg">
          The set of cards that would have come to the most on your spending, to the cent, with every limit,
          bonus and fee counted, and which card to use where.
        </p>
        {shared !== 'unread' && (
          <WalletSource
            shared={shared?.costs ?? null}
            hasSpend={spend !== null}
            onSpend={(found) => void store.setSpend(found)}
          />
        )}
        <WalletDesk store={store} />
      </div>
    </ToastProvider>
  )
}

function useWalletStore(): WalletStore {
  const [store] = useState(() => createWalletStore(openWallets))
  useEffect(() => {
    void store.warmUp()
    return store.close
  }, [store])
  return store
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
