import { describe, expect, it } from 'vitest'
import { formatDay, parseDay } from '../days.ts'
import { institutions } from '../institutions.ts'
import { categorize } from './categorize.ts'
import { historyOf } from './logins.ts'
import type { HistoryQuery, TransactionRow } from './transaction-history.ts'

const today = parseDay('2026-11-15') ?? 0
const twoYears: HistoryQuery = { start: today, from: today - 729, today, refreshDays: [] }
const generate = (institutionId: string, query = twoYears) =>
  historyOf({ institutionId, username: 'user_good', password: 'pass_good' }).generate(query)

const detailed = (row: TransactionRow) => categorize(row.description).detailed
const dollars = (rows: readonly TransactionRow[]) => rows.reduce((sum, { cents }) => sum + cents, 0) / 100
const lastYear = (rows: readonly TransactionRow[]) => rows.filter(({ posted }) => posted > today - 365)

describe('the history of user_good', () => {
  it('is the same on every call and differs between institutions', () => {
    expect(generate('ins_109508')).toEqual(generate('ins_109508'))
    expect(dollars(generate('ins_109508'))).not.toBe(dollars(generate('ins_109511')))
  })

  it('grows with the calendar and never changes posted transactions', () => {
    const old = generate('ins_109508').filter(({ isPending }) => !isPending)
    const later = new Map(
      generate('ins_109508', { ...twoYears, today: today + 40 }).map((row) => [row.account + row.key, row]),
    )
    expect(old.map((row) => later.get(row.account + row.key))).toEqual(old)
    expect(later.size).toBeGreaterThan(old.length + 40)
  })

  it('covers two years and has a few pending transactions', () => {
    const rows = generate('ins_109508')
    expect(formatDay(Math.min(...rows.map(({ transacted }) => transacted)))).toBe('2024-11-16')
    const pending = rows.filter(({ isPending }) => isPending)
    expect(pending.length).toBeGreaterThanOrEqual(1)
    expect(pending.length).toBeLessThanOrEqual(15)
  })

  it.each(institutions.map(({ id }) => id))('covers every category that the product uses: %s', (id) => {
    const year = lastYear(generate(id))
    const categories = new Set(year.map(detailed))
    const expected = [
      'FOOD_AND_DRINK_GROCERIES',
      'TRANSPORTATION_GAS',
      'FOOD_AND_DRINK_RESTAURANT',
      'TRAVEL_FLIGHTS',
      'TRAVEL_LODGING',
      'ENTERTAINMENT_SPORTING_EVENTS_AMUSEMENT_PARKS_AND_MUSEUMS',
      'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
      'ENTERTAINMENT_TV_AND_MOVIES',
      'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS',
      'GENERAL_MERCHANDISE_DEPARTMENT_STORES',
      'GENERAL_MERCHANDISE_ONLINE_MARKETPLACES',
      'INCOME_SALARY',
      'RENT_AND_UTILITIES_RENT',
      'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
      'BANK_FEES_ATM_FEES',
      'BANK_FEES_INTEREST_CHARGE',
      'TRANSFER_OUT_SAVINGS',
      'TRANSFER_OUT_ACCOUNT_TRANSFER',
      'TRANSFER_OUT_WITHDRAWAL',
    ]
    expect(expected.filter((category) => !categories.has(category))).toEqual([])
    expect(year.some((row) => categorize(row.description).name === 'Costco')).toBe(true)
    const refunds = year.filter((row) => row.cents < 0 && categorize(row.description).name !== null)
    expect(refunds.length).toBeGreaterThan(0)
  })

  it('pays the card from checking with the same amount on both accounts', () => {
    const payments = generate('ins_109508').filter(
      (row) => detailed(row) === 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
    )
    const on = (account: string) => payments.filter((row) => row.account === account)
    // On the 21st of every month from November 2024 to October 2026.
    expect(on('card')).toHaveLength(24)
    expect(on('card').map(({ cents }) => -cents)).toEqual(on('checking').map(({ cents }) => cents))
    expect(on('card').every(({ cents }) => cents < 0)).toBe(true)
  })

  it('holds hotel deposits for four days, then releases them without posting', () => {
    const rows = generate('ins_109508')
    const deposits = rows.filter(({ key }) => key.endsWith('-deposit'))
    expect(deposits.every(({ isPending }) => isPending)).toBe(true)
    const stay = rows.find((row) => detailed(row) === 'TRAVEL_LODGING')?.transacted ?? 0
    const depositCountOn = (day: number) =>
      generate('ins_109508', { ...twoYears, today: day }).filter(
        (row) => row.transacted === stay && row.key.endsWith('-deposit'),
      ).length
    expect([stay, stay + 3, stay + 4].map(depositCountOn)).toEqual([1, 1, 0])
  })

  it('is realistic: $2,000 to $5,000 a month on the card, and more income than expenses', () => {
    const year = lastYear(generate('ins_109508'))
    const charged = year.filter((row) => row.account === 'card' && row.cents > 0)
    expect(dollars(charged) / 12).toBeGreaterThan(2000)
    expect(dollars(charged) / 12).toBeLessThan(5000)
    expect(dollars(year.filter(({ account }) => account === 'checking'))).toBeLessThan(0)
  })

  it('categorizes every description it generates', () => {
    const unknown = generate('ins_109508').filter((row) => categorize(row.description).confidence === 'LOW')
    expect(unknown).toEqual([])
  })
})

it('generates 14 transactions a day for user_busy', () => {
  const { generate } = historyOf({ institutionId: 'ins_109508', username: 'user_busy', password: 'any' })
  // 14 × 730 days.
  expect(generate(twoYears)).toHaveLength(10_220)
})

describe('categorize', () => {
  it.each([
    ['UBER   *EATS 8005928996', 'Uber Eats', 'FOOD_AND_DRINK_RESTAURANT'],
    ['UBER *TRIP HELP.UBER.COM', 'Uber', 'TRANSPORTATION_TAXIS_AND_RIDE_SHARES'],
    ['COSTCO GAS #0123', 'Costco Gas', 'TRANSPORTATION_GAS'],
    ['COSTCO WHSE #0123', 'Costco', 'GENERAL_MERCHANDISE_SUPERSTORES'],
    ["MCDONALD'S F1234", "McDonald's", 'FOOD_AND_DRINK_FAST_FOOD'],
    ["Trader Joe's #552", "Trader Joe's", 'FOOD_AND_DRINK_GROCERIES'],
    ['AMZN Mktp US*2A4', 'Amazon', 'GENERAL_MERCHANDISE_ONLINE_MARKETPLACES'],
    ['ACME CORP PAYROLL 123', null, 'INCOME_SALARY'],
    ["Luigi's Pizza", null, 'FOOD_AND_DRINK_RESTAURANT'],
    ['Payment Thank You - Web', null, 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT'],
    ['TARGETED ADVICE LLC', null, 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE'],
  ])('reads %s as %s, %s', (description, name, category) => {
    expect(categorize(description)).toMatchObject({ name, detailed: category })
  })
})
