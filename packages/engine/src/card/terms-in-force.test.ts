import { describe, expect, it } from 'vitest'
import { parseDay } from '../day.ts'
import { makeCard, percent, testAssumptions } from '../testing/make.ts'
import { ALL_MONTHS, compareRules, includesMonth, monthsInForce, rulesInForce } from './terms-in-force.ts'

const a = percent(2, ['gas'], { id: 'a' })
const b = percent(2, ['dining'], { id: 'b' })
const best = percent(3, ['hotels'], { id: 'c' })

describe('the rules of a card', () => {
  it('are sorted by rate, then by id, regardless of their order in the file', () => {
    const ids = (...rules: (typeof a)[]) =>
      rulesInForce(makeCard({ rules }), testAssumptions, 1, 'new').map(({ rule }) => rule.id)
    expect(ids(b, a, best)).toEqual(['c', 'a', 'b'])
    expect(ids(a, best, b)).toEqual(['c', 'a', 'b'])
  })

  it('compare consistently in both directions', () => {
    expect(compareRules(a, b)).toBeLessThan(0)
    expect(compareRules(b, a)).toBeGreaterThan(0)
    expect(compareRules(a, a)).toBe(0)
    expect(compareRules(best, a)).toBeLessThan(0)
  })
})

describe('the months of a rule', () => {
  const today = parseDay('2026-11-16')
  const monthsOf = (from: string | undefined, to: string | undefined, year: 1 | 2 | 3) => {
    const rule = { ...(from ? { from: parseDay(from) } : {}), ...(to ? { to: parseDay(to) } : {}) }
    const months = monthsInForce(rule, year, today)
    return Array.from({ length: 12 }, (_, month) => month + 1).filter((month) =>
      includesMonth(months, month - 1),
    )
  }

  it('are all months without dates', () => {
    expect(monthsInForce({}, 1, today)).toBe(ALL_MONTHS)
    expect(monthsInForce({ from: parseDay('2020-01-01') }, 3, today)).toBe(ALL_MONTHS)
  })

  it('start with today’s month', () => {
    // Year 1 is November 2026 to October 2027
    expect(monthsOf(undefined, '2026-12-31', 1)).toEqual([11, 12])
    expect(monthsOf('2027-01-01', undefined, 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(monthsOf('2027-10-31', undefined, 1)).toEqual([10])
    expect(monthsOf('2027-11-01', undefined, 1)).toEqual([])
    expect(monthsOf('2027-11-01', '2027-11-30', 2)).toEqual([11])
  })

  it('are those on whose last day the rule is in force', () => {
    expect(monthsOf('2027-02-28', '2027-03-30', 1)).toEqual([2])
    // February 2028 has 29 days
    expect(monthsOf('2028-02-01', '2028-02-28', 2)).toEqual([])
    expect(monthsOf('2028-02-29', '2028-02-29', 2)).toEqual([2])
  })

  it('count from the year 0 as well', () => {
    expect(includesMonth(1 << 10, 2026 * 12 + 10)).toBe(true)
    expect(includesMonth(1 << 10, 2026 * 12 + 11)).toBe(false)
  })
})
