import type { Explanation, ExplanationLine, PassedOverRule } from '@cardsight/contract/backtest'
import { describe, expect, it } from 'vitest'
import { aboutOf, capTextOf, equationOf, skippedRuleTextOf, unpaidTextOf } from './line-text.ts'

const cash: Explanation['pointValue'] = {
  program: 'Cash back',
  unit: 'cash back',
  isMoney: true,
  cents: 1,
  by: null,
  asOf: null,
  limit: null,
}
const points = { ...cash, program: 'Example Points', unit: 'points', isMoney: false, cents: 1.4 }

const line: ExplanationLine = {
  category: 'Supermarkets & Groceries',
  year: 'first',
  years: 1,
  rule: '3x points on groceries',
  rate: 3,
  isOnTop: false,
  isBeyondCap: false,
  spending: 6048,
  points: 18_144,
  money: 254.02,
  cap: null,
  passedOver: [],
}

describe('a line as text', () => {
  it('says why no rule pays for it', () => {
    const refusal = 'Only Visa cards work at Costco, so this card earns nothing there.'
    expect(unpaidTextOf({ ...line, rule: null })).toBe('This card has no earn rate for $6,048.00 of it.')
    expect(unpaidTextOf({ ...line, rule: null, refusal })).toBe(`$6,048.00: ${refusal}`)
  })

  it.each([
    ['points', line, points, '$6,048.00 × 3 points = 18,144 points × 1.4¢ = $254.02'],
    [
      'one point',
      { ...line, rate: 1, spending: 100, points: 100, money: 1.4 },
      points,
      '$100.00 × 1 point = 100 points × 1.4¢ = $1.40',
    ],
    ['money', { ...line, rate: 1.5, spending: 200, money: 3 }, cash, '$200.00 × 1.5% = $3.00'],
    [
      'points beyond a limit',
      { ...line, money: 120 },
      { ...points, limit: { yearly: 120, beyondCents: 0 } },
      '$6,048.00 × 3 points = 18,144 points, counted as $120.00',
    ],
    [
      'points within a limit',
      line,
      { ...points, limit: { yearly: 600, beyondCents: 0 } },
      '$6,048.00 × 3 points = 18,144 points × 1.4¢ = $254.02',
    ],
    [
      'points without a value',
      { ...line, money: 0 },
      { ...points, cents: null },
      '$6,048.00 × 3 points = 18,144 points (no reliable value, so we count $0)',
    ],
  ] as const)('calculates %s', (_, given, value, words) => {
    expect(equationOf(given, value)).toBe(words)
  })

  it('names the years if there are several, and what was added', () => {
    const about = (projection: '1' | '2' | '3', changes: Partial<ExplanationLine>) =>
      aboutOf({ ...line, ...changes }, projection)
    expect(about('1', {})).toBeNull()
    expect(about('3', { year: 'every', years: 3 })).toBe('3 years total')
    expect(about('3', { year: 'first', years: 1 })).toBe('First year')
    expect(about('2', { year: 'later', years: 1, isOnTop: true })).toBe('Second year, on top')
    expect(about('3', { year: 'later', years: 2 })).toBe('2 later years total')
    expect(about('3', { year: 'third', years: 1 })).toBe('Third year')
  })

  it('says when a cap was reached', () => {
    const words = (reachedOn: string[], changes: Partial<ExplanationLine> = {}) =>
      capTextOf({
        ...line,
        cap: { limit: 1500, on: 'spend', per: 'quarter', isShared: false, reachedOn },
        ...changes,
      })
    expect(words([])).toBe('You didn’t reach the cap.')
    expect(words(['2026-01-09', '2026-05-02', '2026-08-10'])).toBe(
      'You reached the cap on January 9, 2026, May 2, 2026 and August 10, 2026.',
    )
    expect(words(['2026-01-09', '2026-02-09', '2026-03-09', '2026-04-09'])).toBe(
      'You reached the cap 4 times, first on January 9, 2026 and last on April 9, 2026.',
    )
    expect(words([], { isBeyondCap: true })).toBeNull()
    expect(words([], { cap: null })).toBeNull()
  })

  it('says why a better rate did not apply', () => {
    const rule: PassedOverRule = {
      rule: '5% on hotels',
      rate: 5,
      reason: 'condition',
      condition: 'portal',
      spending: 300,
    }
    expect(skippedRuleTextOf(rule)).toBe(
      'We didn’t count “5% on hotels” on $300.00: that rate needs a booking through the issuer’s portal.',
    )
    expect(skippedRuleTextOf({ ...rule, reason: 'cap-used-up', condition: null })).toBe(
      'We didn’t count “5% on hotels” on $300.00: you’d reached its cap.',
    )
  })
})
