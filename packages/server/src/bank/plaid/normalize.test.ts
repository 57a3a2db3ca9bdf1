import { describe, expect, it } from 'vitest'
import { normalizeAccount, normalizePage } from './normalize.ts'
import { wireAccount, wireSync } from './plaid-wire.ts'

const plain = {
  transaction_id: 't1',
  account_id: 'card',
  amount: 12.34,
  iso_currency_code: 'USD',
  date: '2026-03-04',
  name: 'SOMETHING 123',
  pending: false,
}
const accounts = [
  { account_id: 'card', name: 'Card', type: 'credit', subtype: 'credit card' },
  { account_id: 'bank', name: 'Checking', type: 'depository', subtype: 'checking' },
]

function pageOf(parts: object) {
  return normalizePage(
    wireSync.parse({
      added: [],
      modified: [],
      removed: [],
      accounts,
      next_cursor: 'c',
      has_more: false,
      transactions_update_status: 'HISTORICAL_UPDATE_COMPLETE',
      ...parts,
    }),
  )
}

function normalized(parts: object) {
  return pageOf({ added: [{ ...plain, ...parts }] }).changed[0]
}

describe('a provider transaction', () => {
  it('keeps its sign and every cent', () => {
    expect(normalized({ amount: 1.005 })?.amountCents).toBe(101)
    expect(normalized({ amount: 1234.56 })?.amountCents).toBe(123_456)
    expect(normalized({ amount: -0.1 })?.amountCents).toBe(-10)
    expect(normalized({ amount: 0 })?.amountCents).toBe(0)
  })

  it('is skipped if its amount has more cents than we can store, without losing the rest of the page', () => {
    const absurd = { ...plain, transaction_id: 't2', amount: 1e300 }
    expect(pageOf({ added: [absurd, plain] }).changed.map(({ transactionId }) => transactionId)).toEqual([
      't1',
    ])
    // 2^53 cents are a little more than 90 trillion dollars.
    expect(normalized({ amount: -90_000_000_000_000 })?.amountCents).toBe(-9_000_000_000_000_000)
    expect(normalized({ amount: -90_071_992_547_410 })).toBeUndefined()
  })

  it('has the purchase date if known, otherwise the posting date', () => {
    expect(normalized({ authorized_date: '2026-03-02' })?.day).toBe('2026-03-02')
    expect(normalized({ authorized_date: null })?.day).toBe('2026-03-04')
    expect(normalized({ authorized_date: 'soon' })?.day).toBe('2026-03-04')
  })

  it.each([
    [
      'the text that mentions fuel, where the merchant alone would be a warehouse club',
      'COSTCO GAS #0123',
      'Costco',
      'COSTCO GAS #0123',
    ],
    ['the merchant, if the text adds nothing', 'QWXZ 0042 ORD', 'The Blue Door', 'The Blue Door'],
    ['the text, without a merchant', 'QWXZ 0042 ORD', null, 'QWXZ 0042 ORD'],
    ['the merchant, without a text', ' ', 'The Blue Door', 'The Blue Door'],
  ])('is named by %s', (_, original_description, merchant_name, expected) => {
    expect(normalized({ original_description, merchant_name, name: ' ' })?.name).toBe(expected)
  })

  it('is named by the text that shows a card payment, whichever bank made it', () => {
    const paid = { name: 'ONLINE PAYMENT THANK YOU', merchant_name: 'Some Bank', amount: -250 }
    expect(normalized(paid)?.name).toBe('ONLINE PAYMENT THANK YOU')
  })

  it('is foreign if its currency or location says so, but not without either', () => {
    expect(normalized({ iso_currency_code: 'EUR' })?.isAbroad).toBe(true)
    expect(normalized({ location: { country: 'FR' } })?.isAbroad).toBe(true)
    expect(normalized({ location: { country: 'US' } })?.isAbroad).toBe(false)
    expect(normalized({ iso_currency_code: null, location: { country: null } })?.isAbroad).toBe(false)
  })

  it('keeps valid merchant category codes and drops others', () => {
    const category = { primary: 'TRAVEL', detailed: 'TRAVEL_FLIGHTS', confidence_level: 'BRAND_NEW_LEVEL' }
    expect(normalized({ personal_finance_category: category, merchant_category_code: '3058' })).toMatchObject(
      {
        categoryPrimary: 'TRAVEL',
        categoryDetailed: 'TRAVEL_FLIGHTS',
        categoryConfidence: 'BRAND_NEW_LEVEL',
        mcc: '3058',
      },
    )
    expect(normalized({ merchant_category_code: 'n/a' })?.mcc).toBeNull()
  })
})

describe('the currency of a provider transaction', () => {
  const euroAccount = {
    ...{ account_id: 'euro', name: 'Euro Card', type: 'credit', subtype: 'credit card' },
    balances: { iso_currency_code: 'EUR', unofficial_currency_code: null },
  }
  const currencyOf = (parts: object) =>
    pageOf({ accounts: [...accounts, euroAccount], added: [{ ...plain, ...parts }] }).changed[0]?.currency

  it.each([
    ['US dollars', { iso_currency_code: 'USD' }, null],
    ['euros', { iso_currency_code: 'EUR' }, 'EUR'],
    ['a currency without an ISO code', { iso_currency_code: null, unofficial_currency_code: 'BTC' }, 'BTC'],
    ['dollars, without any code', { iso_currency_code: null, unofficial_currency_code: null }, null],
    ["the account's, without its own code", { iso_currency_code: null, account_id: 'euro' }, 'EUR'],
    ['dollars on a euro account, with its own code', { iso_currency_code: 'USD', account_id: 'euro' }, null],
    ['dollars, without a code on an unknown account', { iso_currency_code: null, account_id: 'new' }, null],
  ])('is %s', (_, parts, currency) => {
    expect(currencyOf(parts)).toBe(currency)
  })
})

describe('a purchase', () => {
  const isAbroad = (country: string | null, region: string | null = null) =>
    normalized({ location: { country, region } })?.isAbroad

  it.each(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM'])('in %s is at home', (country) => {
    expect(isAbroad(country)).toBe(false)
    expect(isAbroad('US', country)).toBe(false)
    expect(isAbroad(null, country)).toBe(false)
  })

  it.each(['CA', 'FR', 'MX', 'VG'])('in %s is abroad', (country) => {
    expect(isAbroad(country)).toBe(true)
  })

  it('in an unknown place is at home, if it is in dollars', () => {
    expect(isAbroad(null)).toBe(false)
    expect(normalized({ iso_currency_code: 'EUR', location: null })?.isAbroad).toBe(true)
  })
})

describe('an account', () => {
  it("has the bank's own id if there is one", () => {
    const account = wireAccount.parse({ ...accounts[0], persistent_account_id: 'p-1' })
    expect(normalizeAccount(account).persistentId).toBe('p-1')
    expect(normalizeAccount(wireAccount.parse(accounts[0])).persistentId).toBeNull()
  })
})

describe('a page of provider transactions', () => {
  it('combines added and modified transactions, and lists the removed ones', () => {
    const page = pageOf({
      added: [plain],
      modified: [{ ...plain, transaction_id: 't2', account_id: 'unknown' }],
      removed: [{ transaction_id: 't3', account_id: 'card' }],
    })
    expect(page.changed.map(({ transactionId }) => transactionId)).toEqual(['t1', 't2'])
    expect(page.removed).toEqual(['t3'])
  })

  it.each([
    ['NOT_READY', 'none'],
    ['INITIAL_UPDATE_COMPLETE', 'recent'],
    ['HISTORICAL_UPDATE_COMPLETE', 'complete'],
    ['TRANSACTIONS_UPDATE_STATUS_UNKNOWN', 'complete'],
    ['SOMETHING_NEW', 'complete'],
    [undefined, 'complete'],
  ])('with the status %s has the history %s', (transactions_update_status, history) => {
    expect(pageOf({ transactions_update_status }).history).toBe(history)
  })
})
