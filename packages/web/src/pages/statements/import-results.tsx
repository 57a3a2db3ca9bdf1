import type { Day, DayRange } from '@cardsight/engine/dates'
import type { Purchase } from '@cardsight/engine/spending'
import { CircleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import {
  type DashboardStore,
  type Explain,
  type StepProps,
  useProfileInStore,
} from '../../dashboard/dashboard-store.ts'
import { CardDialogs } from '../../dashboard/results/card-dialogs.tsx'
import { Results } from '../../dashboard/results/results.tsx'
import { useFocusReturn } from '../../dashboard/use-focus-return.ts'
import { BankGroupPanel } from '../../features/linking/bank-group-panel.tsx'
import { accountsOf, type Banks, countEnabled } from '../../features/linking/banks.ts'
import { CalculationSettingsModal } from '../../features/settings/calculation-settings-modal.tsx'
import { ChangeSettingsModal } from '../../features/settings/change-settings-modal.tsx'
import { windowOfDates } from '../../features/settings/dates.ts'
import { TextButton } from '../../ui/button.tsx'
import { ResultsSkeleton } from '../../ui/skeleton.tsx'
import type { WalletSpend } from '../../worker/wallet-question.ts'
import { loadWallet } from './load-wallet.ts'

const WalletForSpend = lazy(() => loadWallet().then(({ WalletForSpend }) => ({ default: WalletForSpend })))

export type ImportResultsProps = {
  store: DashboardStore
  lastDay: Day
  /** Names of files whose totals don't match. */
  unmatched: readonly string[]
  /** The purchases of accounts, and the days that stand for a year. */
  walletSpendOf: (
    accountIds: readonly string[],
    window: DayRange,
  ) => Promise<Readonly<{ purchases: readonly Purchase[]; window: DayRange }>>
  onBack: () => void
}

/** Step 1, as for linked accounts, and the wallet for the same purchases. */
export function ImportResults({ store, lastDay, unmatched, walletSpendOf, onBack }: ImportResultsProps) {
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
        notice={unmatched.length > 0 && <UnmatchedNotice names={unmatched} />}
        wallet={
          <p data-print="hide">
            Want more than one card? <TextButton onClick={() => void showWallet()}>Your wallet</TextButton>
          </p>
        }
      />
      <ImportDialogs {...{ state, dispatch, explain, lastDay }} />
    </>
  )
}

/** Stays with the results, because lines may be missing from them. */
function UnmatchedNotice({ names }: { names: readonly string[] }) {
  const [only, ...more] = names
  return (
    <p className="mt-2 flex gap-2 font-medium">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
      <span className="wrap-anywhere">
        The totals of {more.length === 0 ? only : `${names.length} files`} don’t match, so purchases may be
        missing.
      </span>
    </p>
  )
}

type ImportDialogsProps = StepProps & {
  explain: Explain
  /** The last day in the files, from which the date ranges count back. */
  lastDay: Day
}

/** The dashboard's dialogs that make sense without a bank. */
function ImportDialogs({ state, dispatch, explain, lastDay }: ImportDialogsProps) {
  const { dialog } = state
  const onOpenChange = (isOpen: boolean) => !isOpen && dispatch({ type: 'dialog-closed' })
  return (
    <>
      {dialog?.kind === 'calculation' && (
        <CalculationSettingsModal
          open
          onOpenChange={onOpenChange}
          calculation={state.resultSetting.calculation}
          onApply={(calculation) => dispatch({ type: 'calculation-applied', calculation })}
        />
      )}
      {dialog?.kind === 'change-settings' && (
        <ChangeSettingsModal
          open
          onOpenChange={onOpenChange}
          dates={state.dates}
          enabledCount={countEnabled(accountsOf(dialog.banks))}
          today={lastDay}
          isBusy={state.cards.status === 'pending'}
          isFailed={false}
          onApply={(dates) => dispatch({ type: 'settings-applied', dates })}
          accounts={
            <ImportedAccounts
              banks={dialog.banks}
              onToggle={(accountId, enabled) => dispatch({ type: 'draft-toggled', accountId, enabled })}
            />
          }
        />
      )}
      <CardDialogs {...{ state, dispatch, explain }} />
    </>
  )
}

type ImportedAccountsProps = { banks: Banks; onToggle: (accountId: string, enabled: boolean) => void }

function ImportedAccounts({ banks: [debit, credit], onToggle }: ImportedAccountsProps) {
  return (
    <section aria-label="Accounts in your files" className="grid gap-3">
      {debit.accounts.length > 0 && <BankGroupPanel group={debit} icon="debit" onToggle={onToggle} />}
      {credit.accounts.length > 0 && <BankGroupPanel group={credit} icon="credit" onToggle={onToggle} />}
    </section>
  )
}
