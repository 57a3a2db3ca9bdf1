import { describe, expect, it } from 'vitest'
import { type Changes, releaseOf, sampleFile } from '../testing/sample-card.ts'
import { compareCorrections, unusedEntries } from './compare-corrections.ts'
import { correctionSchema } from './correction-facts.ts'

const MADE = '2026-11-18'

function stateOf(changes: Changes, field: string, catalog: unknown, should = 'Something else') {
  const row = { cardId: 'plain-card', field, catalog, should, asOf: '2026-10-10', source: 'duff' }
  const list = { made: MADE, rows: [correctionSchema.parse(row)] }
  return compareCorrections(releaseOf(sampleFile(changes)), list).rows[0]?.state
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

  it.each([
    [
      'a fee',
      'fee',
      39.5,
      '{ yearly: 39.5 }',
      '{ yearly: 39.5, changes: [{ from: 2027-01-01, yearly: 95 }] }',
    ],
    ['a status', 'status', 'open', '{ state: open, seen: duff 2026-10-10 }', '{ state: closed }'],
    [
      'one tier of an offer',
      'offer',
      { thing: 'a free night', spend: 2000, months: 6 },
      '{ tiers: [{ points: 9, spend: 1, months: 1 }, { thing: a free night, spend: 2000, months: 6 }] }',
      '{ tiers: [{ points: 9, spend: 1, months: 1 }, { nights: { count: 1 }, spend: 2000, months: 6 }] }',
    ],
    [
      'a part of a rule',
      'earns',
      { cap: { spend: 500, per: 'month' } },
      '[{ rate: 3, on: [gas], cap: { spend: 500, per: month } }]',
      '[{ rate: 3, on: [gas], cap: { spend: 600, per: month } }]',
    ],
  ])('that quotes %s in short is open while the file states it', (_name, field, earlier, same, other) => {
    const row = field === 'earns' ? 'earns:0' : field
    expect(stateOf({ [field]: same }, row, earlier)).toBe('open')
    expect(stateOf({ [field]: other }, row, earlier)).toBe('applied')
  })

  it.each([
    ['words', 'credits:Airline Credit', 'After $250 in a year'],
    ['a single number', 'credits:Airline Credit', 100],
    ['only a part', 'credits:Airline Credit', { every: 'year' }],
  ])(
    'whose earlier value has %s is applied only if the file has its source and day',
    (_name, field, earlier) => {
      const credit = (seen: string) => ({
        credits: `[{ name: Airline Credit, worth: 100, every: year, seen: ${seen} }]`,
      })
      expect(stateOf(credit('duff 2026-10-09'), field, earlier)).toBe('open')
      expect(stateOf(credit('aic 2026-10-11'), field, earlier)).toBe('open')
      expect(stateOf(credit('duff 2026-10-10'), field, earlier)).toBe('applied')
    },
  )

  it.each([
    ['a rule', 'earns+', '5x on hotels through the program', 'earns', '[{ rate: 5, on: [hotels], SEEN }]'],
    [
      'a credit',
      'credits+',
      'CLEAR Plus $219 a year',
      'credits',
      '[{ name: CLEAR Credit, worth: 219, every: year, SEEN }]',
    ],
    [
      'a night',
      'anniversary+',
      'one 85,000-point night each year; counts $465',
      'anniversary',
      '[{ nights: { count: 1, maxPoints: 85000 }, fromYear: 2, SEEN }]',
    ],
    [
      'a perk',
      'perks+',
      'a lounge with 2 guests',
      'perks',
      '{ Lounge: { text: Lounge access for 2 guests., SEEN } }',
    ],
  ])(
    'that adds %s is applied once the file has it from the source of the row',
    (_name, row, should, field, yaml) => {
      const withSeen = (seen: string) => ({ [field]: yaml.replace('SEEN', `seen: ${seen}`) })
      expect(stateOf(withSeen('duff 2026-10-10'), row, null, should)).toBe('applied')
      expect(stateOf(withSeen('duff 2026-10-01'), row, null, should)).toBe('open')
      expect(stateOf({}, row, null, should)).toBe('open')
      expect(stateOf(withSeen('duff 2026-10-10'), row, null, 'something for 7 else')).toBe('open')
    },
  )

  it('that adds a note is applied once a note has its amounts', () => {
    const should = 'another version pays 2% on gas and 1% elsewhere'
    expect(stateOf({ notes: "['- Another version pays more.']" }, 'notes', null, should)).toBe('open')
    expect(
      stateOf({ notes: "['- Another version pays 2% on gas, 1% elsewhere.']" }, 'notes', null, should),
    ).toBe('applied')
  })

  it('of a program is applied once the table has another ratio or the source of the row', () => {
    const program = { program: 'chase-ultimate-rewards' }
    const transfer = 'program:transfers:world-of-hyatt'
    const row = { cardId: 'plain-card', should: '0.75', asOf: '2026-10-02', source: 'plancards' }
    const states = (field: string, catalog: unknown) =>
      compareCorrections(releaseOf(sampleFile(program)), {
        made: MADE,
        rows: [{ ...row, field, catalog }],
      }).rows.map(({ state }) => state)
    expect(states(transfer, { to: 'world-of-hyatt', ratio: 0.75 })).toEqual(['open'])
    expect(states(transfer, { to: 'world-of-hyatt', ratio: 1 })).toEqual(['applied'])
    expect(states('program', { floor: 1 })).toEqual(['open'])
  })

  it('is explained by an entry for its own list only', () => {
    const entry = (key: string) => ({ corrections: `{ '${key}': Declined. }` })
    expect(stateOf(entry(`earns+ ${MADE}`), 'earns+', 'absent')).toBe('explained')
    expect(stateOf(entry('earns+ 2026-11-15'), 'earns+', 'absent')).toBe('open')
    expect(stateOf(entry('earns+'), 'earns+', 'absent')).toBe('open')
    expect(stateOf(entry(`fee ${MADE}`), 'fee', { yearly: 39.5 })).toBe('explained')
  })

  it('needs an entry of its own if its list has two rows for a field', () => {
    const row = {
      cardId: 'plain-card',
      field: 'earns+',
      catalog: null,
      should: '',
      asOf: '2026-10-10',
      source: 'duff',
    }
    const release = releaseOf(sampleFile({ corrections: `{ 'earns+ ${MADE} #2': Declined. }` }))
    const { rows } = compareCorrections(release, { made: MADE, rows: [row, row] })
    expect(rows.map(({ state }) => state)).toEqual(['open', 'explained'])
  })

  it('that the file cannot show is open', () => {
    expect(stateOf({}, 'calendar:chase-freedom', 'gas')).toBe('open')
  })

  it('of an absent field is applied once the field is there', () => {
    expect(stateOf({}, 'offer', 'absent')).toBe('open')
    expect(stateOf({ offer: '{ tiers: [] }' }, 'offer', 'absent')).toBe('applied')
  })
})

describe('the comparison with corrections', () => {
  it('lists unknown cards, and entries that no row of the same list needs', () => {
    const entries = `{ 'fee ${MADE}': It is right., 'apr ${MADE}': It is right., 'apr 2026-11-15': It is right. }`
    const release = releaseOf(sampleFile({ corrections: entries }))
    const row = { field: 'fee', catalog: {}, should: '$1', asOf: '2026-10-10', source: 'duff' }
    const gone = { made: MADE, rows: [{ ...row, cardId: 'gone' }] }
    expect(compareCorrections(release, gone).unknownCards).toEqual(['gone'])
    const rows = [{ cardId: 'plain-card', field: 'fee' }]
    expect(unusedEntries(release.cards, { made: MADE, rows })).toEqual([`plain-card: apr ${MADE}`])
  })
})
