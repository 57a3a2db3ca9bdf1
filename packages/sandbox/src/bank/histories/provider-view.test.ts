import { describe, expect, it } from 'vitest'
import { parseDay } from '../days.ts'
import { categorize } from './categorize.ts'
import { historyOf } from './logins.ts'
import { type ProviderView, viewOf } from './provider-view.ts'
import type { TransactionRow } from './transaction-history.ts'

const today = parseDay('2026-11-15') ?? 0

type Seen = { readonly row: TransactionRow; readonly view: ProviderView; readonly detailed: string }

function seen(username: string, password = 'pass_good'): Seen[] {
  return historyOf({ institutionId: 'ins_109508', username, password })
    .generate({ start: today, from: today - 729, today, refreshDays: [] })
    .map((row) => ({ row, view: viewOf(row), detailed: categorize(row.description).detailed }))
}

const isMerchant = ({ row }: Seen) => categorize(row.description).name !== null
const shareOf = (rows: readonly Seen[], is: (one: Seen) => boolean) => rows.filter(is).length / rows.length
const isUncategorized = ({ view }: Seen) => view.category.detailed === 'OTHER_OTHER'
const isUnsure = (seen: Seen) =>
  !isUncategorized(seen) && ['LOW', 'UNKNOWN'].includes(seen.view.category.confidence)
const isWrong = (seen: Seen) => !isUncategorized(seen) && seen.view.category.detailed !== seen.detailed

describe.each(['user_good', 'user_messy'])("the provider's data for %s", (username) => {
  const all = seen(username)
  const purchases = all.filter(isMerchant)

  it('is the same on every call', () => {
    expect(seen(username)).toEqual(all)
  })

  it('has a merchant category code for less than a fifth of the purchases', () => {
    const share = shareOf(purchases, ({ view }) => view.mcc !== null)
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(0.2)
  })

  it("has the bank's text, which differs from the name", () => {
    expect(shareOf(purchases, ({ view }) => view.originalDescription === view.name)).toBe(0)
    const onChecking = purchases.filter(({ row }) => row.account === 'checking')
    const prefixes = /^(?:POS DEBIT|PURCHASE AUTHORIZED ON \d\d\/\d\d|CHECKCARD \d{4}) /
    expect(onChecking.filter(({ view }) => !prefixes.test(view.originalDescription))).toEqual([])
  })

  it('lacks some categories, is unsure of more, and is wrong about a few', () => {
    const lacking = shareOf(all, isUncategorized)
    expect(lacking).toBeGreaterThan(0)
    expect(lacking).toBeLessThan(0.25)
    expect(shareOf(all, isUnsure)).toBeGreaterThan(0.03)
    expect(shareOf(all, isWrong)).toBeLessThan(0.12)
  })
})

describe("the provider's data for user_messy", () => {
  const all = seen('user_messy')
  const purchases = all.filter(isMerchant)

  it('names no merchant in a sixth of the purchases or more, and some categories are wrong', () => {
    expect(shareOf(purchases, ({ view }) => view.merchantName === null)).toBeGreaterThan(1 / 6)
    expect(shareOf(purchases, isWrong)).toBeGreaterThan(0)
  })

  it('has purchases abroad, few of them in another currency', () => {
    const abroad = purchases.filter(({ row }) => categorize(row.description).country !== 'US')
    const others = all.filter(({ row }) => row.currency !== 'USD')
    expect(others.length).toBeGreaterThan(0)
    expect(abroad.length).toBeGreaterThan(others.length)
    expect(abroad.length / purchases.length).toBeLessThan(0.05)
  })

  it('has every kind of transaction that is not a purchase, and refunds', () => {
    const kinds = new Set(all.map(({ detailed }) => detailed))
    const expected = [
      'INCOME_SALARY',
      'INCOME_TAX_REFUND',
      'LOAN_PAYMENTS_MORTGAGE_PAYMENT',
      'LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT',
      'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
      'GOVERNMENT_AND_NON_PROFIT_TAX_PAYMENT',
      'TRANSFER_OUT_ACCOUNT_TRANSFER',
      'TRANSFER_IN_ACCOUNT_TRANSFER',
      'TRANSFER_OUT_SAVINGS',
      'TRANSFER_OUT_WITHDRAWAL',
      'BANK_FEES_ATM_FEES',
      'BANK_FEES_FOREIGN_TRANSACTION_FEES',
    ]
    expect(expected.filter((kind) => !kinds.has(kind))).toEqual([])
    expect(purchases.some(({ row }) => row.cents < 0)).toBe(true)
  })

  it('cuts long merchant names and prints the city right after them', () => {
    const texts = purchases
      .filter(({ row }) => row.account === 'card')
      .map(({ view }) => view.originalDescription)
    const cut = texts.filter((text) => text.startsWith('TST*NONNA LUCIA TRAT'))
    expect(cut.length).toBeGreaterThan(0)
    expect(cut.some((text) => text.includes('TRATTORIA'))).toBe(false)
  })
})

it('reports custom transactions as they are', () => {
  const rows = [
    { date_transacted: '2026-11-01', date_posted: '2026-11-02', amount: 5, description: 'KROGER #1' },
  ]
  const user = { override_accounts: [{ type: 'credit', subtype: 'credit card', transactions: rows }] }
  expect(seen('user_custom', JSON.stringify(user)).map(({ view }) => view)).toEqual([
    {
      originalDescription: 'KROGER #1',
      name: 'KROGER #1',
      merchantName: 'Kroger',
      mcc: '5411',
      category: { detailed: 'FOOD_AND_DRINK_GROCERIES', confidence: 'VERY_HIGH' },
      place: null,
    },
  ])
})
