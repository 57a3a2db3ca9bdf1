import { describe, expect, it } from 'vitest'
import { parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { buy, makeCard, percent, run } from '../testing/make.ts'

describe('a rule that looks better and did not pay', () => {
  const base = percent(1, undefined, { id: 'base' })
  const reasons = (
    rules: Parameters<typeof makeCard>[0],
    purchase = buy('2025-06-10', 100, 'gas'),
    years: 1 | 2 = 1,
  ) =>
    run(makeCard(rules), [purchase])
      .explain(years)
      .lines.filter(({ year }) => year === (years === 1 ? 'first' : 'later'))
      .flatMap(({ passedOver }) => passedOver.map(({ rule, reason }) => [rule, reason]))
  const option = (key: string, leaf: 'gas' | 'dining') => ({ key, where: { leaves: [leaf] } })

  it('was bound to a condition that is not assumed', () => {
    expect(
      reasons({ rules: [percent(5, ['gas'], { id: 'x', condition: { kind: 'portal' } }), base] }),
    ).toEqual([['x', 'condition']])
  })

  it('was for purchases abroad', () => {
    expect(
      reasons({ rules: [percent(5, ['gas'], { id: 'x', condition: { kind: 'abroad' } }), base] }),
    ).toEqual([['x', 'not-abroad']])
  })

  it('was of the first year', () => {
    const rules = [percent(5, ['gas'], { id: 'x', firstYearOnly: true }), base]
    expect(reasons({ rules })).toEqual([])
    expect(reasons({ rules }, buy('2025-06-10', 100, 'gas'), 2)).toEqual([['x', 'first-year-over']])
    expect(reasons({ rules: [percent(5, ['gas'], { id: 'x', firstDays: 90 }), base] })).toEqual([
      ['x', 'first-days-over'],
    ])
  })

  it('was not in force on that day', () => {
    const dated = percent(5, ['gas'], { id: 'x', to: parseDay('2025-05-31') })
    expect(reasons({ rules: [dated, base] })).toEqual([['x', 'outside-dates']])
    const calendar = [
      { from: parseDay('2025-01-01'), to: parseDay('2025-03-31'), where: { leaves: ['gas' as const] } },
    ]
    const rotating = percent(5, [], { id: 'y', target: { kind: 'rotating', calendar } })
    expect(reasons({ rules: [rotating, base] })).toEqual([['y', 'outside-dates']])
  })

  it('had another option picked', () => {
    const options = [option('a', 'gas'), option('b', 'dining')]
    const top = percent(5, [], { id: 'x', target: { kind: 'top', rank: 2, per: 'month', options } })
    expect(reasons({ rules: [top, base] })).toEqual([['x', 'not-picked']])
  })

  it('excepted the merchant', () => {
    const rule = percent(5, { leaves: ['gas'], exceptMerchants: ['costco'] }, { id: 'x' })
    expect(reasons({ rules: [rule, base] }, buy('2025-06-10', 100, 'gas', { merchant: 'costco' }))).toEqual([
      ['x', 'excepted'],
    ])
    expect(
      reasons({ rules: [rule, base] }, buy('2025-06-10', 100, 'dining', { merchant: 'costco' })),
    ).toEqual([])
  })

  it('had its cap used up', () => {
    const caps = { q: { on: 'spend' as const, amount: 5000, per: 'quarter' as const } }
    expect(reasons({ rules: [percent(5, ['gas'], { id: 'x', cap: 'q' }), base], caps })).toEqual([
      ['x', 'cap-used-up'],
    ])
  })

  it('begins above a threshold that was not reached', () => {
    const rule = percent(5, ['gas'], { id: 'x', aboveYearlySpend: toCents(20_000) })
    expect(reasons({ rules: [rule, base] })).toEqual([['x', 'below-threshold']])
  })

  it('is not told of rules that speak of other purchases, pay on top, or pay no more', () => {
    const rules = [
      percent(5, ['dining'], { id: 'x' }),
      percent(4, ['dining'], { id: 'y', stacks: true }),
      percent(1, undefined, { id: 'z' }),
      base,
    ]
    expect(reasons({ rules })).toEqual([])
  })
})
