import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { useState } from 'react'
import { Link } from 'react-router'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { authText } from './auth-text.ts'
import { enter } from './enter.ts'
import { checkSignUp } from './form-checks.ts'
import { FormMessage } from './form-message.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'
import type { VisitorCalls } from './visitor-calls.ts'

type SignUpFormProps = {
  calls: Pick<VisitorCalls, 'signUp' | 'isCommonPassword'>
  goTo: (path: string) => void
}

export function SignUpForm({ calls, goTo }: SignUpFormProps) {
  const [isBlocked, setIsBlocked] = useState(false)
  const { errors, message, isBusy, formProps } = useForm({
    fields: ['firstName', 'lastName', 'email', 'password', 'confirmPassword'],
    check: checkSignUp,
    send: async ({ firstName, lastName, email, password }) => {
      const person = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() }
      const isIn = enter(await calls.signUp({ ...person, password, remember: true }), goTo)
      setIsBlocked(!isIn)
      return isIn ? 'leave' : 'stay'
    },
    fallback: sentences.oopsDefault,
  })
  return (
    <form {...formProps} className="grid gap-5">
      <div className="grid gap-5 chart:grid-cols-2">
        <TextField label="First Name" name="firstName" autoComplete="given-name" error={errors.firstName} />
        <TextField label="Last Name" name="lastName" autoComplete="family-name" error={errors.lastName} />
      </div>
      <TextField
        label="Your Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email}
      />
      <PasswordField
        label="Create Password"
        name="password"
        autoComplete="new-password"
        hint="At least 6 characters."
        showStrength
        checkCommon={calls.isCommonPassword}
        error={errors.password}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <p className="text-sm text-ink-soft">
        By signing up you confirm you’re over 18 and accept our{' '}
        <Link to={pagePaths.terms}>Terms of Service</Link> and{' '}
        <Link to={pagePaths.privacy}>Privacy Policy</Link>.
      </p>
      <SubmitButton busy={isBusy}>Sign Up</SubmitButton>
      <FormMessage tone="bad">{isBlocked ? authText.storageBlocked : message}</FormMessage>
    </form>
  )
}
