import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { ageInDays, isStale, offerFreshness } from './freshness.ts'

const today = parseDay('2026-11-16')

it.each([
  ['offer', '2026-10-17', '2026-10-16'],
  ['apr', '2026-10-02', '2026-10-01'],
  ['fee', '2026-08-18', '2026-08-17'],
  ['rates', '2026-08-18', '2026-08-17'],
  ['perks', '2026-05-20', '2026-05-19'],
] as const)('%s is fresh if seen on %s and stale if seen on %s', (kind, fresh, stale) => {
  expect(isStale(kind, parseDay(fresh), today)).toBe(false)
  expect(isStale(kind, parseDay(stale), today)).toBe(true)
})

it.each([
  ['2026-10-17', 'fresh'],
  ['2026-10-16', 'aging'],
  ['2026-08-18', 'aging'],
  ['2026-08-17', 'old'],
])('an offer seen on %s is %s', (seen, freshness) => {
  expect(offerFreshness(parseDay(seen), today)).toBe(freshness)
})

it('counts whole days, and none for a date after today', () => {
  expect(ageInDays(parseDay('2026-10-10'), today)).toBe(37)
  expect(ageInDays(parseDay('2026-11-17'), today)).toBe(0)
})
