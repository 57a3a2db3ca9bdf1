import { CircleHelp, Plus } from 'lucide-react'
import { useEffect } from 'react'
import type { StepProps } from '../../dashboard/dashboard-store.ts'
import { hasAccounts, hasEnabledAccounts, importingNames } from '../../dashboard/state/linking.ts'
import { AccountsList } from '../../features/linking/accounts-list.tsx'
import { countsByInstitution } from '../../features/linking/banks.ts'
import {
  ExpectedInstitutions,
  InstitutionStatusList,
} from '../../features/linking/institution-status-list.tsx'
import { LinkingFacts, StatementsHint } from '../../features/linking/linking-facts.tsx'
import { ImportNotice } from '../../features/linking/linking-notices.tsx'
import { linkingText } from '../../features/linking/linking-text.ts'
import { preloadWhenIdle } from '../../lib/preloadable.tsx'
import { loadLink } from '../../link/browser-link-opener.ts'
import { Button, TextButton } from '../../ui/button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { StepZeroProfile } from './step-zero-profile.tsx'

export function StepZeroSignedIn({ state, dispatch }: StepProps) {
  const { accounts } = state
  const isBusy = accounts.status === 'pending'
  useEffect(() => preloadWhenIdle([loadLink]), [])
  const askToRemove = (handle: string) =>
    dispatch({ type: 'dialog-opened', dialog: { kind: 'remove-bank', handle } })
  // Disconnected institutions are in the list of accounts.
  const connected = state.institutions.filter(
    ({ state: standing }) => standing !== 'login-required' && standing !== 'gone',
  )
  const expected =
    state.institutions.length === 0
      ? countsByInstitution(accounts.banks, accounts.reLoginRequiredInstitutes)
      : new Map<string, number>()
  return (
    // On wide screens, what linking shares stands beside the accounts.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 menu:grid-cols-[minmax(0,1fr)_22.5rem] menu:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-start gap-2">
          <h1 className="min-w-0">
            {isBusy || hasAccounts(state) ? 'Your accounts' : 'Connect cards with Cardsight to see results'}
          </h1>
          <Help />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            busy={state.isLinkWanted}
            onClick={() => dispatch({ type: 'link-asked' })}
          >
            <Plus aria-hidden="true" className="size-5" />
            Add Cards
          </Button>
          {state.offersSetupToken && (
            <TextButton onClick={() => dispatch({ type: 'setup-token-asked' })}>
              {linkingText.setupToken}
            </TextButton>
          )}
        </div>
      </div>
      <div className="mt-4 min-w-0 menu:col-start-2 menu:row-span-2 menu:row-start-1">
        <LinkingFacts />
      </div>
      <div className="min-w-0">
        <ImportNotice names={importingNames(state)} />
        {connected.length + expected.size > 0 && (
          <section aria-label="Bank connections" className="mt-6">
            {expected.size > 0 ? (
              <ExpectedInstitutions counts={expected} />
            ) : (
              <InstitutionStatusList
                institutions={connected}
                onRenew={(accessToken) => dispatch({ type: 'institute-renewal-asked', accessToken })}
                onRemove={askToRemove}
              />
            )}
          </section>
        )}
        <div className="mt-6">
          <AccountsList
            banks={accounts.banks}
            institutes={accounts.reLoginRequiredInstitutes}
            statuses={state.institutions}
            isBusy={isBusy}
            {...(accounts.status === 'failure' && { onRetry: () => dispatch({ type: 'accounts-asked' }) })}
            onToggle={(accountId, enabled) => dispatch({ type: 'account-toggled', accountId, enabled })}
            onRemove={({ access_token }) => askToRemove(access_token)}
            onRenew={({ access_token }) =>
              dispatch({ type: 'institute-renewal-asked', accessToken: access_token })
            }
            onUnlink={() => dispatch({ type: 'dialog-opened', dialog: { kind: 'unlink' } })}
          />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            size="large"
            disabled={isBusy || !hasEnabledAccounts(state)}
            onClick={() => dispatch({ type: 'step-asked', step: 1 })}
          >
            Find Your Perfect Card
          </Button>
          {!isBusy && !hasEnabledAccounts(state) && (
            <p className="text-sm text-ink-soft">Turn on at least one account first.</p>
          )}
          <p>
            Rather not link? To enter your monthly spending instead,{' '}
            <TextButton
              onClick={() => dispatch({ type: 'dialog-opened', dialog: { kind: 'spending-form' } })}
            >
              click here
            </TextButton>
            .
          </p>
        </div>
        <StepZeroProfile {...state} />
        <StatementsHint />
      </div>
    </div>
  )
}

function Help() {
  return (
    <Popover
      label="About connecting cards"
      trigger={
        <Button variant="quiet" size="icon" aria-label="Help">
          <CircleHelp aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      <p>
        Connect the cards and checking accounts you pay with. We read their transactions, calculate what each
        credit card would have earned on them, and show you the math.
      </p>
      <p className="mt-3">We never see your bank login and cannot move money. You can unlink anytime.</p>
    </Popover>
  )
}
