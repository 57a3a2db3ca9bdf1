import type { Bank } from '../../bank/bank.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { type BankItem, findBankItem } from '../../repositories/bank-items.ts'
import { SealBroken } from '../../secrets/cipher.ts'
import { findBank } from './banks.ts'
import { bankAttention } from './call-bank.ts'
import { adviceOnRetired } from './retired-links.ts'

export const NOT_LINKED = 'This institution is no longer linked.'

export type ProviderLink = Readonly<{ item: BankItem; bank: Bank; accessToken: string }>

/** Returns a user's own link by its handle, with the provider's token. Imports aren't links. */
export async function getLink(
  deps: Pick<Deps, 'database' | 'bank' | 'otherBanks' | 'cipher'>,
  { userId, handle }: { userId: string; handle: string },
): Promise<ProviderLink> {
  const { database, cipher } = deps
  const item = await findBankItem(database.db, userId, handle)
  if (item === null || item.sealedAccessToken === null) {
    throw new AppError('not-found', { message: NOT_LINKED })
  }
  const bank = findBank(deps, item)
  if (bank === null) {
    throw bankAttention(item.institutionName, adviceOnRetired(item))
  }
  try {
    return { item, bank, accessToken: cipher.open(item.sealedAccessToken, item.id) }
  } catch (error) {
    if (!(error instanceof SealBroken)) {
      throw error
    }
    const advice = `We can't read our key for ${item.institutionName} anymore. Please remove it here and link it again.`
    throw bankAttention(item.institutionName, advice, error)
  }
}
