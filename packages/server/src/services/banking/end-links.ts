import type { Deps } from '../../deps.ts'
import {
  addBankEnding,
  type BankEnding,
  listDueBankEndings,
  postponeBankEnding,
  removeBankEnding,
} from '../../repositories/bank-endings.ts'
import { type BankItem, deleteBankItem } from '../../repositories/bank-items.ts'

type Ports = Pick<Deps, 'database' | 'bank' | 'cipher' | 'clock' | 'log'>

const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS
/** About two months of days. After that the provider has thrown the link away itself, or we have lost its keys. */
const MOST_ATTEMPTS = 70
const MOST_AT_ONCE = 20

/**
 * Lets go of links: what is stored of them is gone when this answers, whatever the bank does. The provider is told
 * at once where it listens, else later, by `endDueLinks`.
 */
export async function endLinks(
  ports: Ports,
  items: readonly Pick<BankItem, 'id' | 'userId' | 'sealedAccessToken'>[],
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
  await Promise.all(endings.map((ending) => tellProvider(ports, ending)))
  return removed
}

/** Tells the provider of the links that it could not be told about. Twice is harmless: one that is gone is ended. */
export async function endDueLinks(ports: Ports): Promise<void> {
  const due = await listDueBankEndings(ports.database.db, ports.clock(), { most: MOST_AT_ONCE })
  for (const ending of due) {
    await tellProvider(ports, ending)
  }
}

async function tellProvider(
  { database: { db }, bank, cipher, clock, log }: Ports,
  { itemId, sealedAccessToken, attempts }: BankEnding,
): Promise<void> {
  try {
    await bank.removeItem(cipher.open(sealedAccessToken, itemId))
    await removeBankEnding(db, itemId)
  } catch (error) {
    if (attempts >= MOST_ATTEMPTS) {
      log.error({ err: error, itemId }, 'a link could not be ended at the provider; given up')
      await removeBankEnding(db, itemId)
      return
    }
    log.warn({ err: error, itemId }, 'a link could not be ended at the provider; it will be tried again')
    const waitMs = Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** attempts)
    await postponeBankEnding(db, itemId, new Date(clock().getTime() + waitMs))
  }
}
