import type { Bank } from '../bank/bank.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { findRelease } from '../repositories/catalog-releases.ts'
import type { HomeCard } from './pick-home-cards.ts'

const CACHE_MS = 10 * 60_000
const CACHE_FAILURE_MS = 30_000

/**
 * Figures about the product: the published catalog from the database, the number of banks from the provider.
 */
export async function getOverview(
  deps: Deps,
  homeCards: readonly HomeCard[],
  countInstitutions: () => Promise<number | null>,
) {
  const [release, institutionCount] = await Promise.all([
    findRelease(deps.database.db, deps.catalog.version),
    countInstitutions(),
  ])
  if (release === null) {
    throw new AppError('unavailable', { message: "The card catalog isn't published yet. Please try again." })
  }
  return {
    release,
    homeCards,
    bank: { isSimulated: deps.bank.environment === 'simulated', institutionCount },
  }
}

export type OverviewFacts = Awaited<ReturnType<typeof getOverview>>

/** Cached, because the count rarely changes and a page must not wait for a bank. */
export function cacheInstitutionCount(bank: Bank, { clock, log }: Pick<Deps, 'clock' | 'log'>) {
  let cached: { count: Promise<number | null>; until: number } | undefined
  return (): Promise<number | null> => {
    const now = clock().getTime()
    if (cached === undefined || cached.until <= now) {
      const lastRequest = { count: ask(), until: now + CACHE_MS }
      cached = lastRequest
      lastRequest.count.then((count) => {
        lastRequest.until = count === null ? now + CACHE_FAILURE_MS : lastRequest.until
      })
    }
    return cached.count
  }

  async function ask(): Promise<number | null> {
    // Made-up banks say nothing, and the call would load the provider's SDK, which takes 60 MB.
    if (bank.environment === 'simulated') {
      return null
    }
    try {
      return await bank.countInstitutions()
    } catch (error) {
      log.warn({ err: error }, 'the bank-data provider did not answer')
      return null
    }
  }
}
