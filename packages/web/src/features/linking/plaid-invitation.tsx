import { useId } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { Benefits } from './benefits.tsx'
import { LinkingFacts } from './linking-facts.tsx'
import { linkingWords } from './linking-words.ts'

export type PlaidInvitationProps = { signInPath: string; signUpPath: string }

/** What a visitor sees in place of the accounts list. */
export function PlaidInvitation({ signInPath, signUpPath }: PlaidInvitationProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{linkingWords.signUp}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{linkingWords.infoInvitation}</p>
      <Benefits />
      <div className="my-5 flex flex-wrap gap-3">
        <LinkButton to={signUpPath}>Sign up</LinkButton>
        <LinkButton variant="secondary" to={signInPath}>
          {linkingWords.signIn}
        </LinkButton>
      </div>
      <LinkingFacts />
    </section>
  )
}
