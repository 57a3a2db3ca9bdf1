import { apiPaths } from '@cardsight/contract/api-paths'
import { socialProblems } from '@cardsight/contract/auth-sentences'
import type { AuthOptions } from '@cardsight/contract/schemas'
import { useId } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'

export type Social = AuthOptions['social']

type SocialChoiceProps = { social: Social; remember: boolean }

/** Social sign-in. It leaves the site, so it is a link; if no provider is set up it says so. */
export function SocialChoice({ social, remember }: SocialChoiceProps) {
  const reasonId = useId()
  const label = `Continue with ${social.providerName}`
  return (
    <div className="mt-6">
      <p className="flex items-center gap-4 text-ink-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        or
      </p>
      {social.isSetUp ? (
        <LinkButton
          to={`${apiPaths.socialStart}?remember=${remember ? '1' : '0'}`}
          reloadDocument
          variant="secondary"
          className="mt-6 w-full"
        >
          {label}
        </LinkButton>
      ) : (
        <>
          <Button variant="secondary" disabled aria-describedby={reasonId} className="mt-6 w-full">
            {label}
          </Button>
          <p id={reasonId} className="mt-2 text-sm text-ink-soft">
            {socialProblems['not-set-up']}
          </p>
        </>
      )}
    </div>
  )
}
