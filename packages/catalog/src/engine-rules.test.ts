import { describe, expect, it } from 'vitest'
import { sampleCard } from './testing/sample-card.ts'

function rulesOf(earns: string, changes = {}) {
  return sampleCard({ earns: `[${earns}]`, ...changes }).card.engine
}

describe('toEngineRules', () => {
  it('converts rates to thousandths and groups to leaves', () => {
    expect(rulesOf('{ rate: 1.25, on: [gas-and-ev] }').rules).toEqual([
      {
        id: 'gas-and-ev-1-25x',
        rate: 1250,
        target: { kind: 'where', where: { leaves: ['gas', 'ev-charging'] } },
      },
    ])
  })

  it('accepts leaves, merchants, exclusions and everything', () => {
    expect(
      rulesOf('{ rate: 2, on: [insurance], at: [amazon], except: [gas], exceptAt: [target] }').rules[0],
    ).toMatchObject({
      target: {
        where: {
          leaves: ['insurance'],
          merchants: ['amazon'],
          exceptLeaves: ['gas'],
          exceptMerchants: ['target'],
        },
      },
    })
    expect(rulesOf('{ rate: 1, on: [everything] }').rules[0]?.target).toEqual({
      kind: 'where',
      where: { isEverything: true },
    })
  })

  it("applies a group's excluded merchants, unless the rule names them", () => {
    const where = (earns: string) => rulesOf(earns).rules[0]?.target
    expect(where('{ rate: 3, on: [groceries-but-superstores] }')).toMatchObject({
      where: { exceptMerchants: ['walmart', 'target'] },
    })
    expect(where('{ rate: 3, on: [groceries-but-superstores], at: [target] }')).toMatchObject({
      where: { merchants: ['target'], exceptMerchants: ['walmart'] },
    })
  })

  it("stores a rule's own cap under the rule's id, with the rate after it", () => {
    const { rules, caps } = rulesOf(
      '{ rate: 6, on: [us-supermarkets], cap: { spend: 6000, per: year }, after: 1 }',
    )
    expect(rules[0]).toMatchObject({ cap: 'us-supermarkets-6x', rateAfter: 1000 })
    expect(caps).toEqual({ 'us-supermarkets-6x': { on: 'spend', amount: 600_000, per: 'year' } })
  })

  it('shares a cap by name, also a reward cap', () => {
    const { rules, caps } = rulesOf(
      '{ rate: 5, on: [groceries], sharedCap: both }, { rate: 3, on: [gas], sharedCap: both }',
      { sharedCaps: '{ both: { reward: 500, per: year } }' },
    )
    expect(rules.map(({ cap }) => cap)).toEqual(['both', 'both'])
    expect(caps).toEqual({ both: { on: 'reward', amount: 50_000, per: 'year' } })
  })

  it('copies the entries of a rotating calendar', () => {
    const { rules } = rulesOf('{ rate: 5, rotating: discover-it, when: activation }')
    expect(rules[0]?.condition).toEqual({ kind: 'activation' })
    const target = rules[0]?.target
    expect(target?.kind === 'rotating' && target.calendar.at(-1)).toEqual({
      from: '2026-10-01',
      to: '2026-12-31',
      where: {
        leaves: ['dining', 'fast-food', 'food-delivery', 'entertainment', 'movie-theater', 'utilities'],
      },
    })
  })

  it('converts chosen and top options that are groups or merchants', () => {
    expect(
      rulesOf('{ rate: 6, choose: { count: 2, per: quarter, from: [gas, amazon, target] } }').rules[0]
        ?.target,
    ).toEqual({
      kind: 'chosen',
      count: 2,
      per: 'quarter',
      options: [
        { key: 'gas', where: { leaves: ['gas'] } },
        { key: 'amazon', where: { merchants: ['amazon'] } },
        { key: 'target', where: { merchants: ['target'] } },
      ],
    })
    expect(
      rulesOf('{ rate: 5, top: { rank: 2, per: month, from: [gas, pets] } }').rules[0]?.target,
    ).toMatchObject({
      kind: 'top',
      rank: 2,
      per: 'month',
    })
  })

  it('converts dates, first year, first months, thresholds, stacking, memberships and tiers', () => {
    expect(
      rulesOf('{ rate: 2, on: [gas], from: 2026-01-01, to: 2026-06-30, firstYear: true }').rules[0],
    ).toMatchObject({
      from: '2026-01-01',
      to: '2026-06-30',
      firstYearOnly: true,
    })
    expect(
      rulesOf('{ rate: 2, on: [gas], firstMonths: 6, above: 150000, adds: true }').rules[0],
    ).toMatchObject({
      firstDays: 180,
      aboveYearlySpend: 15_000_000,
      stacks: true,
    })
    expect(rulesOf('{ rate: 2, on: [gas], member: amazon-prime }').rules[0]?.condition).toEqual({
      kind: 'membership',
      id: 'amazon-prime',
    })
    expect(rulesOf('{ rate: 2, on: [gas], tier: penfed-honors-advantage }').rules[0]?.condition).toEqual({
      kind: 'tier',
      id: 'penfed-honors-advantage',
    })
  })

  it('makes ids unique', () => {
    const { rules } = rulesOf('{ rate: 2, on: [gas] }, { rate: 2, on: [gas], when: abroad }')
    expect(rules.map(({ id }) => id)).toEqual(['gas-2x', 'gas-2x-2'])
  })
})
