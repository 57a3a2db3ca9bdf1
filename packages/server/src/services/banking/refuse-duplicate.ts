import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { listBankAccounts } from '../../repositories/bank-accounts.ts'
import { listBankItems } from '../../repositories/bank-items.ts'
import { bankAttention } from './call-bank.ts'
import { isSameAccount } from './same-account.ts'

type Claimed = Readonly<{
  institutionId: string
  accounts: readonly Readonly<{ name: string; mask: string | null; persistentId?: string | null }>[]
  /** Whether the claim comes from the provider, with the bank's own ids where it has any. */
  hasBankIds: boolean
}>

/**
 * Refuses a login that brings no new account: it's most likely linked already, and some banks break the first link
 * of a login that is linked twice. A login that shares only some accounts with another one, such as a joint account,
 * is fine: `withoutRepeats` counts those once.
 */
export async function refuseDuplicate(
  db: Kysely<Schema>,
  userId: string,
  { institutionId, accounts, hasBankIds }: Claimed,
): Promise<void> {
  const items = new Map((await listBankItems(db, userId)).map((item) => [item.id, item]))
  const known = (await listBankAccounts(db, userId)).map((account) => ({
    ...account,
    institutionId: items.get(account.itemId)?.institutionId ?? null,
  }))
  const matches = accounts.map(
    (account) => known.find((other) => isSameAccount(other, { ...account, institutionId })) ?? null,
  )
  // With ids of the bank, equal names and masks prove nothing: the exchange will show the ids.
  const isProven = hasBankIds || matches.every((match) => match === null || match.persistentId === null)
  if (accounts.length === 0 || matches.includes(null) || !isProven) {
    return
  }
  const { institutionName } = items.get(matches[0]?.itemId ?? '') ?? { institutionName: 'This bank' }
  throw bankAttention(
    institutionName,
    `${institutionName} is already linked. If it asks for your login, choose Renew Access next to it.`,
  )
}
