import type { Profile } from '@cardsight/contract/profile'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  ownedCardIds,
  readOwnedCards,
  withCardIds,
  writeOwnedCards,
} from '../../features/owned-cards/stored-owned-cards.ts'
import { readProfile } from '../../features/profile/stored-profile.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { openWallets } from '../../worker/open-wallets.ts'
import { readSharedWallet, type SharedQuestion } from './shared-wallet.ts'
import { useWalletProfile } from './use-wallet-profile.ts'
import { useWalletStore } from './use-wallet-store.ts'
import { WalletSource } from './wallet-source.tsx'
import type { WalletStore } from './wallet-store.ts'
import { WalletWorkspace } from './wallet-workspace.tsx'

/** The best combination of cards for the user's spending, and the best card to add to the ones they have. */
export function WalletPage({ open = openWallets }: { open?: typeof openWallets }) {
  const store = useWalletStore(open)
  const { profile, onProfile, showShared } = useWalletProfile(store)
  const shared = useSharedQuestion(store, showShared)
  const { spend } = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  return (
    <ToastProvider>
      <div className="mx-auto w-full max-w-page px-4 py-6 narrow:px-6 narrow:py-8">
        <h1>Your wallet</h1>
        <p data-print="hide" className="mt-3 max-w-text text-lg">
          The card combination that would have earned you the most, with every cap, bonus and fee counted. See
          which card to use where.
        </p>
        <WalletSource shared={shared} spend={spend} onSpend={(chosen) => void store.setSpend(chosen)} />
        <WalletWorkspace
          {...{ store, profile, onProfile }}
          {...(shared === null && { onOwned: storeOwned })}
        />
      </div>
    </ToastProvider>
  )
}

/** The results compare with these cards, too. */
function storeOwned(cardIds: readonly string[]): void {
  writeOwnedCards(withCardIds(readOwnedCards(), cardIds))
}

/** Read in the browser only: the server renders the same page for every query. */
function useSharedQuestion(
  store: WalletStore,
  showShared: (profile: Profile) => void,
): SharedQuestion | null | 'unread' {
  const [shared, setShared] = useState<SharedQuestion | null | 'unread'>('unread')
  useEffect(() => {
    const found = readSharedWallet(window.location.search)
    // Before the spending is set, so that the first search is already for the right person.
    if (found === null) {
      void store.setProfile(readProfile())
      const owned = ownedCardIds(readOwnedCards())
      if (owned.length > 0) {
        void store.setSettings({ ...store.getState().settings, owned })
      }
    } else {
      showShared(found.settings.profile)
      void store.setSettings({ ...store.getState().settings, ...found.settings })
    }
    setShared(found)
  }, [store, showShared])
  return shared
}
