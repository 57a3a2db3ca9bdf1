import type { Deps } from '../../deps.ts'
import { changeItemState, requestSync } from '../../repositories/bank-items.ts'
import { saveSharedAccounts } from '../../repositories/bank-sync.ts'
import { bankAttention, callBank } from './call-bank.ts'
import { getLink } from './get-link.ts'
import { type LinkedInstitution, withKind } from './link-institution.ts'
import { adviceOn } from './link-state.ts'

/**
 * Called after the linking flow has asked for a login or for the shared accounts again. Trusts the bank, not the
 * browser.
 */
export async function renewInstitution(
  deps: Deps,
  { userId, handle }: { userId: string; handle: string },
): Promise<LinkedInstitution> {
  const { clock, database } = deps
  const { item, bank, accessToken } = await getLink(deps, { userId, handle })
  const { institutionName } = item
  const [{ trouble }, accounts] = await callBank(institutionName, () =>
    Promise.all([bank.describeItem(accessToken), bank.listAccounts(accessToken)]),
  )
  if (trouble !== null) {
    const advice = trouble === 'login-required' ? null : adviceOn(trouble, institutionName)
    throw bankAttention(institutionName, advice ?? `${institutionName} still asks you to sign in again.`)
  }
  await changeItemState(database.db, item, { from: ['login-required', 'expiring', 'gone'], to: 'ready' })
  await saveSharedAccounts(database.db, item, accounts)
  await requestSync(database.db, item, clock())
  return { institutionName, accounts: accounts.map(withKind) }
}
