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

type LinkOwner = Readonly<{ userId: string; handle: string }>
type SealedLink = Readonly<{ item: BankItem & { sealedAccessToken: string }; bank: Bank }>

/** Returns a user's own link by its handle, with the provider's token. Imports aren't links. */
export async function getLink(
  deps: Pick<Deps, 'database' | 'bank' | 'otherBanks' | 'cipher'>,
  owner: LinkOwner,
): Promise<ProviderLink> {
  const { item, bank } = await getSealedLink(deps, owner)
  try {
    return { item, bank, accessToken: deps.cipher.open(item.sealedAccessToken, item.id) }
  } catch (error) {
    if (!(error instanceof SealBroken)) {
      throw error
    }
    const advice = `We can't read our key for ${item.institutionName} anymore. Please remove it here and link it again.`
    throw bankAttention(item.institutionName, advice, error)
  }
}

/** Like `getLink`, for callers that don't need the token: no key may decrypt it anymore. */
export async function getSealedLink(
  deps: Pick<Deps, 'database' | 'bank' | 'otherBanks'>,
  { userId, handle }: LinkOwner,
): Promise<SealedLink> {
  const item = await findBankItem(deps.database.db, userId, handle)
  if (item === null || item.sealedAccessToken === null) {
    throw new AppError('not-found', { message: NOT_LINKED })
  }
  const bank = findBank(deps, item)
  if (bank === null) {
    throw bankAttention(item.institutionName, adviceOnRetired(item))
  }
  return { item: { ...item, sealedAccessToken: item.sealedAccessToken }, bank }
}
