/** Reads all pages of changes. None of it counts until the last page is read. */
import type { AccessToken, Bank, BankTransaction, Coverage, SyncPage } from '../../bank/bank.ts'
import { BankError } from '../../bank/bank-error.ts'

const MAX_RESTARTS = 3
/** 100,000 changes; a provider that always has more would keep us busy forever. */
const MAX_PAGES = 200

export type Changes = Readonly<{
  /** Where the pages began: null for the beginning. */
  fromCursor: string | null
  cursor: string | null
  changed: readonly BankTransaction[]
  removed: readonly string[]
  /** How many transactions we couldn't read. */
  skipped: number
  history: SyncPage['history']
  /** Of all pages together. */
  coverage: Coverage
}>

type Source = Readonly<{
  bank: Pick<Bank, 'syncPage'>
  accessToken: AccessToken
  cursor: string | null
  /** Called before each page; an error it throws ends the loop. */
  beforePage: () => Promise<void>
}>

/**
 * If data changes between two pages, the loop restarts at its first page. If that doesn't help, or the cursor
 * is unknown, it restarts from the beginning, and only then is the result complete.
 */
export async function collectChanges(source: Source): Promise<Changes> {
  for (let restarts = 0; ; restarts += 1) {
    try {
      return await collectFrom(source)
    } catch (error) {
      const kind = error instanceof BankError ? error.kind : null
      if (
        source.cursor !== null &&
        (kind === 'bad-cursor' || (kind === 'mutated' && restarts >= MAX_RESTARTS))
      ) {
        return collectChanges({ ...source, cursor: null })
      }
      if (kind !== 'mutated' || restarts >= MAX_RESTARTS) {
        throw error
      }
    }
  }
}

async function collectFrom({ bank, accessToken, cursor: fromCursor, beforePage }: Source): Promise<Changes> {
  const changed = new Map<string, BankTransaction>()
  const removed = new Set<string>()
  let cursor = fromCursor
  let skipped = 0
  let coverage: Coverage | null = null
  for (let count = 0; count < MAX_PAGES; count += 1) {
    await beforePage()
    const page = await bank.syncPage(accessToken, cursor)
    skipped += page.skipped
    coverage = coverage === null ? page.coverage : joinCoverage(coverage, page.coverage)
    // In page order: a pending row that is posted moves from one list to the other.
    for (const transaction of page.changed) {
      changed.set(transaction.transactionId, transaction)
      removed.delete(transaction.transactionId)
    }
    for (const id of page.removed) {
      changed.delete(id)
      removed.add(id)
    }
    cursor = page.nextCursor === '' ? null : page.nextCursor
    if (!page.hasMore) {
      return {
        fromCursor,
        cursor,
        changed: [...changed.values()],
        removed: [...removed],
        skipped,
        history: page.history,
        coverage,
      }
    }
  }
  throw new BankError('unavailable', 'endless pages')
}

/** One incomplete page makes the whole incomplete. */
function joinCoverage(a: Coverage, b: Coverage): Coverage {
  if (a.kind === 'days' && b.kind === 'days') {
    return a.since < b.since ? a : b
  }
  return a.kind === 'partial' ? a : b
}
