import type { Day } from '@cardsight/engine/dates'
import { BankGroupPanel } from '../../features/linking/bank-group-panel.tsx'
import { accountsOf, type Banks, countEnabled } from '../../features/linking/banks.ts'
import { CalculationSettingsModal } from '../../features/settings/calculation-settings-modal.tsx'
import { ChangeSettingsModal } from '../../features/settings/change-settings-modal.tsx'
import { CardDialogs } from '../dashboard/card-dialogs.tsx'
import type { StepProps } from '../dashboard/step-props.ts'
import type { Explain } from '../dashboard/use-dashboard.ts'

type ImportDialogsProps = StepProps & {
  explain: Explain
  /** The last day in the files, from which the date ranges count back. */
  lastDay: Day
}

/** The dashboard's dialogs that make sense without a bank. */
export function ImportDialogs({ state, dispatch, explain, lastDay }: ImportDialogsProps) {
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
