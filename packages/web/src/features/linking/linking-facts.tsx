import { pagePaths } from '@cardsight/contract/paths'
import { ArrowLeftRight, Check, Eye, LockKeyhole, Unlink } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { linkingFacts, linkingText } from './linking-text.ts'

const icons = { shared: Eye, money: ArrowLeftRight, login: LockKeyhole, unlink: Unlink }

export function LinkingFacts() {
  return (
    <div className="text-sm text-ink-soft">
      <ul className="grid gap-2">
        {linkingFacts.map(({ key, text }) => {
          const Icon = icons[key]
          return (
            <li key={key} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-evergreen" />
              <span>{text}</span>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 pl-7">
        More in the <Link to={pagePaths.privacy}>Privacy Policy</Link>.
      </p>
    </div>
  )
}

export function Benefits() {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {linkingText.benefits.map((benefit) => (
        <li key={benefit} className="flex items-center gap-3 py-2.5">
          <Check aria-hidden="true" className="size-5 shrink-0 text-evergreen" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}

type PlaidInvitationProps = { signInPath: string; signUpPath: string }

/** Shown to visitors instead of the accounts list. */
export function PlaidInvitation({ signInPath, signUpPath }: PlaidInvitationProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{linkingText.signUp}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{linkingText.infoInvitation}</p>
      <Benefits />
      <div className="my-5 flex flex-wrap gap-3">
        <LinkButton to={signUpPath}>Sign up</LinkButton>
        <LinkButton variant="secondary" to={signInPath}>
          {linkingText.signIn}
        </LinkButton>
      </div>
      <LinkingFacts />
    </section>
  )
}

/** The third way to enter spending, for people who don't want to share a bank login. */
export function StatementsHint() {
  return (
    <p className="mt-6 text-ink-soft">
      Or <Link to={pagePaths.statements}>import statements from your bank</Link>. Files never leave your
      device.
    </p>
  )
}
