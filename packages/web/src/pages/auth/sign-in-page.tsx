import { findSocialProblem } from '@cardsight/contract/account'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { FormMessage, SubmitButton, useHydrated } from '../../features/forms/form-parts.tsx'
import { serverSentence, useForm } from '../../features/forms/use-form.ts'
import { AuthPage } from '../../layout/auth-panel.tsx'
import { canUsePasskeys } from '../../lib/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { authText } from './auth-text.ts'
import { CodePage } from './code-page.tsx'
import { enter, loadPage } from './enter.ts'
import { checkSignIn } from './form-checks.ts'
import { type Social, SocialChoice } from './social-choice.tsx'
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
    <AuthPage heading="Sign In" footer={<Consent isSocial={social.isSetUp} />}>
      <FormMessage tone="bad">{passkeyProblem ?? findSocialProblem(params.get('social'))}</FormMessage>
      <SignInForm {...{ calls, goTo }} onRemember={setRemember} onCodeNeeded={setTicket} />
      <SocialChoice social={social} remember={remember} />
      <PasskeyChoice {...{ remember, calls, goTo }} onProblem={setPasskeyProblem} />
      <p className="mt-6">
        New here?{' '}
        <Link to={pagePaths.signUp} className="press">
          Create a free account
        </Link>
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
        <Link to={pagePaths.forgotPassword} className="press">
          Forgot Password
        </Link>
      </div>
      <SubmitButton busy={isBusy}>Sign In</SubmitButton>
      <FormMessage tone="bad">{isBlocked ? authText.storageBlocked : message}</FormMessage>
    </form>
  )
}

function Consent({ isSocial }: { isSocial: boolean }) {
  return (
    <p className="text-sm">
      {isSocial && 'If you’re new, signing in with another service creates an account. '}
      By continuing you confirm you’re over 18 and accept our{' '}
      <Link to={pagePaths.terms}>Terms of Service</Link> and{' '}
      <Link to={pagePaths.privacy}>Privacy Policy</Link>.
    </p>
  )
}

type PasskeyChoiceProps = {
  remember: boolean
  calls: Pick<VisitorCalls, 'signInWithPasskey'>
  goTo: (path: string) => void
  /** Null removes the last problem. */
  onProblem: (problem: string | null) => void
}

/** Signing in with a passkey; nothing if the browser can't. */
function PasskeyChoice({ remember, calls, goTo, onProblem }: PasskeyChoiceProps) {
  const [isBusy, setIsBusy] = useState(false)
  const isHydrated = useHydrated()
  if (isHydrated && !canUsePasskeys()) {
    return null
  }
  const handleClick = async () => {
    setIsBusy(true)
    onProblem(null)
    try {
      const signedIn = await calls.signInWithPasskey(remember)
      if (signedIn !== null) {
        onProblem(enter(signedIn, goTo) ? null : authText.storageBlocked)
      }
    } catch (error) {
      onProblem(serverSentence(error, sentences.oopsDefault))
    }
    setIsBusy(false)
  }
  return (
    <Button
      variant="secondary"
      className="mt-3 w-full"
      disabled={!isHydrated}
      busy={isBusy}
      onClick={() => void handleClick()}
    >
      <KeyRound aria-hidden="true" className="size-5" />
      Sign in with a passkey
    </Button>
  )
}
