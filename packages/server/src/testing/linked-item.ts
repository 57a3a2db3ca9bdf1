import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { createBankItem } from '../repositories/bank-items.ts'

export type LinkedItem = Readonly<{ id: string; handle: string; accessToken: string; providerItemId: string }>

/** Inserts a link at the bank of `deps` into the database, due right away and not yet synced. */
export async function linkItem(
  { database, bank, cipher, clock }: Pick<Deps, 'database' | 'bank' | 'cipher' | 'clock'>,
  userId: string,
  publicToken: string,
): Promise<LinkedItem> {
  const { accessToken, providerItemId } = await bank.exchange(publicToken)
  const id = randomUUID()
  const handle = randomUUID()
  await createBankItem(
    database.db,
    {
      id,
      userId,
      handle,
      source: 'provider',
      provider: bank.provider,
      environment: bank.environment,
      providerItemId,
      sealedAccessToken: cipher.seal(accessToken, id),
      institutionId: 'ins_109508',
      institutionName: 'First Platypus Bank',
      institutionLogo: null,
      history: 'none',
      linkedAt: clock(),
      nextSyncAt: clock(),
    },
    await bank.listAccounts(accessToken),
  )
  return { id, handle, accessToken, providerItemId }
}
