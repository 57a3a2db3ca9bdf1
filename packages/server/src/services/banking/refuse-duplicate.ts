import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { listBankAccounts } from '../../repositories/bank-accounts.ts'
import { listBankItems } from '../../repositories/bank-items.ts'
import { bankAttention } from './call-bank.ts'

type Claimed = Readonly<{
  institutionId: string
  accounts: readonly Readonly<{ name: string; mask: string | null }>[]
}>

/**
 * Linking the same accounts twice would count every purchase twice, and some banks break the first link. Two
 * links of one account only have names and masks in common: the provider's ids differ each time.
 */
export async function refuseDuplicate(
  db: Kysely<Schema>,
  userId: string,
  { institutionId, accounts }: Claimed,
): Promise<void> {
  const items = await listBankItems(db, userId)
  const known = await listBankAccounts(db, userId)
  const claimed = new Set(accounts.map(signatureOf))
  const duplicate = items.find(
    (item) =>
      item.institutionId === institutionId &&
      known.some((account) => account.itemId === item.id && claimed.has(signatureOf(account))),
  )
  if (duplicate !== undefined) {
    const { institutionName } = duplicate
    throw bankAttention(
      institutionName,
      `${institutionName} is already linked. If it asks for your login, choose Renew Access next to it.`,
    )
  }
}

function signatureOf({ name, mask }: { name: string; mask: string | null }): string {
  return JSON.stringify([name, mask])
}
