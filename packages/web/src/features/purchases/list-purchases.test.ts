import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { noCorrections, wordingKey } from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import {
  correctLines,
  countAlike,
  everyPurchase,
  filterLines,
  identityOf,
  isPurchase,
  type SpendingLine,
  toPurchase,
} from './list-purchases.ts'
import { averageLabel, categoryRows, merchantRows, monthTotals, weekTotals } from './month-totals.ts'
import { recurringCharges } from './recurring.ts'

const today = parseDay('2026-11-19')

const line = (
  day: string,
  dollars: number,
  merchant: string,
  more: Partial<SpendingLine> = {},
): SpendingLine => ({
  day: parseDay(day),
  account: 'card',
  cents: toCents(Math.round(dollars * 100)),
  text: `${merchant.toUpperCase()} 0412`,
  merchant,
  merchantKey: null,
  kind: 'dining',
  certainty: 'sure',
  isAbroad: false,
  ...more,
})

it('starts with the last month that has transactions if there is no whole one', () => {
  const latestOf = (...days: string[]) =>
    monthTotals(
      correctLines(
        days.map((day) => line(day, 5, 'Cafe')),
        noCorrections,
      ),
      today,
    ).latest
  // October isn't whole without its first day, and statements often end before the current month.
  expect(latestOf('2026-10-12', '2026-10-30')).toBe('2026-10')
  expect(latestOf('2026-09-12', '2026-10-30')).toBe('2026-10')
  expect(latestOf('2026-11-02')).toBe('2026-11')
})

describe('the list of transactions', () => {
  const lines = [
    line('2026-09-01', 5, 'Cafe'),
    line('2026-10-03', 10, 'Bistro'),
    line('2026-10-03', 10, 'Bistro'),
    line('2026-10-04', -4, 'Bistro'),
    line('2026-10-05', 900, 'Anna', { kind: 'transfer', text: 'ZELLE TO ANNA 77' }),
    line('2026-10-06', -2000, 'Employer', { kind: 'income', account: 'bank' }),
    line('2026-11-02', 20, 'Shell', { kind: 'gas', text: 'SHELL OIL 57544' }),
  ]
  const show = (filter: Partial<typeof everyPurchase>, corrections = noCorrections) =>
    filterLines(correctLines(lines, corrections), { ...everyPurchase, ...filter }).map(({ line }) =>
      lines.indexOf(line),
    )

  it('keeps refunds, money in and what isn’t a purchase apart', () => {
    expect(show({})).toEqual([6, 2, 1, 0])
    expect(show({ show: 'refunds' })).toEqual([3])
    expect(show({ show: 'money-in' })).toEqual([5])
    expect(show({ show: 'not-purchases' })).toEqual([4])
  })

  it('counts rent as no purchase, like the results, unless the person says what it was', () => {
    const rented = [line('2026-09-30', 5, 'Cafe'), line('2026-10-01', 1850, 'Landlord', { kind: 'rent' })]
    const [cafe, rent] = correctLines(rented, noCorrections)
    expect([cafe, rent].map((one) => one && [one.is, isPurchase(one)])).toEqual([
      ['dining', true],
      ['rent', false],
    ])
    const wordings = [[wordingKey('LANDLORD 0412'), 'hotels']] as const
    const [, corrected] = correctLines(rented, { ...noCorrections, wordings })
    expect(corrected).toMatchObject({ is: 'hotels' })
  })

  it('finds by words of the name or the statement, and filters by month, account, category and merchant', () => {
    expect(show({ search: ' oil  SHELL' })).toEqual([6])
    expect(show({ search: 'oil bistro' })).toEqual([])
    expect(show({ month: '2026-10' })).toEqual([2, 1])
    expect(show({ show: 'money-in', account: 'card' })).toEqual([])
    expect(show({ category: 'gas' })).toEqual([6])
    expect(show({ merchant: 'Cafe' })).toEqual([0])
  })

  it('sorts, and leaves equal ones newest first', () => {
    expect(show({ sorting: 'oldest' })).toEqual([0, 1, 2, 6])
    expect(show({ sorting: 'largest' })).toEqual([6, 2, 1, 0])
    expect(show({ sorting: 'smallest' })).toEqual([0, 2, 1, 6])
    expect(show({ sorting: 'merchant' })).toEqual([2, 1, 0, 6])
  })

  it('names a row so that only this one of two equal rows is corrected', () => {
    const identity = identityOf(lines, lines.length - 1 - 2)
    expect(identity).toMatchObject({ nth: 1, day: '2026-10-03', text: 'BISTRO 0412' })
    if (identity === null) {
      throw new Error('the row exists')
    }
    const rows = [{ ...identity, to: 'excluded' as const }]
    expect(show({}, { ...noCorrections, rows })).toEqual([6, 1, 0])
    expect(show({ show: 'not-purchases' }, { ...noCorrections, rows })).toEqual([4, 2])
  })

  it('counts lines as worded alike whatever their numbers, case and signs', () => {
    const texts = [
      '4 UBER *TRIP 12',
      'Uber Trip 99',
      'HUBER TRIP',
      'UBER EATS',
      '7-11 #4471',
      '7-11 #4471',
      '7-11',
    ]
    const listed = correctLines(
      texts.map((text) => line('2026-10-05', 9, text, { text })),
      noCorrections,
    )
    const alike = listed.map((one) => countAlike(listed, one.line).wording)
    expect(alike).toEqual([2, 2, 1, 1, 2, 2, 1])
  })

  it('counts a transfer as a purchase where its person says so', () => {
    const wordings = [[wordingKey('ZELLE TO ANNA 12'), 'gym']] as const
    const listed = correctLines(lines, { ...noCorrections, wordings }).filter(isPurchase)
    expect(listed.map(toPurchase)).toContainEqual({
      day: '2026-10-05',
      cents: 900_00,
      leaf: 'gym',
      merchant: null,
      account: 'card',
      name: 'Anna',
    })
  })

  it('sums months without subtracting refunds, and compares with whole months', () => {
    const totals = monthTotals(correctLines(lines, noCorrections), today)
    expect(totals.latest).toBe('2026-10')
    expect(totals.months.map(({ month, cents }) => [month, cents])).toEqual([
      ['2026-06', 0],
      ['2026-07', 0],
      ['2026-08', 0],
      ['2026-09', 5_00],
      ['2026-10', 20_00],
      ['2026-11', 20_00],
    ])
    const october = totals.months[4]
    expect(october).toMatchObject({ refundCents: 4_00, moneyInCents: 2000_00, count: 2 })
    // September and October are whole, because the first line is of September 1: ($5 + $20) / 2.
    expect(totals.average?.cents).toBe(12_50)
    expect(averageLabel(totals.average ?? { months: 0 })).toBe('average of your 2 full months')
    expect(october === undefined ? [] : categoryRows(october, totals)).toEqual([
      { key: 'restaurant', cents: 20_00, share: 1, changeCents: 7_50 },
    ])
    expect(merchantRows(correctLines(lines, noCorrections), '2026-10')).toEqual([
      { name: 'Bistro', cents: 20_00, count: 2 },
    ])
  })

  it('has weeks up to today, and the average of those that the history covers', () => {
    const lines = [
      line('2026-10-15', 5, 'Cafe'),
      line('2026-11-02', 20, 'Shell'),
      line('2026-11-03', -4, 'Shell'),
    ]
    const { weeks, averageCents } = weekTotals(correctLines(lines, noCorrections), today)
    expect(weeks.map(({ first, cents }) => [first, cents])).toEqual([
      ['2026-10-09', 5_00],
      ['2026-10-16', 0],
      ['2026-10-23', 0],
      ['2026-10-30', 20_00],
      ['2026-11-06', 0],
      ['2026-11-13', 0],
    ])
    // The first week lacks days: $20 in five weeks.
    expect(averageCents).toBe(4_00)
    expect(weekTotals([], today).averageCents).toBeNull()
  })

  it('has no average without a whole month', () => {
    const totals = monthTotals(correctLines([line('2026-10-15', 5, 'Cafe')], noCorrections), today)
    expect(totals).toMatchObject({ average: null, latest: '2026-10' })
  })
})

describe('recurring charges', () => {
  const monthly = (merchant: string, dollars: number, days: readonly string[]) =>
    days.map((day) => line(day, dollars, merchant, { kind: 'streaming' }))

  it('have the next day and the cost of a year, the next one first', () => {
    const lines = [
      ...monthly('Netflix', 17.99, ['2026-08-27', '2026-09-27', '2026-10-27']),
      ...monthly('Gym', 25, ['2026-09-21', '2026-10-21', '2026-11-18']),
      // Its charge of September 1 is long overdue.
      ...monthly('Gone', 9, ['2026-06-01', '2026-07-01', '2026-08-01']),
    ]
    expect(recurringCharges(correctLines(lines, noCorrections), today)).toEqual([
      { name: 'Netflix', pace: 'monthly', cents: 17_99, next: '2026-11-27', yearCents: 215_88 },
      { name: 'Gym', pace: 'monthly', cents: 25_00, next: '2026-12-18', yearCents: 300_00 },
    ])
  })
})
