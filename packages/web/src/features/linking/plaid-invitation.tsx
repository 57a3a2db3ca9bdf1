import { useId } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { Benefits } from './benefits.tsx'
import { LinkingFacts } from './linking-facts.tsx'
import { linkingText } from './linking-text.ts'

export type PlaidInvitationProps = { signInPath: string; signUpPath: string }

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
