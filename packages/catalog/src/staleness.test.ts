import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { isStale } from './staleness.ts'

it('treats facts as stale from day 181', () => {
  // 2026-05-19 to 2026-11-15 are 180 days: 12 + 30 + 31 + 31 + 30 + 31 + 15.
  const today = parseDay('2026-11-15')
  expect(isStale(parseDay('2026-05-19'), today)).toBe(false)
  expect(isStale(parseDay('2026-05-18'), today)).toBe(true)
})
