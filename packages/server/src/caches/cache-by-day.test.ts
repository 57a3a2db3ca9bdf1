import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { cacheByDay } from './cache-by-day.ts'

it('creates a value again only when the day changes', () => {
  const created: string[] = []
  const valueOn = cacheByDay((day) => created.push(day))
  valueOn(parseDay('2026-11-16'))
  valueOn(parseDay('2026-11-16'))
  valueOn(parseDay('2026-11-17'))
  expect(created).toEqual(['2026-11-16', '2026-11-17'])
})
