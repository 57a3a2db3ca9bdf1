import { describe, expect, it } from 'vitest'
import { dayText, findDay } from '../days.ts'
import { institutions } from '../institutions.ts'
import { categorise } from './categorise.ts'
import { storyOf } from './logins.ts'
import type { Row, Telling } from './story.ts'

const today = findDay('2026-11-15') ?? 0
const twoYears: Telling = { start: today, from: today - 729, today, refreshDays: [] }
const tell = (institutionId: string, telling = twoYears) =>
  storyOf({ institutionId, username: 'user_good', password: 'pass_good' }).tell(telling)

const detailed = (row: Row) => categorise(row.description).detailed
const dollars = (rows: readonly Row[]) => rows.reduce((sum, { cents }) => sum + cents, 0) / 100
const lastYear = (rows: readonly Row[]) => rows.filter(({ posted }) => posted > today - 365)

describe('the story of user_good', () => {
  it('is the same however often it is told, and another at another bank', () => {
    expect(tell('ins_109508')).toEqual(tell('ins_109508'))
    expect(dollars(tell('ins_109508'))).not.toBe(dollars(tell('ins_109511')))
  })

  it('goes on with the days and never changes what has posted', () => {
    const old = tell('ins_109508').filter(({ isPending }) => !isPending)
    const later = new Map(
      tell('ins_109508', { ...twoYears, today: today + 40 }).map((row) => [row.account + row.key, row]),
    )
    expect(old.map((row) => later.get(row.account + row.key))).toEqual(old)
    expect(later.size).toBeGreaterThan(old.length + 40)
  })

  it('reaches two years back and has a few pendings', () => {
    const rows = tell('ins_109508')
    expect(dayText(Math.min(...rows.map(({ transacted }) => transacted)))).toBe('2024-11-16')
    const pendings = rows.filter(({ isPending }) => isPending)
    expect(pendings.length).toBeGreaterThanOrEqual(1)
    expect(pendings.length).toBeLessThanOrEqual(15)
  })

  it.each(institutions.map(({ id }) => id))('has in every year all that the product looks at: %s', (id) => {
    const year = lastYear(tell(id))
    const kinds = new Set(year.map(detailed))
    const wanted = [
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
    expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([])
    expect(year.some((row) => categorise(row.description).name === 'Costco')).toBe(true)
    const refunds = year.filter((row) => row.cents < 0 && categorise(row.description).name !== null)
    expect(refunds.length).toBeGreaterThan(0)
  })

  it('pays the card from checking with one amount on both sides', () => {
    const payments = tell('ins_109508').filter((row) => detailed(row) === 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT')
    const on = (account: string) => payments.filter((row) => row.account === account)
    // The 21st of every month from November 2024 to October 2026.
    expect(on('card')).toHaveLength(24)
    expect(on('card').map(({ cents }) => -cents)).toEqual(on('checking').map(({ cents }) => cents))
    expect(on('card').every(({ cents }) => cents < 0)).toBe(true)
  })

  it('holds deposits of hotels for four days, then lets them go without a posted row', () => {
    const rows = tell('ins_109508')
    const deposits = rows.filter(({ key }) => key.endsWith('-deposit'))
    expect(deposits.every(({ isPending }) => isPending)).toBe(true)
    const stay = rows.find((row) => detailed(row) === 'TRAVEL_LODGING')?.transacted ?? 0
    const keptOn = (day: number) =>
      tell('ins_109508', { ...twoYears, today: day }).filter(
        (row) => row.transacted === stay && row.key.endsWith('-deposit'),
      ).length
    expect([stay, stay + 3, stay + 4].map(keptOn)).toEqual([1, 1, 0])
  })

  it('could be anyone’s: between 2,000 and 5,000 dollars a month on the card, and more comes in than goes out', () => {
    const year = lastYear(tell('ins_109508'))
    const charged = year.filter((row) => row.account === 'card' && row.cents > 0)
    expect(dollars(charged) / 12).toBeGreaterThan(2000)
    expect(dollars(charged) / 12).toBeLessThan(5000)
    expect(dollars(year.filter(({ account }) => account === 'checking'))).toBeLessThan(0)
  })

  it('knows every word that it prints', () => {
    const unknown = tell('ins_109508').filter((row) => categorise(row.description).confidence === 'LOW')
    expect(unknown).toEqual([])
  })
})

it('tells 14 rows a day of user_busy', () => {
  const { tell } = storyOf({ institutionId: 'ins_109508', username: 'user_busy', password: 'any' })
  // 14 × 730 days.
  expect(tell(twoYears)).toHaveLength(10_220)
})

describe('what a statement prints', () => {
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
  ])('reads %s as %s, %s', (description, name, kind) => {
    expect(categorise(description)).toMatchObject({ name, detailed: kind })
  })
})
