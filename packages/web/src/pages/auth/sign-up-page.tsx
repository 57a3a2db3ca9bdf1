import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { AuthPanel } from './auth-panel.tsx'
import { signUpBenefits } from './auth-text.ts'
import { loadPage } from './load-page.ts'
import { SignUpForm } from './sign-up-form.tsx'
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
