/**
 * Exchanges of public tokens for access tokens. The provider creates an item with the exchange, and bills it
 * until it's removed. If its response is lost, nobody knows of that item, so every exchange is recorded first.
 */
import { createHash, randomUUID } from 'node:crypto'
import { BankError } from '../../bank/bank-error.ts'
import type { Deps } from '../../deps.ts'
import { addBankEnding } from '../../repositories/bank-endings.ts'
import {
  addBankExchange,
  type BankExchange,
  listDueBankExchanges,
  postponeBankExchange,
  removeBankExchange,
} from '../../repositories/bank-exchanges.ts'
import { findBankItemOfProvider } from '../../repositories/bank-items.ts'
import { outliveRequest } from '../../request-deadline.ts'
import { SealBroken } from '../../secrets/cipher.ts'
import { findBank } from './banks.ts'

type Ports = Pick<Deps, 'database' | 'bank' | 'otherBanks' | 'cipher' | 'clock' | 'log'>

const MINUTE_MS = 60_000
/** Longer than a request can take, which may still finish the link. */
const GRACE_MS = 2 * MINUTE_MS
const RETRY_MS = MINUTE_MS
/** How long Plaid accepts a public token. */
const TOKEN_LIFETIME_MS = 30 * MINUTE_MS
const MAX_AT_ONCE = 20

export type Exchanged = Readonly<{ accessToken: string; providerItemId: string; exchangeId: string }>

/**
 * Exchanges a public token. The record stays until the caller has stored what became of the item, or the job
 * has found out.
 */
export async function exchangeToken(ports: Ports, publicToken: string): Promise<Exchanged> {
  const { database, bank, cipher, clock } = ports
  const id = createHash('sha256').update(publicToken).digest('hex')
  if (!bank.isBilled) {
    return { ...(await bank.exchange(publicToken)), exchangeId: id }
  }
  const begunAt = clock()
  const { provider, environment } = bank
  const exchange = { id, provider, environment, sealedPublicToken: cipher.seal(publicToken, id), begunAt }
  const isFirst = await addBankExchange(database.db, exchange, after(begunAt, GRACE_MS))
  try {
    return { ...(await bank.exchange(publicToken)), exchangeId: id }
  } catch (error) {
    // A refusal creates no item. It says nothing about an earlier exchange of the same token.
    if (isFirst && error instanceof BankError && isRefusal(error)) {
      await outliveRequest(() => removeBankExchange(database.db, id))
    }
    throw error
  }
}

/** Finds items of exchanges whose response was lost, and has them removed at the provider. */
export async function resolveExchanges(ports: Ports): Promise<void> {
  const due = await listDueBankExchanges(ports.database.db, ports.clock(), { most: MAX_AT_ONCE })
  for (const exchange of due) {
    await resolveExchange(ports, exchange)
  }
}

async function resolveExchange(ports: Ports, { id, sealedPublicToken, begunAt, ...origin }: BankExchange) {
  const { database, cipher, clock, log } = ports
  try {
    const bank = findBank(ports, origin)
    if (bank === null) {
      throw new BankError('unavailable', 'OTHER_ENVIRONMENT')
    }
    const exchanged = await bank.exchange(cipher.open(sealedPublicToken, id))
    await removeItem({ ...ports, bank }, { ...exchanged, exchangeId: id })
    log.warn('removed a bank link whose exchange got no response')
  } catch (error) {
    if (!(error instanceof BankError || error instanceof SealBroken)) {
      throw error
    }
    const isOver = clock().getTime() - begunAt.getTime() >= TOKEN_LIFETIME_MS
    if (error instanceof BankError && !isRefusal(error) && !isOver) {
      await postponeBankExchange(database.db, id, after(clock(), RETRY_MS))
      return
    }
    log.error(
      { err: error, begunAt },
      'an exchange got no response and cannot be repeated: look for an Item of that time in the dashboard of the bank-data provider, and have it removed',
    )
    await removeBankExchange(database.db, id)
  }
}

/** Hands an exchanged item over to `endDueLinks`, unless it's linked: a browser may send a token twice. */
export async function removeItem(
  { database, bank, cipher, clock }: Pick<Ports, 'database' | 'bank' | 'cipher' | 'clock'>,
  { accessToken, providerItemId, exchangeId }: Exchanged,
): Promise<void> {
  const itemId = randomUUID()
  const { provider, environment } = bank
  await database.db.transaction().execute(async (transaction) => {
    if ((await findBankItemOfProvider(transaction, bank, providerItemId)) === null) {
      const ending = { itemId, provider, environment, sealedAccessToken: cipher.seal(accessToken, itemId) }
      await addBankEnding(transaction, ending, clock())
    }
    await removeBankExchange(transaction, exchangeId)
  })
}

/** Whether the provider understood the request and rejected it. */
function isRefusal({ state, kind }: BankError): boolean {
  return state !== 'retry-later' || kind === 'limited'
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}
