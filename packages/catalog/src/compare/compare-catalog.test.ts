import { describe, expect, it } from 'vitest'
import { type Changes, releaseOf, sampleFile } from '../testing/sample-card.ts'
import { compareCatalog } from './compare-catalog.ts'
import { gatheredFactSchema } from './gathered-facts.ts'

const fact = {
  id: 'plain-card',
  network: 'visa',
  status: { acceptingApplications: true },
  annualFee: 39.5,
  firstYearFeeWaived: false,
  baseRate: { value: 1, unit: 'percent' },
  categoryRates: [],
  introBonus: null,
  ratesConfidence: 'high',
}

function compare(changes: Changes, factChanges: Record<string, unknown> = {}) {
  const facts = [gatheredFactSchema.parse({ ...fact, ...factChanges })]
  return compareCatalog(releaseOf(sampleFile(changes)), facts, {})
}

function keysOf(changes: Changes, factChanges: Record<string, unknown> = {}) {
  return compare(changes, factChanges).differences.map(({ key }) => key)
}

describe('a comparison', () => {
  it('finds no differences between equal facts', () => {
    expect(compare({})).toEqual({ compared: 1, differences: [], faults: [] })
  })

  it("returns both values and the reason from the card's file", () => {
    const { differences } = compare({ fee: '{ yearly: 45 }', differs: '{ fee: Raised in October. }' })
    expect(differences).toEqual([
      {
        id: 'plain-card',
        key: 'fee',
        ours: '4500 then 4500 cents',
        theirs: '3950 then 3950 cents',
        reason: 'Raised in October.',
        isNewerHere: false,
      },
    ])
  })

  it('marks facts that we saw after the gathered facts did', () => {
    // Ours: the fee on 2026-09-21, the rates on 2026-08-18.
    const sources = (date: string) => ({
      annualFee: 45,
      annualFeeSource: 'duff',
      baseRate: { value: 2, unit: 'percent' },
      ratesSource: 'duff',
      sources: [{ id: 'duff', date }],
    })
    const newer = (date: string) =>
      compare({}, sources(date)).differences.flatMap(({ key, isNewerHere }) => (isNewerHere ? [key] : []))
    expect(newer('data as of 2026-08-17')).toEqual(['fee', 'base'])
    expect(newer('2026-09-20')).toEqual(['fee'])
    expect(newer('2026-09-21')).toEqual([])
  })

  it('has a null reason if the file gives none', () => {
    expect(compare({ fee: '{ yearly: 45 }' }).differences[0]?.reason).toBeNull()
  })

  it.each([
    ['a waived first year', {}, { firstYearFeeWaived: true }, ['fee']],
    ['a different base rate', {}, { baseRate: { value: 2, unit: 'percent' } }, ['base']],
    ['points instead of cash', {}, { baseRate: { value: 1, unit: 'points_per_dollar' } }, ['base']],
    ['a missing rate', {}, { categoryRates: [{ category: 'gas', rate: 3 }] }, ['rates.gas']],
    [
      'an extra rate of ours',
      { earns: '[{ rate: 3, on: [gas] }, { rate: 1, on: [everything] }]' },
      {},
      ['extra.gas-3x'],
    ],
    [
      'an offer',
      {},
      { introBonus: { amount: 200, unit: 'cash', spendRequirement: 500, months: 3 } },
      ['bonus'],
    ],
    ['a closed card', {}, { status: { acceptingApplications: false } }, ['status']],
    ['a network', { network: 'amex' }, {}, ['network']],
  ])('finds %s', (_name, changes, factChanges, keys) => {
    expect(keysOf(changes, factChanges)).toEqual(keys)
  })

  it('compares days with months, and the amount that counts of an "up to" offer', () => {
    const bonus = { amount: 300, unit: 'cash', spendRequirement: 500, days: 90 }
    const offer = '{ tiers: [{ cash: 100, upTo: 300, spend: 500, months: 3 }] }'
    expect(keysOf({ offer }, { introBonus: bonus })).toEqual(['bonus'])
    expect(keysOf({ offer }, { introBonus: { ...bonus, amount: 100 } })).toEqual([])
  })

  it('ignores what the facts leave open, and rates of low confidence', () => {
    const unknown = { annualFee: null, status: { acceptingApplications: null } }
    expect(keysOf({ status: '{ state: closed }' }, unknown)).toEqual([])
    const rates = { baseRate: { value: 9, unit: 'percent' }, categoryRates: [{ category: 'gas', rate: 3 }] }
    expect(keysOf({}, { ...rates, ratesConfidence: 'high' })).toEqual(['base', 'rates.gas'])
    expect(keysOf({}, { ...rates, ratesConfidence: 'low (one weak source)' })).toEqual([])
  })

  it("doesn't take a rate of the first months for the base rate", () => {
    const earns = '[{ rate: 2, on: [everything], firstMonths: 6 }, { rate: 1, on: [everything] }]'
    expect(keysOf({ earns })).toEqual(['extra.everything-2x'])
  })

  it('finds a different cap, period or rate after the cap', () => {
    const earns =
      '[{ rate: 3, on: [gas], cap: { spend: 500, per: month }, after: 1 }, { rate: 1, on: [everything] }]'
    const row = (cap: object) => ({ categoryRates: [{ category: 'gas', rate: 3, cap }] })
    expect(keysOf({ earns }, row({ amount: 500, period: 'monthly', rateAfter: 1 }))).toEqual([])
    expect(keysOf({ earns }, row({ amount: 600, period: 'monthly', rateAfter: 1 }))).toEqual(['caps.gas'])
    expect(keysOf({ earns }, row({ amount: 500, period: 'quarterly', rateAfter: 1 }))).toEqual(['caps.gas'])
    expect(keysOf({ earns }, row({ amount: 500, period: 'monthly', rateAfter: 2 }))).toEqual(['caps.gas'])
  })

  it('does not match a portal rate with a general rate', () => {
    const earns = '[{ rate: 5, on: [hotels], when: portal }, { rate: 1, on: [everything] }]'
    const row = { category: 'hotels_portal', rate: 5 }
    expect(keysOf({ earns }, { categoryRates: [{ ...row, portalOnly: true }] })).toEqual([])
    expect(keysOf({ earns }, { categoryRates: [row] })).toEqual(['rates.hotels_portal', 'extra.hotels-5x'])
  })

  it('matches merchants with a brand row, or with a row whose note names them', () => {
    const earns = '[{ rate: 3, at: [lyft] }, { rate: 1, on: [everything] }]'
    expect(
      keysOf({ earns }, { categoryRates: [{ category: 'transit', rate: 3, note: 'On Lyft rides' }] }),
    ).toEqual([])
    expect(
      keysOf({ earns }, { categoryRates: [{ category: 'transit', rate: 3, brandSpecific: true }] }),
    ).toEqual([])
    expect(keysOf({ earns }, { categoryRates: [{ category: 'transit', rate: 3 }] })).toEqual([
      'rates.transit',
      'extra.lyft-3x',
    ])
  })

  it('does not expect the facts to list rates that require a membership or status', () => {
    const earns =
      '[{ rate: 2, on: [everything], tier: penfed-honors-advantage }, { rate: 5, at: [amazon], member: amazon-prime }, { rate: 1, on: [everything] }]'
    expect(keysOf({ earns })).toEqual([])
  })

  it('finds missing high-confidence cards and unneeded reasons', () => {
    expect(compare({}, { id: 'other-card' }).faults).toEqual([
      'other-card has high confidence and is not in the catalog',
    ])
    expect(compare({ differs: '{ bonus: It was better. }' }).faults).toEqual([
      'plain-card gives a reason for bonus, which does not differ',
    ])
  })
})
