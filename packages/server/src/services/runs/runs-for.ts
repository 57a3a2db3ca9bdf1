import { profileOptionsOf } from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import type { Profile } from '@cardsight/contract/profile'
import { type RunHabits, runHabitsOf } from '@cardsight/contract/runs'
import type { Day } from '@cardsight/engine/dates'
import { cacheByDay } from '../../cache-by-day.ts'

const MAX_CATALOGS = 6

/**
 * Returns a function that compiles the catalog for a profile, once a day for all profiles with the same habits. Anyone
 * can invent profiles, so it caches at most 6 catalogs and evicts the least recently used one.
 */
export function cacheRuns<Runs>(
  release: Release,
  compile: (today: Day, habits: RunHabits) => Runs,
): (profile: Profile, today: Day) => Runs {
  const { memberships } = profileOptionsOf(release)
  const cacheOn = cacheByDay(() => new Map<string, Runs>())
  return (profile, today) => {
    const habits = runHabitsOf(profile, memberships)
    const cache = cacheOn(today)
    const key = JSON.stringify(habits)
    const runs = cache.get(key) ?? compile(today, habits)
    // A map is in order of insertion, so its first key is the least recently used one.
    cache.delete(key)
    cache.set(key, runs)
    const [oldest] = cache.size > MAX_CATALOGS ? cache.keys() : []
    cache.delete(oldest ?? '')
    return runs
  }
}
