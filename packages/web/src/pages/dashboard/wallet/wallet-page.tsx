import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  type Costs,
  emptyCosts,
  toMonthlyCosts,
  totalOfCosts,
} from '../../../features/spending-form/costs.ts'
import { SpendingFields } from '../../../features/spending-form/spending-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { ToastProvider } from '../../../ui/toast.tsx'
import { openWallets } from '../../../worker/open-wallets.ts'
import { localToday } from '../browser-dashboard.ts'
import { browserStorage } from '../effects/browser-storage.ts'
import { readSharedWallet } from './shared-wallet.ts'
import { WalletDesk } from './wallet-desk.tsx'
import { createWalletStore, type WalletStore } from './wallet-store.ts'

/** The best set of cards for somebody's spending, and the best next one for those they hold. */
export function WalletPage() {
  return (
    <ToastProvider>
      <WalletSearch />
    </ToastProvider>
  )
}

function WalletSearch() {
  const store = useWalletStore()
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const [costs, setCosts] = useState<Costs>(emptyCosts)
  useEffect(() => {
    const shared = readSharedWallet(window.location.search)
    const known = shared?.costs ?? browserStorage.read().costs ?? browserStorage.read().typed
    if (shared !== null) {
      void store.setSettings({ ...store.getState().settings, ...shared.settings })
    }
    if (known !== null && totalOfCosts(known) > 0) {
      setCosts(known)
      void store.setSpend(spendOf(known))
    }
  }, [store])
  return (
    <div className="mx-auto max-w-page px-4 py-6 narrow:px-6 narrow:py-8">
      <h1>Your wallet</h1>
      <p className="mt-3 max-w-text text-lg">
        The set of cards that would have come to the most on your spending, to the cent, with every limit,
        bonus and fee counted, and which card to use where.
      </p>
      <details open={state.spend === null} className="mt-6 max-w-text" data-print="hide">
        <summary className="min-h-11 py-2 font-medium">Your monthly spending</summary>
        <SpendingFields
          formId="wallet-spending"
          costs={costs}
          onChange={setCosts}
          onSubmit={() => void store.setSpend(spendOf(costs))}
          isBusy={false}
        >
          <Button type="submit" className="mt-3" disabled={totalOfCosts(costs) === 0}>
            Find my wallet
          </Button>
        </SpendingFields>
      </details>
      <WalletDesk store={store} />
    </div>
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

function spendOf(costs: Costs) {
  return {
    kind: 'typed',
    costs: toMonthlyCosts(costs),
    window: presetWindow(DEFAULT_DATE_TYPE, localToday()),
  } as const
}
