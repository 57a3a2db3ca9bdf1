import type { Day } from '@cardsight/engine/dates'

/** Caches the value of the latest day: the catalog changes at most daily, and compiling it is slow. */
export function cacheByDay<Value>(create: (day: Day) => Value): (day: Day) => Value {
  let cached: { day: Day; value: Value } | undefined
  return (day) => {
    if (cached?.day !== day) {
      cached = { day, value: create(day) }
    }
    return cached.value
  }
}
