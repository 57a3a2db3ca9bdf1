import { pagePaths } from '@cardsight/contract/paths'
import { useNavigate } from 'react-router'
import type { Explain, StepProps } from '../../dashboard/dashboard-store.ts'
import { CardDialogs } from '../../dashboard/results/card-dialogs.tsx'
import type { Dialog } from '../../dashboard/state/dashboard-state.ts'
import { AccountsList } from '../../features/linking/accounts-list.tsx'
import {
  accessSiteOf,
  accountsOf,
  countEnabled,
  describeAccounts,
  findRemovedBank,
} from '../../features/linking/banks.ts'
import { InvitationModal } from '../../features/linking/invitation-modal.tsx'
import {
  BankErrorModal,
  ManualInfoModal,
  NoCardsModal,
  RemoveBankModal,
  UnlinkModal,
} from '../../features/linking/linking-modals.tsx'
import { SetupTokenModal } from '../../features/linking/setup-token-modal.tsx'
import { CalculationSettingsModal } from '../../features/settings/calculation-settings-modal.tsx'
import { ChangeSettingsModal } from '../../features/settings/change-settings-modal.tsx'
import { SpendingFormModal } from '../../features/spending-form/spending-form-modal.tsx'
import { localToday } from '../../lib/format-date.ts'
import { spendingFormProps } from './use-dashboard.ts'

/** All dialogs of the page; at most one at a time, except for the explanation of a number. */
export function Dialogs({ state, dispatch, explain }: StepProps & { explain: Explain }) {
  const { dialog } = state
  return (
    <>
      {dialog !== null && <Shown {...{ state, dispatch, dialog }} />}
      <CardDialogs {...{ state, dispatch, explain }} />
    </>
  )
}

function Shown({ state, dispatch, dialog }: StepProps & { dialog: Dialog }) {
  const navigate = useNavigate()
  const close = () => dispatch({ type: 'dialog-closed' })
  const onOpenChange = (isOpen: boolean) => !isOpen && close()
  // A visitor's form is on the page itself.
  const hasFormOnPage = !state.isSignedIn && state.dashboardStep === 0
  const openForm = () =>
    hasFormOnPage ? close() : dispatch({ type: 'dialog-opened', dialog: { kind: 'spending-form' } })
  const share = () => (state.isSignedIn ? dispatch({ type: 'link-asked' }) : void navigate(pagePaths.signIn))
  switch (dialog.kind) {
    case 'invitation':
      return (
        <InvitationModal
          open
          onOpenChange={onOpenChange}
          isNewUser={dialog.isNewUser}
          canLink={state.isSignedIn}
          onShare={share}
          onSetupToken={state.offersSetupToken ? () => dispatch({ type: 'setup-token-asked' }) : undefined}
          onManual={openForm}
          signInPath={pagePaths.signIn}
        />
      )
    case 'spending-form':
      return (
        <SpendingFormModal open onOpenChange={onOpenChange} {...spendingFormProps({ state, dispatch })} />
      )
    case 'manual-info':
      return <ManualInfoModal open onOpenChange={onOpenChange} onShare={share} />
    case 'unlink':
      return (
        <UnlinkModal
          open
          onOpenChange={onOpenChange}
          onUnlink={() => dispatch({ type: 'unlink-confirmed' })}
          isBusy={state.isUnlinking}
          affected={describeAccounts(accountsOf(state.accounts.banks))}
          endsAccessAt={accessSiteOf(state.institutions)}
        />
      )
    case 'remove-bank':
      return (
        <RemoveBankModal
          open
          onOpenChange={onOpenChange}
          bank={findRemovedBank(dialog.handle, state.institutions, state.accounts.reLoginRequiredInstitutes)}
          onRemove={() => dispatch({ type: 'institute-removal-asked', accessToken: dialog.handle })}
        />
      )
    case 'bank-error':
      return <BankErrorModal open {...dialog} onGoBack={close} onManual={openForm} />
    case 'setup-token':
      return (
        <SetupTokenModal
          open
          onOpenChange={onOpenChange}
          offer={dialog.offer}
          renewedName={dialog.renews?.institutionName ?? null}
          onEntered={(setupToken) =>
            dispatch({
              type: 'setup-token-entered',
              setupToken,
              renews: dialog.renews?.access_token ?? null,
            })
          }
        />
      )
    case 'no-cards':
      return <NoCardsModal open {...dialog} onGoBack={close} onManual={openForm} />
    case 'calculation':
      return (
        <CalculationSettingsModal
          open
          onOpenChange={onOpenChange}
          calculation={state.resultSetting.calculation}
          onApply={(calculation) => dispatch({ type: 'calculation-applied', calculation })}
        />
      )
    case 'change-settings':
      return <SettingsDialog {...{ state, dispatch, dialog, onOpenChange }} />
    case 'card':
      return null
  }
}

type SettingsDialogProps = StepProps & {
  dialog: Extract<Dialog, { kind: 'change-settings' }>
  onOpenChange: (isOpen: boolean) => void
}

/** Dates and accounts; neither changes before Apply. */
function SettingsDialog({ state, dispatch, dialog, onOpenChange }: SettingsDialogProps) {
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
