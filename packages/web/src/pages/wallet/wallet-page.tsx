import type { Profile } from '@cardsight/contract/profile'
import { useEffect, useState } from 'react'
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
import { useWalletAmounts } from './use-wallet-amounts.ts'
import { useWalletProfile } from './use-wallet-profile.ts'
import { useWalletStore } from './use-wallet-store.ts'
import { WalletAmountFields } from './wallet-amounts.tsx'
import type { WalletStore } from './wallet-store.ts'
import { WalletWorkspace } from './wallet-workspace.tsx'

/** The best combination of cards for the user's spending, and the best card to add to the ones they have. */
export function WalletPage({ open = openWallets }: { open?: typeof openWallets }) {
  const store = useWalletStore(open)
  const { profile, onProfile, showShared } = useWalletProfile(store)
  const shared = useSharedQuestion(store, showShared)
  const amounts = useWalletAmounts(store, shared)
  return (
    <ToastProvider>
      <div className="mx-auto w-full max-w-page px-4 py-4 narrow:px-0 narrow:py-2">
        <WalletWorkspace
          {...{ store, profile, onProfile }}
          basis={amounts.basis}
          amounts={<WalletAmountFields amounts={amounts} />}
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
