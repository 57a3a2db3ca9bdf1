import type { Day } from '@cardsight/engine'
import { BankGroupPanel } from '../../../features/linking/bank-group-panel.tsx'
import { accountsOf, type Banks, countEnabled } from '../../../features/linking/banks.ts'
import { CalculationSettingsModal } from '../../../features/settings/calculation-settings-modal.tsx'
import { ChangeSettingsModal } from '../../../features/settings/change-settings-modal.tsx'
import { CardDialogs } from '../card-dialogs.tsx'
import type { StepProps } from '../step-props.ts'
import type { Explain } from '../use-dashboard.ts'

type ImportDialogsProps = StepProps & {
  explain: Explain
  /** The last day in the files: from there the ranges are counted back. */
  lastDay: Day
}

/** Of the dashboard's dialogs those that have a meaning without a bank. */
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
            <BroughtAccounts
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

type BroughtAccountsProps = { banks: Banks; onToggle: (accountId: string, enabled: boolean) => void }

function BroughtAccounts({ banks: [debit, credit], onToggle }: BroughtAccountsProps) {
  return (
    <section aria-label="Accounts in your files" className="grid gap-3">
      {debit.accounts.length > 0 && <BankGroupPanel group={debit} icon="debit" onToggle={onToggle} />}
      {credit.accounts.length > 0 && <BankGroupPanel group={credit} icon="credit" onToggle={onToggle} />}
    </section>
  )
}
