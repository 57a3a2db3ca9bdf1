import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { factAges } from './fact-ages.ts'
import { isSeenStale } from './freshness.ts'
import { parseSeen, seenText } from './seen.ts'
import { problemsOf, sampleCard, sampleFile } from './testing/sample-card.ts'

describe('the source of a fact', () => {
  it.each([
    ['creditodds 2026-08-18', { source: 'creditodds', date: '2026-08-18' }],
    [
      'creditodds 2026-08-18 read 2026-11-15',
      { source: 'creditodds', date: '2026-08-18', read: '2026-11-15' },
    ],
    [
      'pages undated read 2026-11-15',
      { source: 'pages', date: '2026-11-15', isUndated: true, read: '2026-11-15' },
    ],
    [
      'issuer 2026-11-18 at https://www.example.com/terms?id=1',
      { source: 'issuer', date: '2026-11-18', page: 'https://www.example.com/terms?id=1' },
    ],
  ])('says when it was true, and when we read it: %s', (text, seen) => {
    expect(parseSeen(text)).toEqual(seen)
    expect(seenText(parseSeen(text))).toBe(text)
  })

  it.each([
    ['pages undated', 'must say when we read an undated source'],
    ['pages undated read 2026-02-30', 'must end with a date in YYYY-MM-DD format'],
    ['pages 2026-11-15 read 2026-11-14', "can't be read before the source stated it"],
    ['nobody undated read 2026-11-15', 'must start with a source from sources.yaml'],
    ['pages today', 'must be a source and a date'],
  ])("can't be %s", (text, problem) => {
    expect(problemsOf(sampleFile({ seen: text })).join()).toContain(problem)
  })

  it('without a date is stale on the day we read it, and has no age', () => {
    const today = parseDay('2026-11-15')
    expect(isSeenStale('fee', parseSeen('pages undated read 2026-11-15'), today)).toBe(true)
    expect(isSeenStale('fee', parseSeen('pages 2026-11-15'), today)).toBe(false)
    const { card } = sampleCard({ fee: '{ yearly: 0, seen: pages undated read 2026-11-15 }' })
    const fee = factAges([card], today).find(({ kind }) => kind === 'fee')
    expect(fee).toMatchObject({ facts: 1, undated: 1, highestAgeDays: 0, stale: 1 })
  })
})
