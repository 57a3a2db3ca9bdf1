import { describe, expect, it } from 'vitest'
import { compile } from '../compile.ts'
import { catalogTables, sampleFile } from '../testing/sample-card.ts'
import { historyProblems, sampleHistory } from '../testing/sample-history.ts'

const file = 'history/plain-card.yaml'
const sixty = '[{ points: 60000, spend: 4000, months: 3 }]'
const eighty = '[{ points: 80000, spend: 4000, months: 3 }]'

describe('a history file', () => {
  it('is valid with periods, gaps between them, and announced changes', () => {
    const text = [
      'fee:',
      '  - { from: 2024-01-01, to: 2026-06-30, yearly: 95, source: bonuses }',
      '  - { from: 2026-07-01, to: 2026-12-31, yearly: 150, source: duff }',
      '  - { from: 2027-01-01, yearly: 195, announced: true, source: duff }',
      'offers:',
      `  - { from: 2024-01-01, to: 2024-05-31, tiers: ${sixty}, also: [${sixty}], source: bonuses }`,
      `  - { from: 2024-07-01, to: 2024-09-30, tiers: ${sixty}, until: 2024-09-30, source: bonuses }`,
      '  - { from: 2024-10-01, to: 2024-10-01, tiers: [], source: bonuses }',
      '  - { from: 2024-10-02, tiers: [{ nights: { count: 3 }, spend: 3000 }], source: bonuses }',
      'rates:',
      '  - { from: 2024-01-01, to: 2024-12-31, category: dining, rate: 3, source: uc }',
      '  - { from: 2024-01-01, category: gas, rate: 3, cap: { spend: 1000, per: year }, source: uc }',
      '  - { from: 2024-02-01, category: airlines, at: united-airlines, rate: 3, source: uc }',
      'changes:',
      '  - { on: 2027-01-01, field: fee, text: The fee rises., source: duff, announced: true }',
    ]
    expect(historyProblems(text.join('\n'))).toEqual([])
  })

  it.each([
    ['{}', 'must not be empty'],
    [
      '{ fees: [], status: [{ from: 2024-01-01, state: open, source: duff }] }',
      'fees: is not part of the card format',
    ],
    ['fee: [{ from: 2024-01-01, yearly: 95 }]', 'fee.0.source: is missing'],
    ['fee: [{ from: 2024-01-01, yearly: 95, source: rumor }]', 'fee.0.source: is not in sources.yaml'],
    [
      'fee: [{ from: 2024-02-30, yearly: 95, source: duff }]',
      'fee.0.from: must be a date in YYYY-MM-DD format',
    ],
    [
      'rates: [{ from: 2024-01-01, category: dinner, rate: 3, source: duff }]',
      'rates.0.category: is not in groups.yaml and not a leaf',
    ],
    [
      `changes: [{ on: 2024-01-01, field: fee, text: '${'x'.repeat(160)}.', source: duff }]`,
      'changes.0.text: must have at most 160 characters',
    ],
    [
      'fee: [{ from: 2024-02-01, to: 2024-01-31, yearly: 95, source: duff }]',
      'fee 2024-02-01: ends on 2024-01-31, before it starts',
    ],
    [
      'fee: [{ from: 2024-01-01, to: 2024-02-01, yearly: 95, source: duff }, { from: 2024-02-01, yearly: 99, source: duff }]',
      'fee 2024-02-01: overlaps the period from 2024-01-01',
    ],
    [
      'fee: [{ from: 2024-01-01, yearly: 95, source: duff }, { from: 2024-02-01, yearly: 99, source: duff }]',
      'fee 2024-02-01: overlaps the period from 2024-01-01',
    ],
    [
      'status: [{ from: 2024-02-01, state: closed, source: duff }, { from: 2024-01-01, state: open, source: duff }]',
      'status 2024-01-01: must come before the period from 2024-02-01',
    ],
    [
      `offers: [{ from: 2024-01-01, to: 2024-01-31, tiers: ${sixty}, source: duff }, { from: 2024-02-01, tiers: ${sixty}, source: uc }]`,
      'offers 2024-02-01: repeats the period from 2024-01-01: merge them',
    ],
    [
      `offers: [{ from: 2024-02-01, tiers: ${sixty}, until: 2024-01-31, source: duff }]`,
      'offers 2024-02-01: has an until before it starts',
    ],
    [
      'foreignFee: [{ from: 2026-09-22, percent: 3, source: duff }]',
      'foreignFee 2026-09-22: is after 2026-09-21, the newest fact in the catalog, and not announced',
    ],
    [
      'fee: [{ from: 2024-01-01, to: 2026-12-31, yearly: 95, source: duff }]',
      'fee 2024-01-01: is after 2026-09-21, the newest fact in the catalog, and not announced',
    ],
    [
      'changes: [{ on: 2026-09-22, field: fee, text: The fee rises., source: duff }]',
      'changes 2026-09-22: is after 2026-09-21, the newest fact in the catalog, and not announced',
    ],
  ])('is reported with its problem: %s', (text, reason) => {
    expect(historyProblems(text)).toEqual([`${file}: ${reason}`])
  })

  it('is reported if it is not named after a card', () => {
    const text = 'fee: [{ from: 2024-01-01, yearly: 95, source: duff }]'
    expect(historyProblems(text, 'history/other-card.yaml')).toEqual([
      'history/other-card.yaml: is not named after a card',
    ])
    expect(historyProblems(text, 'history/plain-card.txt')).toEqual([
      'history/plain-card.txt: is not named after a card',
    ])
  })

  it('changes the version of the release', () => {
    const versionWith = (text: string) => {
      const compiled = compile([sampleFile()], catalogTables(), [{ path: file, text }])
      return compiled.ok ? compiled.release.version : null
    }
    const [before, after] = [95, 99].map((fee) =>
      versionWith(`fee: [{ from: 2024-01-01, yearly: ${fee}, source: duff }]`),
    )
    expect(before).toMatch(/^[0-9a-f]{12}$/)
    expect(after).not.toBe(before)
  })
})

describe("the offer in the card's file", () => {
  const past = `offers: [{ from: 2024-01-01, to: 2026-08-22, tiers: ${sixty}, source: creditodds }]`

  it('continues the last period if it is the same', () => {
    const offer =
      '{ tiers: [{ points: 60000, spend: 4000, days: 90 }], until: 2026-12-31, seen: duff 2026-09-20 }'
    expect(sampleHistory(past, { offer }).history.offers).toMatchObject([
      { from: '2024-01-01', to: null, until: '2026-12-31', source: 'creditodds', isRecorded: true },
    ])
  })

  it('follows the last period if it differs, from the day on which it was seen', () => {
    const offer = `{ tiers: ${eighty}, seen: duff 2026-09-20 }`
    expect(sampleHistory(past, { offer }).history.offers).toMatchObject([
      { from: '2024-01-01', to: '2026-08-22', isRecorded: true },
      { from: '2026-09-20', to: null, source: 'duff', isRecorded: false, tiers: [{ points: 80000 }] },
    ])
  })

  it('ends a period without an end on the day before', () => {
    const open = `offers: [{ from: 2024-01-01, tiers: ${sixty}, source: creditodds }]`
    const offer = `{ tiers: ${eighty}, seen: duff 2026-09-20 }`
    expect(sampleHistory(open, { offer }).history.offers[0]?.to).toBe('2026-09-19')
  })

  it('is the only period if no past offer is known', () => {
    const fee = 'fee: [{ from: 2024-01-01, yearly: 95, source: duff }]'
    const offer = `{ tiers: ${eighty}, seen: duff 2026-09-20 }`
    expect(sampleHistory(fee, { offer }).history.offers).toMatchObject([{ from: '2026-09-20', to: null }])
  })

  it('is ignored if it is older than the history, or the card is closed', () => {
    const older = `{ tiers: ${eighty}, seen: duff 2023-12-31 }`
    expect(sampleHistory(past, { offer: older }).history.offers).toMatchObject([{ to: '2026-08-22' }])
    const closed = { offer: `{ tiers: ${eighty}, seen: duff 2026-09-20 }`, status: '{ state: closed }' }
    expect(sampleHistory(past, closed).history.offers).toMatchObject([{ to: '2026-08-22' }])
  })
})
