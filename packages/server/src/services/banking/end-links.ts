import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import {
  addBankEnding,
  type BankEnding,
  listDueBankEndings,
  postponeBankEnding,
  removeBankEnding,
} from '../../repositories/bank-endings.ts'
import { type BankItem, deleteBankItem } from '../../repositories/bank-items.ts'
import { outliveRequest } from '../../request-deadline.ts'
import { allBanks, findBank } from './banks.ts'

type Ports = Pick<Deps, 'database' | 'bank' | 'otherBanks' | 'cipher' | 'clock' | 'log'>
type EndedItem = Pick<BankItem, 'id' | 'userId' | 'provider' | 'environment' | 'sealedAccessToken'>

const MINUTE_MS = 60_000
const MAX_WAIT_MS = 24 * 60 * MINUTE_MS
/**
 * About two months of daily attempts. After that, the provider has dropped the link, or we have lost its
 * keys.
 */
const MAX_ATTEMPTS = 70
const MAX_AT_ONCE = 20
/** How long a user waits for the provider; `endDueLinks` retries later. */
const TIMEOUT_MS = 3_000

/**
 * Removes links. Our data about them is deleted when this resolves, whatever the bank does. The provider is
 * called right away; if it doesn't respond, `endDueLinks` retries later. A link of a provider or environment
 * that this server doesn't use waits until it does again.
 */
export async function endLinks(
  ports: Ports,
  items: readonly EndedItem[],
  timeoutMs = TIMEOUT_MS,
): Promise<number> {
  const endings: BankEnding[] = []
  let removed = 0
  for (const item of items) {
    const ending = endingOf(ports, item)
    await ports.database.db.transaction().execute(async (transaction) => {
      const isRemoved = await deleteBankItem(transaction, item.userId, item.id)
      removed += isRemoved ? 1 : 0
      if (isRemoved && ending !== null) {
        await addBankEnding(transaction, ending, ports.clock())
        endings.push({ ...ending, attempts: 0 })
      }
    })
  }
  if (endings.length > 0) {
    const removing = outliveRequest(() =>
      Promise.all(endings.map((ending) => removeAtProvider(ports, ending))),
    )
    removing.catch((error: unknown) =>
      ports.log.warn({ err: error }, 'the removal of a link was not recorded'),
    )
    await Promise.race([removing, wait(timeoutMs, undefined, { ref: false })])
  }
  return removed
}

/** Retries removals at the provider. Repeating one is harmless: a missing link counts as removed. */
export async function endDueLinks(ports: Ports): Promise<void> {
  const { database, clock } = ports
  const due = await listDueBankEndings(database.db, allBanks(ports), { now: clock(), most: MAX_AT_ONCE })
  for (const ending of due) {
    await removeAtProvider(ports, ending)
  }
}

/** Null for an import, and for a link of a simulated bank that isn't there anymore. */
function endingOf(
  ports: Ports,
  { id: itemId, provider, environment, sealedAccessToken }: EndedItem,
): Omit<BankEnding, 'attempts'> | null {
  if (provider === null || environment === null || sealedAccessToken === null) {
    return null
  }
  const isOver = environment === 'simulated' && findBank(ports, { provider, environment }) === null
  return isOver ? null : { itemId, provider, environment, sealedAccessToken }
}

async function removeAtProvider(ports: Ports, ending: BankEnding): Promise<void> {
  const { cipher, clock, log } = ports
  const { db } = ports.database
  const { itemId, sealedAccessToken, attempts } = ending
  const bank = findBank(ports, ending)
  if (bank === null) {
    return
  }
  try {
    await bank.removeItem(cipher.open(sealedAccessToken, itemId))
    await removeBankEnding(db, itemId)
  } catch (error) {
    if (attempts >= MAX_ATTEMPTS) {
      log.error({ err: error, itemId }, 'gave up removing a link at the provider')
      await removeBankEnding(db, itemId)
      return
    }
    log.warn({ err: error, itemId }, 'a link could not be removed at the provider; will retry')
    const waitMs = Math.min(MAX_WAIT_MS, MINUTE_MS * 2 ** attempts)
    await postponeBankEnding(db, itemId, new Date(clock().getTime() + waitMs))
  }
}
