import { totalOfTypedCosts } from '@cardsight/contract/costs'
import { defaultProfile, isSameProfile, type Profile } from '@cardsight/contract/profile'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { assumedPerson, averageCosts } from '../../content/average-spending.ts'
import {
  ownedCardIds,
  readOwnedCards,
  withCardIds,
  writeOwnedCards,
} from '../../features/owned-cards/stored-owned-cards.ts'
import { readProfile } from '../../features/profile/stored-profile.ts'
import { writeLastAnswers } from '../../features/results/last-answers.ts'
import { SpendingFields } from '../../features/spending-form/spending-fields.tsx'
import { WalletInstructions } from '../../features/wallet/wallet-answer.tsx'
import type { WalletView } from '../../features/wallet/wallet-view.ts'
import { viewPath } from '../../features/your-cards/view-props.ts'
import { formatDollars } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { AverageNote, NeedsScript } from '../../ui/needs-script.tsx'
import { ToastProvider } from '../../ui/toast.tsx'
import {
  readSharedWallet,
  type SharedQuestion,
  useWalletAmounts,
  type WalletAmounts,
} from '../../wallet/use-wallet-amounts.ts'
import { useWalletProfile, useWalletState, useWalletStore } from '../../wallet/use-wallet-store.ts'
import type { WalletStore } from '../../wallet/wallet-store.ts'
import { WalletWorkspace } from '../../wallet/wallet-workspace.tsx'
import { openWallets } from '../../worker/open-workers.ts'
import { type LinkedSpend, useLinkedSpend } from './use-linked-spend.ts'

type WalletPageProps = {
  /** The average household's answer, which the server renders. */
  average?: WalletView | null
  open?: typeof openWallets
}

/** The best combination of cards for the user's spending, and the best card to add to the ones they have. */
export function WalletPage({ average = null, open = openWallets }: WalletPageProps) {
  const store = useWalletStore(open)
  const { profile, onProfile, showShared } = useWalletProfile(store)
  const shared = useSharedQuestion(store, showShared)
  const amounts = useWalletAmounts(store, shared)
  const { isRead, isLinkedFirst, basis } = amounts
  const linked = useLinkedSpend(amounts.choose, isLinkedFirst)
  const hasOwned = useWalletState(store, (state) => state.settings.owned.length > 0)
  const isAverage =
    isRead && basis === 'average' && !hasOwned && linked.count === 0 && isSameProfile(profile, defaultProfile)
  // Neither a link's wallet nor the average household's.
  const isTheirs = shared === null && (basis === 'own' || (linked.count > 0 && linked.loading === 'idle'))
  return (
    <ToastProvider>
      <div className="mx-auto w-full max-w-page px-4 pb-10 narrow:px-0">
        {linked.loading === 'failed' && (
          <p role="alert" className="mt-6 font-medium text-brick">
            We couldn’t load your spending. Try again, or enter your monthly amounts.
          </p>
        )}
        <NeedsScript {...(average !== null && { otherwise: <AverageAnswer view={average} /> })}>
          <WalletWorkspace
            {...{ store, profile, onProfile }}
            basis={basis}
            initial={isAverage ? average : null}
            amounts={<WalletAmountFields amounts={amounts} linked={linked} />}
            {...(shared === null && { onOwned: storeOwned })}
            {...(isTheirs && { onFound: storeAnswer })}
          />
          <WalletViews />
        </NeedsScript>
      </div>
    </ToastProvider>
  )
}

/** The other pages of this tab. */
function WalletViews() {
  return (
    <ul data-print="hide" className="mt-4 divide-y divide-hairline border-y border-hairline">
      {views.map(({ view, title, hint }) => (
        <li key={view}>
          <Link
            to={viewPath(view)}
            discover="none"
            className="group flex min-h-13 items-center gap-4 py-3 text-ink no-underline hover:text-evergreen"
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-ink-soft">{hint}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const views = [
  { view: 'plan', title: 'Plan', hint: 'Several new cards, in the best order' },
  { view: 'cards', title: 'Your cards', hint: 'Add, edit or remove' },
] as const

function AverageAnswer({ view }: { view: WalletView }) {
  return (
    <>
      <AverageNote total={formatDollars(totalOfTypedCosts(averageCosts))} assumes={assumedPerson} />
      <WalletInstructions view={view} />
    </>
  )
}

/** Other pages name it. */
function storeAnswer({ headline, dollars, period }: WalletView): void {
  writeLastAnswers({ wallet: { headline, dollars, period } })
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

type WalletAmountFieldsProps = { amounts: WalletAmounts; linked: LinkedSpend }

/** The monthly amounts, which the answer follows as they change, or the spending of linked accounts. */
function WalletAmountFields({ amounts, linked: { count, loading, load } }: WalletAmountFieldsProps) {
  const { costs, change } = amounts
  return (
    <>
      {count > 0 && (
        <Button variant="secondary" className="mb-3" busy={loading === 'loading'} onClick={load}>
          Use spending from {count === 1 ? 'my linked account' : `my ${count} linked accounts`}
        </Button>
      )}
      <SpendingFields
        formId="wallet-spending"
        costs={costs}
        onChange={change}
        onSubmit={() => change(costs)}
        isBusy={false}
      >
        {costs.details?.taxes !== undefined && (
          <p className="mt-3 text-sm text-ink-soft">Wallets don’t count taxes.</p>
        )}
      </SpendingFields>
    </>
  )
}
