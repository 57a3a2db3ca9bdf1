import type { AccountDetails, AccountSecurity, User } from '@cardsight/contract/account'
import { extensionSentences } from '@cardsight/contract/extension'
import { pagePaths } from '@cardsight/contract/paths'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formatMoment } from '../../lib/format-date.ts'
import { ServerState } from '../../lib/server-state.tsx'
import { storageKeys, writeText } from '../../lib/storage.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ToastProvider } from '../../ui/toast.tsx'
import { type AccountCalls, createAccountCalls, useAccountQuery } from './account-calls.ts'
import { AccountSection, WhenLoaded } from './account-section.tsx'
import { ConfirmIdentityProvider } from './confirm-identity.tsx'
import { DeleteAccountModal } from './delete-account-modal.tsx'
import { DownloadData } from './download-data.tsx'
import { LinkedBanks } from './linked-banks.tsx'
import { Preferences } from './preferences.tsx'
import { ProfileForm } from './profile-form.tsx'
import { AccessTokens } from './security/access-tokens.tsx'
import { Extensions } from './security/extensions.tsx'
import { Passkeys } from './security/passkeys.tsx'
import { TwoStep } from './security/two-step.tsx'
import { SessionList } from './session-list.tsx'
import { DELETE_HASH } from './use-resume.ts'

/** @param props.calls used instead of the real ones. */
export function AccountPage({ calls }: { calls?: AccountCalls }) {
  const session = useSessionState()
  // Only signed-in users see this page, except during sign-out.
  return session.status === 'signed-in' ? (
    <ServerState key={session.user.id}>
      <OwnAccount user={session.user} {...(calls && { calls })} />
    </ServerState>
  ) : null
}

function OwnAccount({ user, calls: given }: { user: User; calls?: AccountCalls }) {
  const { leave, userChanged } = useSessionStore()
  const calls = useMemo(() => given ?? createAccountCalls(user.id, leave), [given, user.id, leave])
  const leaveDeleted = () => {
    leave()
    // Leaving has cleared everything else.
    writeText('session', storageKeys.accountDeleted, 'yes')
  }
  return (
    <ToastProvider>
      <header className="px-4 py-6 narrow:px-0 narrow:py-10">
        <h1 className="text-2xl">Account</h1>
        <Link to={pagePaths.watches} className="press">
          Watches and notifications
        </Link>
      </header>
      <AccountSections
        user={user}
        calls={calls}
        onUserChanged={userChanged}
        onDeleted={leaveDeleted}
        onSignedOut={leave}
      />
    </ToastProvider>
  )
}

type AccountSectionsProps = {
  user: User
  calls: AccountCalls
  onUserChanged: (user: User) => void
  onDeleted: () => void
  onSignedOut: () => void
}

function AccountSections({ user, calls, onUserChanged, onDeleted, onSignedOut }: AccountSectionsProps) {
  const account = useAccountQuery('details', calls.fetchAccount)
  const security = useAccountQuery('security', calls.fetchSecurity)
  const sessions = useAccountQuery('sessions', calls.fetchSessions)
  const tokens = useAccountQuery('tokens', calls.fetchTokens)
  const banks = useAccountQuery('banks', calls.fetchBanks)
  const isLoading = [account, security, sessions, tokens, banks].some(({ isFetched }) => !isFetched)
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: again once all is there, because a section can be longer than its placeholder
  useEffect(() => {
    if (hash !== '') {
      document.getElementById(hash.slice(1))?.scrollIntoView()
    }
  }, [isLoading, hash])
  const hasPasskeys = (security.data?.passkeys.length ?? 0) > 0
  const hasTwoStep = (security.data?.twoStepSince ?? null) !== null
  const handleEmailSaved = (saved: User) => {
    onUserChanged(saved)
    void account.refetch()
  }
  return (
    <ConfirmIdentityProvider account={account.data ?? null} {...{ hasPasskeys, hasTwoStep, calls }}>
      <AccountSection id="profile" title="Profile information" note="Your name">
        <ProfileForm user={user} calls={calls} onSaved={onUserChanged} />
      </AccountSection>
      <p role="status" className="sr-only">
        {isLoading && 'Loading your account'}
      </p>
      <AccountSection id="preferences" title="Account preferences" note="Sign-in details">
        <WhenLoaded query={account} reserve="h-94 narrow:h-49">
          {(details) => (
            <Preferences
              account={details}
              calls={calls}
              onSaved={handleEmailSaved}
              onPasswordSaved={() => void sessions.refetch()}
            />
          )}
        </WhenLoaded>
      </AccountSection>
      <AccountSection id="security" title="Security" note="Protect your account with more than a password.">
        <WhenLoaded query={security} reserve="h-76 narrow:h-38">
          {(settings) => <Security settings={settings} calls={calls} onChanged={security.refetch} />}
        </WhenLoaded>
      </AccountSection>
      <AccountSection
        id="linked"
        title="Linked accounts"
        note="Cardsight reads linked accounts until you unlink them. It cannot move money."
      >
        <WhenLoaded query={banks} reserve="h-47.5 narrow:h-42.5">
          {(institutions) => <LinkedBanks institutions={institutions} onUnlinked={banks.refetch} />}
        </WhenLoaded>
      </AccountSection>
      <AccountSection
        id="sessions"
        title="Where you’re signed in"
        note="Don’t recognize a device? Sign it out and change your password."
      >
        <WhenLoaded query={sessions} reserve="h-42 narrow:h-37">
          {(list) => <SessionList sessions={list} onEnded={sessions.refetch} {...{ calls, onSignedOut }} />}
        </WhenLoaded>
      </AccountSection>
      <AccountSection
        id="tokens"
        title="Assistants"
        note="Access tokens let an assistant read your cards or spending totals. They can’t change anything."
      >
        <WhenLoaded query={tokens} reserve="h-11">
          {(list) => (
            <AccessTokens
              tokens={list.filter(({ isExtension }) => !isExtension)}
              calls={calls}
              onChanged={tokens.refetch}
            />
          )}
        </WhenLoaded>
      </AccountSection>
      <AccountSection
        id="extension"
        title="Browser extension"
        note={`${extensionSentences.shared} ${extensionSentences.notShared}`}
      >
        <WhenLoaded query={tokens} reserve="h-11">
          {(list) => (
            <Extensions
              extensions={list.filter(({ isExtension }) => isExtension)}
              calls={calls}
              onChanged={tokens.refetch}
            />
          )}
        </WhenLoaded>
      </AccountSection>
      <AccountSection id="data" title="Your data" note="Everything we store about you, as one JSON file.">
        <DownloadData calls={calls} />
      </AccountSection>
      <AccountSection
        id="delete"
        title="Delete account"
        note="Permanently deletes your account and data and disconnects your banks."
      >
        <WhenLoaded query={account} reserve="h-25 narrow:h-20">
          {(details) => (
            <>
              <DeleteAccount account={details} {...{ hasPasskeys, hasTwoStep, calls, onDeleted }} />
              <Since account={details} />
            </>
          )}
        </WhenLoaded>
      </AccountSection>
    </ConfirmIdentityProvider>
  )
}

function Since({ account: { createdAt, termsAcceptedAt } }: { account: AccountDetails }) {
  return (
    <p className="mt-4 text-sm text-ink-soft">
      You joined on <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      {termsAcceptedAt !== null && (
        <>
          {' '}
          and accepted the terms on <time dateTime={termsAcceptedAt}>{formatMoment(termsAcceptedAt)}</time>
        </>
      )}
      .
    </p>
  )
}

type SecurityProps = { settings: AccountSecurity; calls: AccountCalls; onChanged: () => Promise<unknown> }

/** Two-step verification and passkeys. */
function Security({ settings, calls, onChanged }: SecurityProps) {
  return (
    <dl className="-my-4 divide-y divide-hairline">
      <TwoStep settings={settings} calls={calls} onChanged={onChanged} />
      <Passkeys passkeys={settings.passkeys} calls={calls} onChanged={onChanged} />
    </dl>
  )
}

type DeleteAccountProps = {
  account: AccountDetails
  hasPasskeys: boolean
  hasTwoStep: boolean
  calls: Pick<AccountCalls, 'remove' | 'confirmWithPasskey'>
  onDeleted: () => void
}

function DeleteAccount(props: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === DELETE_HASH) {
      // Focus first: the modal returns the focus to the element that had it.
      opener.current?.focus()
      setIsOpen(true)
    }
  }, [hash])
  return (
    <>
      <Button ref={opener} variant="secondary" className="text-brick!" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      <DeleteAccountModal open={isOpen} onOpenChange={setIsOpen} {...props} />
    </>
  )
}
