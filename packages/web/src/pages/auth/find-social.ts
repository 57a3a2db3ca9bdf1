import { apiPaths, authOptionsSchema, type PageContext } from '@cardsight/contract'
import type { Social } from './social-choice.tsx'

/** Offered when nobody could be asked: pressed then, it comes back with the reason why it does not work. */
const UNASKED: Social = { isSetUp: true, providerName: 'Google' }

export async function findSocial({
  api,
  reportError,
}: Pick<PageContext, 'api' | 'reportError'>): Promise<Social> {
  try {
    return authOptionsSchema.parse(await api.get(apiPaths.authOptions)).social
  } catch (error) {
    reportError(error)
    return UNASKED
  }
}
