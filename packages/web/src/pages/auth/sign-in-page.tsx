import { pagePaths } from '@cardsight/contract/paths'
import { findSocialProblem } from '@cardsight/contract/schemas'
import { sentences } from '@cardsight/contract/sentences'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AuthPage } from './auth-panel.tsx'
import { authText } from './auth-text.ts'
import { CodePage } from './code-page.tsx'
import { enter } from './enter.ts'
import { checkSignIn } from './form-checks.ts'
import { FormMessage } from './form-message.tsx'
import { loadPage } from './load-page.ts'
import { PasskeyChoice } from './passkey-choice.tsx'
import { type Social, SocialChoice } from './social-choice.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'
import { type VisitorCalls, visitorCalls } from './visitor-calls.ts'

type SignInPageProps = {
  social: Social
  calls?: Pick<VisitorCalls, 'signIn' | 'enterCode' | 'signInWithPasskey'>
  goTo?: (path: string) => void
}

export function SignInPage({ social, calls = visitorCalls, goTo = loadPage }: SignInPageProps) {
  const [remember, setRemember] = useState(false)
  const [ticket, setTicket] = useState<string | null>(null)
  const [passkeyProblem, setPasskeyProblem] = useState<string | null>(null)
  const [params] = useSearchParams()
  if (ticket !== null) {
    return (
      <CodePage
        ticket={ticket}
        calls={calls}
        onSignedIn={(signedIn) => enter(signedIn, goTo)}
        onStartAgain={() => setTicket(null)}
      />
    )
  }
  return (
    <AuthPage heading="Sign In" footer={<Consent />}>
      <FormMessage tone="bad">{passkeyProblem ?? findSocialProblem(params.get('social'))}</FormMessage>
      <SignInForm {...{ calls, goTo }} onRemember={setRemember} onCodeNeeded={setTicket} />
      <SocialChoice social={social} remember={remember} />
      <PasskeyChoice {...{ remember, calls, goTo }} onProblem={setPasskeyProblem} />
      <p className="mt-6">
        New here? <Link to={pagePaths.signUp}>Create a free account</Link>
      </p>
    </AuthPage>
  )
}

type SignInFormProps = Required<Pick<SignInPageProps, 'calls' | 'goTo'>> & {
  onRemember: (remember: boolean) => void
  onCodeNeeded: (ticket: string) => void
}

function SignInForm({ calls, goTo, onRemember, onCodeNeeded }: SignInFormProps) {
  const [isBlocked, setIsBlocked] = useState(false)
  const { errors, message, isBusy, formProps } = useForm({
    fields: ['email', 'password'],
    check: checkSignIn,
    send: async ({ email, password }, form) => {
      const remember = new FormData(form).has('remember')
      const result = await calls.signIn({ email: email.trim(), password, remember })
      if ('ticket' in result) {
        onCodeNeeded(result.ticket)
        return 'stay'
      }
      const isIn = enter(result, goTo)
      setIsBlocked(!isIn)
      return isIn ? 'leave' : 'stay'
    },
    fallback: sentences.oopsDefault,
  })
  return (
    <form {...formProps} className="mt-2 grid gap-5">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label="Remember Me" name="remember" onChange={({ target }) => onRemember(target.checked)} />
        <Link to={pagePaths.forgotPassword}>Forgot Password</Link>
      </div>
      <SubmitButton busy={isBusy}>Sign In</SubmitButton>
      <FormMessage tone="bad">{isBlocked ? authText.storageBlocked : message}</FormMessage>
    </form>
  )
}

function Consent() {
  return (
    <p className="text-sm">
      If you’re new, signing in with another service creates an account. By continuing you confirm you’re over
      18 and accept our <Link to={pagePaths.terms}>Terms of Service</Link> and{' '}
      <Link to={pagePaths.privacy}>Privacy Policy</Link>.
    </p>
  )
}
