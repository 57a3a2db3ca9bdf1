import type { Day, DayRange } from '@cardsight/engine/dates'
import type { Purchase } from '@cardsight/engine/spending'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { accountsOf } from '../../features/linking/banks.ts'
import { windowOfDates } from '../../features/settings/dates.ts'
import { TextButton } from '../../ui/text-button.tsx'
import type { WalletSpend } from '../../worker/wallet-question.ts'
import type { DashboardStore } from '../dashboard/dashboard-store.ts'
import { Results } from '../dashboard/results.tsx'
import { ResultsSkeleton } from '../dashboard/results-skeleton.tsx'
import { useFocusReturn } from '../dashboard/use-focus-return.ts'
import { useProfileInStore } from '../dashboard/use-profile-in-store.ts'
import { ImportDialogs } from './import-dialogs.tsx'
import { loadWallet } from './load-wallet.ts'

const WalletForSpend = lazy(() => loadWallet().then(({ WalletForSpend }) => ({ default: WalletForSpend })))

export type ImportResultsProps = {
  store: DashboardStore
  lastDay: Day
  /** The purchases of accounts, and the days that stand for a year. */
  walletSpendOf: (
    accountIds: readonly string[],
    window: DayRange,
  ) => Promise<Readonly<{ purchases: readonly Purchase[]; window: DayRange }>>
  onBack: () => void
}

/** Step 1, as for linked accounts, and the wallet for the same purchases. */
export function ImportResults({ store, lastDay, walletSpendOf, onBack }: ImportResultsProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  useProfileInStore(store)
  const [walletSpend, setWalletSpend] = useState<WalletSpend | null>(null)
  useFocusReturn(state.dialog !== null || state.why !== null)
  const hasLeft = state.dashboardStep === 0
  useEffect(() => {
    if (hasLeft) {
      onBack()
    }
  }, [hasLeft, onBack])
  const { dispatch, explain, loadBaseline, loadValue } = store
  const showWallet = async () => {
    const accountIds = accountsOf(state.accounts.banks).flatMap(({ account_id, enabled }) =>
      enabled ? [account_id] : [],
    )
    const spend = await walletSpendOf(accountIds, windowOfDates(state.dates, lastDay))
    setWalletSpend({ kind: 'purchases', ...spend })
    window.scrollTo({ top: 0 })
  }
  if (walletSpend !== null) {
    return (
      <Suspense fallback={<ResultsSkeleton label="Loading your wallet" />}>
        <WalletForSpend spend={walletSpend} onBack={() => setWalletSpend(null)} />
      </Suspense>
    )
  }
  return (
    <>
      <Results
        {...{ state, dispatch, loadBaseline, loadValue }}
        hasSeenUnknown
        wallet={
          <p data-print="hide" className="mt-2">
            <TextButton onClick={() => void showWallet()}>Your wallet</TextButton>: want more than one card?
            See your best combination and which card to use where.
          </p>
        }
      />
      <ImportDialogs {...{ state, dispatch, explain, lastDay }} />
    </>
  )
}
