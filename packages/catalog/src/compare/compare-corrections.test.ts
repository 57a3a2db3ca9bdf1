import { describe, expect, it } from 'vitest'
import { type Changes, releaseOf, sampleFile } from '../testing/sample-card.ts'
import { compareCorrections, unusedEntries } from './compare-corrections.ts'
import { correctionSchema } from './correction-facts.ts'

function stateOf(changes: Changes, field: string, catalog: unknown) {
  const row = {
    cardId: 'plain-card',
    field,
    catalog,
    should: 'Something else',
    asOf: '2026-10-10',
    source: 'duff',
  }
  return compareCorrections(releaseOf(sampleFile(changes)).cards, [correctionSchema.parse(row)]).rows[0]
    ?.state
}

describe('a correction', () => {
  it.each([
    ['a fee', {}, 'fee', { yearly: 39.5 }, { yearly: 29 }],
    ['a network', {}, 'network', 'visa', 'amex'],
    ['a status with its date', {}, 'status', { state: 'open', asOf: '2026-08-22' }, { state: 'closed' }],
    ['an earn rule', {}, 'earns:0', { rate: 1, on: ['everything'] }, { rate: 2, on: ['everything'] }],
    [
      'an APR',
      { apr: '{ regular: [19.49, 28.49], seen: duff 2026-10-10 }' },
      'apr',
      { regular: [19.49, 28.49], asOf: '2026-08-18' },
      { regular: [19.24, 28.24], asOf: '2026-08-18' },
    ],
    [
      'a credit',
      { credits: '[{ name: "Uber: Cash", worth: 120, every: month, note: Ends monthly. }]' },
      'credits:Uber: Cash',
      { worth: 120, every: 'month' },
      { worth: 120, every: 'year' },
    ],
    ['a perk', { perks: '{ Lounge: Two visits a year. }' }, 'perks:Lounge', 'Two visits a year.', 'Visits.'],
    [
      'a credit level',
      { eligibility: '{ credit: { from: good, to: good } }' },
      'credit',
      { from: 'good', to: 'good' },
      { from: 'fair', to: 'good' },
    ],
    ['a deposit', { kind: 'secured', eligibility: '{ deposit: 200 }' }, 'deposit', 200, 'absent'],
    [
      'an offer',
      { offer: '{ tiers: [{ cash: 200, spend: 500, months: 3 }] }' },
      'offer',
      [{ cash: 200, spend: 500, months: 3 }],
      [{ cash: 150, spend: 500, months: 3 }],
    ],
    [
      'the highest amount of an offer',
      { offer: '{ tiers: [{ cash: 100, upTo: 200, spend: 500, months: 3 }] }' },
      'offer',
      [{ cash: 200, spend: 500, months: 3, upTo: true }],
      [{ cash: 200, spend: 500, months: 3 }],
    ],
  ])(
    'is open while the file still states %s, and applied afterward',
    (_name, changes, field, same, other) => {
      expect(stateOf(changes, field, same)).toBe('open')
      expect(stateOf(changes, field, other)).toBe('applied')
    },
  )

  it('of an offer is applied once the last day to apply is known', () => {
    const offer = '{ tiers: [{ cash: 200, spend: 500, months: 3 }], until: 2027-01-13 }'
    expect(stateOf({ offer }, 'offer', [{ cash: 200, spend: 500, months: 3 }])).toBe('applied')
  })

  it('is open if only a note or a date changed, or if a perk still leaves its terms open', () => {
    const fee = '{ yearly: 39.5, note: It was $29 before., seen: duff 2026-10-10 }'
    expect(stateOf({ fee }, 'fee', { yearly: 39.5 })).toBe('open')
    const perks = "{ Lounge: Visits on the issuer's terms. }"
    expect(stateOf({ perks }, 'perks:Lounge', 'Visits; how many is not stated.')).toBe('open')
  })

  it('that adds something is open until an entry explains it', () => {
    expect(stateOf({}, 'earns+', 'absent')).toBe('open')
    expect(stateOf({ corrections: "{ 'earns+': Declined. }" }, 'earns+', 'absent')).toBe('explained')
    expect(stateOf({ corrections: '{ fee: The fee is the same. }' }, 'fee', { yearly: 39.5 })).toBe(
      'explained',
    )
  })

  it('of an absent field is applied once the field is there', () => {
    expect(stateOf({}, 'offer', 'absent')).toBe('open')
    expect(stateOf({ offer: '{ tiers: [] }' }, 'offer', 'absent')).toBe('applied')
  })
})

describe('the comparison with corrections', () => {
  it('lists unknown cards, and entries that no correction needs', () => {
    const { cards } = releaseOf(sampleFile({ corrections: '{ fee: It is right., apr: It is right. }' }))
    const row = { field: 'fee', catalog: {}, should: '$1', asOf: '2026-10-10', source: 'duff' }
    expect(compareCorrections(cards, [{ ...row, cardId: 'gone' }]).unknownCards).toEqual(['gone'])
    expect(unusedEntries(cards, [{ cardId: 'plain-card', field: 'fee' }])).toEqual(['plain-card: apr'])
  })
})
