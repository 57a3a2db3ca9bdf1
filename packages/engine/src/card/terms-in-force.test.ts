import { describe, expect, it } from 'vitest'
import { makeCard, percent, testAssumptions } from '../testing/make.ts'
import { compareRules, rulesInForce } from './terms-in-force.ts'

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
