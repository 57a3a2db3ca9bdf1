import { AccountsList } from '../../features/linking/accounts-list.tsx'
import { accountsOf, countEnabled } from '../../features/linking/banks.ts'
import { ChangeSettingsModal } from '../../features/settings/change-settings-modal.tsx'
import { localToday } from '../../lib/local-today.ts'
import type { Dialog } from './state/dashboard-state.ts'
import type { StepProps } from './step-props.ts'

type SettingsDialogProps = StepProps & {
  dialog: Extract<Dialog, { kind: 'change-settings' }>
  onOpenChange: (isOpen: boolean) => void
}

/** Dates and accounts; neither changes before Apply. */
export function SettingsDialog({ state, dispatch, dialog, onOpenChange }: SettingsDialogProps) {
  const { cards, accounts, dates } = state
  return (
    <ChangeSettingsModal
      open
      onOpenChange={onOpenChange}
      dates={dates}
      enabledCount={countEnabled(accountsOf(dialog.banks))}
      today={localToday()}
      isBusy={cards.status === 'pending'}
      isFailed={cards.status === 'failure'}
      onApply={(applied) => dispatch({ type: 'settings-applied', dates: applied })}
      accounts={
        <AccountsList
          banks={dialog.banks}
          institutes={accounts.reLoginRequiredInstitutes}
          isBusy={accounts.status === 'pending'}
          onToggle={(accountId, enabled) => dispatch({ type: 'draft-toggled', accountId, enabled })}
          onRemove={({ access_token }) =>
            dispatch({ type: 'institute-removal-asked', accessToken: access_token })
          }
          onRenew={({ access_token }) =>
            dispatch({ type: 'institute-renewal-asked', accessToken: access_token })
          }
          onUnlink={() => dispatch({ type: 'dialog-opened', dialog: { kind: 'unlink' } })}
        />
      }
    />
  )
}
