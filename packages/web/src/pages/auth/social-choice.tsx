import { type AuthOptions, authOptionsSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import { LinkButton } from '../../ui/button.tsx'

export type Social = AuthOptions['social']

type SocialChoiceProps = { social: Social; remember: boolean }

/** Social sign-in. It leaves the site, so it is a link; nothing if no provider is set up. */
export function SocialChoice({ social, remember }: SocialChoiceProps) {
  return (
    social.isSetUp && (
      <div className="mt-6">
        <p className="flex items-center gap-4 text-ink-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
          or
        </p>
        <LinkButton
          to={`${apiPaths.socialStart}?remember=${remember ? '1' : '0'}`}
          reloadDocument
          variant="secondary"
          className="mt-6 w-full"
        >
          Continue with {social.providerName}
        </LinkButton>
      </div>
    )
  )
}

/** Used if the server can't be asked: the click then leads to an error page with the reason. */
const UNKNOWN_PROVIDER: Social = { isSetUp: true, providerName: 'Google' }

export async function findSocial({
  api,
  reportError,
}: Pick<PageContext, 'api' | 'reportError'>): Promise<Social> {
  try {
    return authOptionsSchema.parse(await api.get(apiPaths.authOptions)).social
  } catch (error) {
    reportError(error)
    return UNKNOWN_PROVIDER
  }
}
