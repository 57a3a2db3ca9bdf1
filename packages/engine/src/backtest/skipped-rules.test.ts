import { describe, expect, it } from 'vitest'
import { parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { buy, makeCard, percent, run } from '../testing/make.ts'

describe("a better rule that didn't pay", () => {
  const base = percent(1, undefined, { id: 'base' })
  const reasons = (
    rules: Parameters<typeof makeCard>[0],
    purchase = buy('2025-06-10', 100, 'gas'),
    years: 1 | 2 = 1,
  ) =>
    run(makeCard(rules), [purchase])
      .explain(years)
      .lines.filter(({ year }) => year === years)
      .flatMap(({ skippedRules }) => skippedRules.map(({ rule, reason }) => [rule, reason]))
  const option = (key: string, leaf: 'gas' | 'dining') => ({ key, where: { leaves: [leaf] } })

  it("had a condition that isn't assumed", () => {
    expect(
      reasons({ rules: [percent(5, ['gas'], { id: 'x', condition: { kind: 'portal' } }), base] }),
    ).toEqual([['x', 'condition']])
  })

  it('applied to purchases abroad', () => {
    expect(
      reasons({ rules: [percent(5, ['gas'], { id: 'x', condition: { kind: 'abroad' } }), base] }),
    ).toEqual([['x', 'not-abroad']])
  })

  it('applied to the first year', () => {
    const rules = [percent(5, ['gas'], { id: 'x', firstYearOnly: true }), base]
    expect(reasons({ rules })).toEqual([['x', 'part-of-bonus']])
    expect(reasons({ rules }, buy('2025-06-10', 100, 'gas'), 2)).toEqual([['x', 'first-year-over']])
    expect(reasons({ rules: [percent(5, ['gas'], { id: 'x', firstDays: 90 }), base] })).toEqual([
      ['x', 'part-of-bonus'],
    ])
  })

  it("wasn't in force on that day", () => {
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

  it('excluded the merchant', () => {
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

  it("had a threshold that wasn't reached", () => {
    const rule = percent(5, ['gas'], { id: 'x', aboveYearlySpend: toCents(20_000) })
    expect(reasons({ rules: [rule, base] })).toEqual([['x', 'below-threshold']])
  })

  const quarterly = { q: { on: 'spend' as const, amount: 5000, per: 'quarter' as const } }

  it('had its cap used up, even by other rules or with a rate after the cap', () => {
    const capped = percent(5, ['gas'], { id: 'x', cap: 'q', rateAfter: 2000 })
    expect(reasons({ rules: [capped, base], caps: quarterly })).toEqual([['x', 'cap-used-up']])
    const card = makeCard({ rules: [percent(5, ['gas'], { id: 'x', cap: 'q' }), base], caps: quarterly })
    const { lines } = run(card, [buy('2025-06-01', 50, 'gas'), buy('2025-06-10', 100, 'gas')]).explain()
    expect(lines.map(({ skippedRules }) => skippedRules.map(({ reason }) => reason))).toEqual([
      [],
      ['cap-used-up'],
    ])
  })

  it("isn't listed if it paid above its threshold", () => {
    const rule = percent(5, ['gas'], { id: 'x', aboveYearlySpend: toCents(5000) })
    expect(reasons({ rules: [rule, base] })).toEqual([])
  })

  it('has a calendar that includes both ends, and ignores other entries at the same time', () => {
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

  it('had other dates, regardless of its other conditions', () => {
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

  it('is listed instead of a better rule for other purchases', () => {
    const rules = [percent(6, ['dining'], { id: 'd' }), percent(5, ['gas'], { id: 'x', cap: 'q' }), base]
    expect(reasons({ rules, caps: quarterly })).toEqual([['x', 'cap-used-up']])
  })

  it('excluded the merchant from all of its dates, or from some', () => {
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

  it('is listed best first, even if nothing was paid', () => {
    const portal = (rate: number) => percent(rate, ['gas'], { condition: { kind: 'portal' } })
    expect(reasons({ rules: [portal(4), portal(6), base] })).toEqual([
      ['6', 'condition'],
      ['4', 'condition'],
    ])
    expect(reasons({ rules: [portal(4)] })).toEqual([['4', 'condition']])
  })

  it('is compared with the rate paid, without stacking rules', () => {
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

  it("isn't listed if it applies to other purchases, stacks, or pays no more", () => {
    const rules = [
      percent(5, ['dining'], { id: 'x' }),
      percent(4, ['dining'], { id: 'y', stacks: true }),
      percent(1, undefined, { id: 'z' }),
      base,
    ]
    expect(reasons({ rules })).toEqual([])
  })
})
