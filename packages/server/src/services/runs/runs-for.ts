import { profileOptionsOf } from '@cardsight/answers'
import { type Release, releaseFor } from '@cardsight/catalog'
import type { Profile } from '@cardsight/contract/profile'
import { type RunHabits, runHabitsOf } from '@cardsight/contract/runs'
import type { Day } from '@cardsight/engine/dates'
import { LRUCache } from 'lru-cache'
import { cacheByDay } from '../../caches/cache-by-day.ts'

const MAX_CATALOGS = 6

/**
 * Returns a function that compiles the catalog for a profile, once a day for all profiles with the same habits. Anyone
 * can invent profiles, so it caches at most 6 catalogs and evicts the least recently used one.
 */
export function cacheRuns<Runs extends NonNullable<unknown>>(
  release: Release,
  compile: (today: Day, habits: RunHabits) => Runs,
): (profile: Profile, today: Day) => Runs {
  const [personal, all] = [false, true].map(
    (hasBusiness) => profileOptionsOf(releaseFor(release, { hasBusiness })).memberships,
  )
  const cacheOn = cacheByDay(() => new LRUCache<string, Runs>({ max: MAX_CATALOGS }))
  return (profile, today) => {
    const habits = runHabitsOf(profile, (profile.hasBusiness ? all : personal) ?? [])
    const cache = cacheOn(today)
    const key = JSON.stringify(habits)
    const runs = cache.get(key) ?? compile(today, habits)
    cache.set(key, runs)
    return runs
  }
}
