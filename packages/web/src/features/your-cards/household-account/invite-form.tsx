import { pagePaths } from '@cardsight/contract/paths'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SharingTerms } from './sharing-terms.tsx'
import type { ChangeHousehold } from './use-household.ts'
import { useSending } from './use-sending.ts'

type InviteFormProps = { isEmailVerified: boolean; change: ChangeHousehold }

export function InviteForm({ isEmailVerified, change }: InviteFormProps) {
  const [email, setEmail] = useState('')
  const { isBusy, problem, send } = useSending()
  if (!isEmailVerified) {
    return (
      <p>
        Confirm your email address before you invite someone. You can get a new link on{' '}
        <Link to={pagePaths.account} className="font-medium text-link underline underline-offset-4">
          your account page
        </Link>
        .
      </p>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(() => change((calls) => calls.invite(email)))
      }}
    >
      <SharingTerms />
      <div className="mt-4 grid max-w-160 items-start gap-3 narrow:grid-cols-[1fr_auto]">
        <TextField
          label="Their email address"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          error={problem}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" busy={isBusy} className="narrow:mt-7.5">
          Send invitation
        </Button>
      </div>
    </form>
  )
}
