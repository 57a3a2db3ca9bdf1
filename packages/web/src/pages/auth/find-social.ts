import { authOptionsSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import type { Social } from './social-choice.tsx'

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
