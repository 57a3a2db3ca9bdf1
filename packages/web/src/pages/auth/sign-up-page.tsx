import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { useState } from 'react'
import { Link } from 'react-router'
import { FormMessage, SubmitButton } from '../../features/forms/form-parts.tsx'
import { useForm } from '../../features/forms/use-form.ts'
import { AuthPanel } from '../../layout/auth-panel.tsx'
import { TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { authText, signUpBenefits } from './auth-text.ts'
import { enter, loadPage } from './enter.ts'
import { checkSignUp } from './form-checks.ts'
import { type Social, SocialChoice } from './social-choice.tsx'
import { type VisitorCalls, visitorCalls } from './visitor-calls.ts'

type SignUpPageProps = {
  social: Social
  calls?: Pick<VisitorCalls, 'signUp' | 'isCommonPassword'>
  goTo?: (path: string) => void
}

export function SignUpPage({ social, calls = visitorCalls, goTo = loadPage }: SignUpPageProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 narrow:px-6 narrow:py-16 menu:grid-cols-[minmax(0,1fr)_minmax(0,31.25rem)]">
      <AuthPanel heading="Sign Up" lead="Free, and needed only to link accounts." footer={<SignInInstead />}>
        <SignUpForm calls={calls} goTo={goTo} />
        <SocialChoice social={social} remember />
      </AuthPanel>
      <Benefits />
    </div>
  )
}

function SignInInstead() {
  return (
    <p>
      Already have an account? <Link to={pagePaths.signIn}>Sign in</Link>
    </p>
  )
}

/** After the form in reading order; before it on wide screens. */
function Benefits() {
  return (
    <ol
      aria-label="What you get with an account"
      className="mx-auto grid w-full max-w-modal-medium content-start gap-8 px-4 pb-12 narrow:px-0 narrow:pb-0 menu:-order-1 menu:max-w-none menu:pt-10"
    >
      {signUpBenefits.map(({ title, text }, index) => (
        <li key={title} className="ledger-margin grid grid-cols-[2.5rem_1fr] gap-x-3 py-1 pl-5">
          <span aria-hidden="true" className="font-serif text-2xl text-evergreen">
            {index + 1}
          </span>
          <div className="min-w-0 max-w-text">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

type SignUpFormProps = {
  calls: Pick<VisitorCalls, 'signUp' | 'isCommonPassword'>
  goTo: (path: string) => void
}

function SignUpForm({ calls, goTo }: SignUpFormProps) {
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
