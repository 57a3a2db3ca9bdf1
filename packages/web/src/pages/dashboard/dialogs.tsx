import { pagePaths } from '@cardsight/contract/paths'
import { useNavigate } from 'react-router'
import { BankErrorModal } from '../../features/linking/bank-error-modal.tsx'
import { accountsOf, describeAccounts } from '../../features/linking/banks.ts'
import { InvitationModal } from '../../features/linking/invitation-modal.tsx'
import { ManualInfoModal } from '../../features/linking/manual-info-modal.tsx'
import { NoCardsModal } from '../../features/linking/no-cards-modal.tsx'
import { RemoveBankModal } from '../../features/linking/remove-bank-modal.tsx'
import { accessSiteOf, findRemovedBank } from '../../features/linking/removed-bank.ts'
import { SetupTokenModal } from '../../features/linking/setup-token-modal.tsx'
import { UnlinkModal } from '../../features/linking/unlink-modal.tsx'
import { CalculationSettingsModal } from '../../features/settings/calculation-settings-modal.tsx'
import { SpendingFormModal } from '../../features/spending-form/spending-form-modal.tsx'
import { CardDialogs } from './card-dialogs.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { spendingFormProps } from './spending-form-props.ts'
import type { Dialog } from './state/dashboard-state.ts'
import type { StepProps } from './step-props.ts'
import type { Explain } from './use-dashboard.ts'

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
