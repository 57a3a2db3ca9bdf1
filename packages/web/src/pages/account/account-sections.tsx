import type { AccountDetails, User } from '@cardsight/contract/schemas'
import { formatMoment } from '../../lib/format-moment.ts'
import type { AccountCalls } from './account-calls.ts'
import { AccountSection, WhenLoaded } from './account-section.tsx'
import { ConfirmIdentityProvider } from './confirm-identity.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { LinkedBanks } from './linked-banks.tsx'
import { Preferences } from './preferences.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Security } from './security/security.tsx'
import { SessionList } from './session-list.tsx'
import { useLoaded } from './use-loaded.ts'

type AccountSectionsProps = {
  user: User
  calls: AccountCalls
  onUserChanged: (user: User) => void
  onDeleted: () => void
  onSignedOut: () => void
}

export function AccountSections({
  user,
  calls,
  onUserChanged,
  onDeleted,
  onSignedOut,
}: AccountSectionsProps) {
  const account = useLoaded(calls.fetchAccount)
  const security = useLoaded(calls.fetchSecurity)
  const sessions = useLoaded(calls.fetchSessions)
  const banks = useLoaded(calls.fetchBanks)
  const protection = security.loaded.status === 'success' ? security.loaded.value : null
  const hasPasskeys = protection !== null && protection.passkeys.length > 0
  const hasTwoStep = protection !== null && protection.twoStepSince !== null
  const own = { ...account, label: 'Loading your account', onRetry: () => void account.reload() }
  const handleEmailSaved = (saved: User) => {
    onUserChanged(saved)
    void account.reload()
  }
  return (
    <ConfirmIdentityProvider account={account.loaded} {...{ hasPasskeys, hasTwoStep, calls }}>
      <AccountSection id="profile" title="Profile information" note="Your name">
        <ProfileForm user={user} calls={calls} onSaved={onUserChanged} />
      </AccountSection>
      <AccountSection id="preferences" title="Account preferences" note="Sign-in details">
        <WhenLoaded {...own}>
          {(details) => (
            <Preferences
              account={details}
              calls={calls}
              onSaved={handleEmailSaved}
              onPasswordSaved={() => void sessions.reload()}
            />
          )}
        </WhenLoaded>
      </AccountSection>
      <AccountSection id="security" title="Security" note="Protect your account with more than a password.">
        <WhenLoaded
          loaded={security.loaded}
          label="Loading your security settings"
          onRetry={() => void security.reload()}
        >
          {(settings) => <Security settings={settings} calls={calls} onChanged={security.reload} />}
        </WhenLoaded>
      </AccountSection>
      <AccountSection
        id="linked"
        title="Linked accounts"
        note="Cardsight reads linked accounts until you unlink them. It cannot move money."
      >
        <WhenLoaded loaded={banks.loaded} label="Loading your banks" onRetry={() => void banks.reload()}>
          {(institutions) => <LinkedBanks institutions={institutions} onUnlinked={banks.reload} />}
        </WhenLoaded>
      </AccountSection>
      <AccountSection
        id="sessions"
        title="Where you’re signed in"
        note="Don’t recognize a device? Sign it out and change your password."
      >
        <WhenLoaded
          loaded={sessions.loaded}
          label="Loading your sessions"
          onRetry={() => void sessions.reload()}
        >
          {(list) => <SessionList sessions={list} onEnded={sessions.reload} {...{ calls, onSignedOut }} />}
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
        <WhenLoaded {...own}>
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
