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

type Ports = Pick<Deps, 'database' | 'bank' | 'cipher' | 'clock' | 'log'>

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
 * called right away; if it doesn't respond, `endDueLinks` retries later.
 */
export async function endLinks(
  ports: Ports,
  items: readonly Pick<BankItem, 'id' | 'userId' | 'sealedAccessToken'>[],
  timeoutMs = TIMEOUT_MS,
): Promise<number> {
  const endings: BankEnding[] = []
  let removed = 0
  for (const { id: itemId, userId, sealedAccessToken } of items) {
    await ports.database.db.transaction().execute(async (transaction) => {
      const isRemoved = await deleteBankItem(transaction, userId, itemId)
      removed += isRemoved ? 1 : 0
      if (isRemoved && sealedAccessToken !== null) {
        await addBankEnding(transaction, { itemId, sealedAccessToken }, ports.clock())
        endings.push({ itemId, sealedAccessToken, attempts: 0 })
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
  const due = await listDueBankEndings(ports.database.db, ports.clock(), { most: MAX_AT_ONCE })
  for (const ending of due) {
    await removeAtProvider(ports, ending)
  }
}

async function removeAtProvider(
  { database: { db }, bank, cipher, clock, log }: Ports,
  { itemId, sealedAccessToken, attempts }: BankEnding,
): Promise<void> {
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
