import { authSentences } from '@cardsight/contract/auth-sentences'
import type { AccountDetails, User } from '@cardsight/contract/schemas'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { AccountCalls } from './account-calls.ts'
import { ChangeEmailModal } from './change-email-modal.tsx'
import { ChangePasswordModal } from './change-password-modal.tsx'
import { PreferenceRow } from './preference-row.tsx'
import { ResendVerification } from './resend-verification.tsx'

type PreferencesProps = {
  account: AccountDetails
  calls: Pick<AccountCalls, 'update' | 'resendVerification' | 'isCommonPassword'>
  onSaved: (user: User) => void
  onPasswordSaved: () => void
}

export function Preferences({ account, calls, onSaved, onPasswordSaved }: PreferencesProps) {
  const [dialog, setDialog] = useState<'email' | 'password' | null>(null)
  const modal = (kind: 'email' | 'password') => ({
    open: dialog === kind,
    onOpenChange: (open: boolean) => setDialog(open ? kind : null),
    calls,
  })
  return (
    <>
      <dl className="divide-y divide-hairline border-y border-hairline">
        <PreferenceRow
          name="Email address"
          action={account.isGoogle ? null : <Change what="email" onChange={() => setDialog('email')} />}
        >
          <p className="font-medium">{account.email}</p>
          <Verified isVerified={account.isEmailVerified} />
          {!account.isEmailVerified && <ResendVerification calls={calls} />}
          {account.isGoogle && <p className="mt-2 text-ink-soft">{authSentences.socialEmail}</p>}
        </PreferenceRow>
        <PreferenceRow
          name="Password"
          action={account.isGoogle ? null : <Change what="password" onChange={() => setDialog('password')} />}
        >
          {account.isGoogle ? (
            <p className="text-ink-soft">{authSentences.socialPassword}</p>
          ) : (
            <p>Set. We store only a hash, so no one can read it.</p>
          )}
        </PreferenceRow>
      </dl>
      <ChangeEmailModal {...modal('email')} onSaved={onSaved} />
      <ChangePasswordModal {...modal('password')} email={account.email} onSaved={onPasswordSaved} />
    </>
  )
}

function Change({ what, onChange }: { what: 'email' | 'password'; onChange: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onChange}>
      Change {what}
    </Button>
  )
}

function Verified({ isVerified }: { isVerified: boolean }) {
  const Mark = isVerified ? CircleCheck : CircleAlert
  return (
    <Badge variant={isVerified ? 'good' : 'neutral'} className="mt-2">
      <Mark aria-hidden="true" />
      {isVerified ? 'Confirmed' : 'Not confirmed yet'}
    </Badge>
  )
}
