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
      .flatMap(({ skippedRules }) => skippedRules.map(({ rule, reason }) => [rule, reason]))
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

  const quarterly = { q: { on: 'spend' as const, amount: 5000, per: 'quarter' as const } }

  it('had its cap used up, by others too, and whatever it pays beyond', () => {
    const capped = percent(5, ['gas'], { id: 'x', cap: 'q', rateAfter: 2000 })
    expect(reasons({ rules: [capped, base], caps: quarterly })).toEqual([['x', 'cap-used-up']])
    const card = makeCard({ rules: [percent(5, ['gas'], { id: 'x', cap: 'q' }), base], caps: quarterly })
    const { lines } = run(card, [buy('2025-06-01', 50, 'gas'), buy('2025-06-10', 100, 'gas')]).explain()
    expect(lines.map(({ skippedRules }) => skippedRules.map(({ reason }) => reason))).toEqual([
      [],
      ['cap-used-up'],
    ])
  })

  it('paid from its threshold on, and is not told of then', () => {
    const rule = percent(5, ['gas'], { id: 'x', aboveYearlySpend: toCents(5000) })
    expect(reasons({ rules: [rule, base] })).toEqual([])
  })

  it('has first days of which the last is counted', () => {
    const rules = [percent(5, ['gas'], { id: 'x', firstDays: 90, cap: 'q' }), base]
    // March 31 is the 90th day of 2025, April 1 the 91st.
    expect(reasons({ rules, caps: quarterly }, buy('2025-03-31', 100, 'gas'))).toEqual([['x', 'cap-used-up']])
    expect(reasons({ rules, caps: quarterly }, buy('2025-04-01', 100, 'gas'))).toEqual([
      ['x', 'first-days-over'],
    ])
  })

  it('has a calendar of which both ends count, and other entries at the same time do not', () => {
    const [from, to] = [parseDay('2025-04-01'), parseDay('2025-06-30')]
    const calendar = [
      { from, to, where: { leaves: ['dining' as const] } },
      { from, to, where: { leaves: ['gas' as const] } },
      { from: parseDay('2025-07-01'), to: parseDay('2025-09-30'), where: { leaves: ['hotels' as const] } },
    ]
    const rotating = percent(5, [], { id: 'y', cap: 'q', target: { kind: 'rotating', calendar } })
    const onDay = (day: string) => reasons({ rules: [rotating, base], caps: quarterly }, buy(day, 100, 'gas'))
    expect(['2025-04-01', '2025-06-30'].map(onDay)).toEqual([[['y', 'cap-used-up']], [['y', 'cap-used-up']]])
    expect(['2025-03-31', '2025-07-01'].map(onDay)).toEqual([
      [['y', 'outside-dates']],
      [['y', 'outside-dates']],
    ])
    const ended = { ...rotating, to: parseDay('2025-03-01') }
    expect(reasons({ rules: [ended, base], caps: quarterly })).toEqual([['y', 'outside-dates']])
  })

  it('had another time, whatever else was asked for', () => {
    const where = { leaves: ['gas' as const] }
    const calendar = [{ from: parseDay('2025-04-01'), to: parseDay('2025-06-30'), where }]
    const condition = { kind: 'portal' as const }
    const rotating = percent(5, [], { id: 'y', condition, target: { kind: 'rotating', calendar } })
    const onDay = (day: string) => reasons({ rules: [rotating, base] }, buy(day, 100, 'gas'))
    expect(['2025-03-31', '2025-04-01', '2025-07-01'].map(onDay)).toEqual([
      [['y', 'outside-dates']],
      [['y', 'condition']],
      [['y', 'outside-dates']],
    ])
  })

  it('is asked itself, and not a better rule that speaks of other purchases', () => {
    const rules = [percent(6, ['dining'], { id: 'd' }), percent(5, ['gas'], { id: 'x', cap: 'q' }), base]
    expect(reasons({ rules, caps: quarterly })).toEqual([['x', 'cap-used-up']])
  })

  it('excepted the merchant from everything, or from one of its times', () => {
    const atCostco = buy('2025-06-10', 100, 'gas', { merchant: 'costco' })
    const everything = percent(2, { isEverything: true, exceptMerchants: ['costco'] }, { id: 'x' })
    expect(reasons({ rules: [everything, base] }, atCostco)).toEqual([['x', 'excepted']])
    expect(reasons({ rules: [everything, base] })).toEqual([])
    const [from, to] = [parseDay('2025-04-01'), parseDay('2025-06-30')]
    const calendar = [
      { from, to, where: { leaves: ['dining' as const] } },
      { from, to, where: { leaves: ['gas' as const], exceptMerchants: ['costco'] } },
    ]
    const rotating = percent(5, [], { id: 'y', target: { kind: 'rotating', calendar } })
    expect(reasons({ rules: [rotating, base] }, atCostco)).toEqual([['y', 'excepted']])
  })

  it('is told best first, and where nothing was paid at all', () => {
    const portal = (rate: number) => percent(rate, ['gas'], { condition: { kind: 'portal' } })
    expect(reasons({ rules: [portal(4), portal(6), base] })).toEqual([
      ['6', 'condition'],
      ['4', 'condition'],
    ])
    expect(reasons({ rules: [portal(4)] })).toEqual([['4', 'condition']])
  })

  it('is measured against what was paid, not against what came on top of that', () => {
    const condition = { kind: 'portal' as const }
    const rules = [
      percent(3, ['gas'], { id: 'three' }),
      percent(2, ['gas'], { id: 'two', condition }),
      percent(3, ['gas'], { id: 'same', condition }),
      percent(0.5, ['gas'], { id: 'on-top', stacks: true }),
      percent(6, ['gas'], { id: 'more-on-top', stacks: true, condition }),
      base,
    ]
    expect(reasons({ rules })).toEqual([])
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
