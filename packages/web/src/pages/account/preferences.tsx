import type { AccountDetails, User } from '@cardsight/contract/account'
import { authSentences } from '@cardsight/contract/auth-sentences'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { serverSentence } from '../../features/forms/use-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type AccountCalls, useOops } from './account-calls.ts'
import { PreferenceRow } from './account-section.tsx'
import { accountText } from './account-text.ts'
import { ChangeEmailModal, ChangePasswordModal } from './change-sign-in-modals.tsx'

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
      <dl className="-my-4 divide-y divide-hairline">
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
            <p>Password set</p>
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

function ResendVerification({ calls }: { calls: Pick<AccountCalls, 'resendVerification'> }) {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const goToOops = useOops()
  const handleResend = async () => {
    setIsBusy(true)
    try {
      toast({ tone: 'good', text: await calls.resendVerification() })
    } catch (error) {
      if (!goToOops(error)) {
        toast({ tone: 'bad', text: serverSentence(error, accountText.verificationFailed) })
      }
    }
    setIsBusy(false)
  }
  return (
    <p className="mt-2">
      <Button variant="quiet" size="small" busy={isBusy} onClick={handleResend} className="-ml-3">
        Send the email again
      </Button>
    </p>
  )
}
