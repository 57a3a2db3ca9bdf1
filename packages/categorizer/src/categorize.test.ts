import { isLeaf } from '@cardsight/engine/categories'
import { toCents } from '@cardsight/engine/money'
import { leftOutKinds } from '@cardsight/engine/spending'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categorize, type StatementLine } from './categorize.ts'

describe('a line that is left out', () => {
  it.each([
    ['credit', 'PAYMENT THANK YOU - WEB', -250, 'card-payment'],
    ['credit', 'AUTOPAY PAYMENT RECEIVED', -250, 'card-payment'],
    ['credit', 'CASH REWARDS STATEMENT CREDIT', -25, 'income'],
    ['credit', 'INTEREST CHARGED ON PURCHASES', 12, 'bank-fee'],
    ['credit', 'ANNUAL MEMBERSHIP FEE', 95, 'bank-fee'],
    ['credit', 'CASH ADVANCE 0423', 200, 'cash'],
    ['credit', 'VENMO *JANE', 20, 'transfer'],
    ['credit', 'DRAFTKINGS', 20, 'cash-like'],
    ['checking', 'CHASE CREDIT CRD AUTOPAY', 250, 'card-payment'],
    ['checking', 'AMEX EPAYMENT ACH PMT', 250, 'card-payment'],
    ['checking', 'APPLECARD GSBANK PAYMENT', 250, 'card-payment'],
    ['checking', 'ROCKET MORTGAGE', 1900, 'loan-payment'],
    ['checking', 'ACME CORP PAYROLL', -2500, 'income'],
    ['checking', 'ZELLE TO JANE', 40, 'transfer'],
    ['checking', 'PAYPAL DES:INST XFER ID:1', 40, 'transfer'],
    ['checking', 'ONLINE TRANSFER TO SAV', 40, 'transfer'],
    ['checking', 'CHECK 1052', 40, 'transfer'],
    ['checking', 'ATM WITHDRAWAL 4TH ST', 60, 'cash'],
    ['checking', 'MOBILE DEPOSIT', -60, 'cash'],
    ['checking', 'MONTHLY SERVICE FEE', 12, 'bank-fee'],
    ['checking', 'IRS USATAXPYMT', 900, 'tax'],
    ['checking', 'RENT PAYMENT OAKS APTS', 1900, 'rent'],
    ['checking', 'SOMETHING FROM SOMEONE', -10, 'income'],
  ] as const)('on a %s account: %s of $%d is left out as %s', (accountType, name, dollars, reason) => {
    expect(categorize(line({ accountType, name }, dollars))).toMatchObject({ kind: 'left-out', reason })
  })

  it("isn't a purchase according to Plaid, even with a merchant's name", () => {
    const driver = { accountType: 'checking', name: 'UBER', plaidDetailed: 'INCOME_GIG_ECONOMY' } as const
    expect(categorize(line(driver, -80))).toMatchObject({ kind: 'left-out', reason: 'income' })
    const cardPaid = { accountType: 'checking', name: 'Target', plaidPrimary: 'LOAN_PAYMENTS' } as const
    expect(categorize(line(cardPaid))).toMatchObject({ kind: 'left-out', reason: 'loan-payment' })
  })

  it('is kept as a purchase if its MCC shows a store, even if Plaid disagrees', () => {
    const paid = {
      name: 'PAYPAL *TINY CAFE',
      plaidDetailed: 'TRANSFER_OUT_TRANSFER_OUT_FROM_APPS',
      mcc: '5812',
    }
    expect(categorize(line(paid))).toMatchObject({ kind: 'purchase', leaf: 'dining', layer: 'mcc' })
  })

  it("isn't a purchase according to its MCC", () => {
    expect(categorize(line({ name: 'CORNER', mcc: '6011' }))).toMatchObject({
      kind: 'left-out',
      reason: 'cash',
    })
    expect(categorize(line({ name: 'CORNER', mcc: '7995' }))).toMatchObject({
      kind: 'left-out',
      reason: 'cash-like',
    })
  })

  it("isn't a bill paid automatically from a bank account", () => {
    const bill = { accountType: 'checking', name: 'VERIZON AUTOPAY' } as const
    expect(categorize(line(bill))).toMatchObject({ kind: 'purchase', leaf: 'phone' })
    const check = {
      accountType: 'checking',
      name: 'HEALTH CHECK',
      issuerCategory: 'Medical Services',
    } as const
    expect(categorize(line(check))).toMatchObject({ kind: 'purchase', leaf: 'healthcare' })
  })
})

describe('a purchase', () => {
  const everything = {
    name: 'NETFLIX.COM',
    mcc: '4899',
    plaidDetailed: 'FOOD_AND_DRINK_COFFEE',
    plaidPrimary: 'TRAVEL',
    issuerCategory: 'Gas',
  }
  const someone = { ...everything, name: 'JANES YOGA' }

  it('is categorized by merchant, then MCC, Plaid, issuer and words', () => {
    expect(describeResult(everything)).toBe('streaming by merchant')
    expect(describeResult(someone)).toBe('internet-tv by mcc')
    expect(describeResult({ ...someone, mcc: '' })).toBe('fast-food by plaid')
    expect(describeResult({ ...someone, mcc: '', plaidDetailed: '' })).toBe('other-travel by plaid')
    expect(describeResult({ name: 'JANES YOGA', issuerCategory: 'Gas' })).toBe('gas by issuer-category')
    expect(describeResult({ name: 'JANES YOGA' })).toBe('gym by words')
    expect(describeResult({ name: 'QXV KJQ' })).toBe('other by unknown')
  })

  it('is categorized by the range of an MCC without its own entry', () => {
    expect(describeResult({ name: 'JANES', mcc: '3245' })).toBe('flights by mcc')
    expect(describeResult({ name: 'JANES', mcc: '8021' })).toBe('healthcare by mcc')
  })

  it("uses a word before Plaid's category of medium confidence, but not before one of high confidence", () => {
    const name = 'ELM STREET DENTAL'
    const wrong = { name, plaidDetailed: 'FOOD_AND_DRINK_RESTAURANT' }
    expect(describeResult({ ...wrong, plaidConfidence: 'MEDIUM' })).toBe('healthcare by words')
    expect(describeResult({ ...wrong, plaidConfidence: 'HIGH' })).toBe('dining by plaid')
    expect(describeResult({ ...wrong, name: 'QXV', plaidConfidence: 'MEDIUM' })).toBe('dining by plaid')
  })

  it("uses Plaid's category last if its confidence is low", () => {
    const doubted = { plaidDetailed: 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE', plaidConfidence: 'LOW' }
    expect(describeResult({ ...doubted, name: 'JANES YOGA' })).toBe('gym by words')
    expect(describeResult({ ...doubted, name: 'JANES YOGA', plaidConfidence: 'UNKNOWN' })).toBe(
      'gym by words',
    )
    expect(describeResult({ ...doubted, name: 'JANES' })).toBe('other-shop by plaid')
    expect(describeResult({ ...doubted, name: 'JANES YOGA', plaidConfidence: 'HIGH' })).toBe(
      'other-shop by plaid',
    )
  })

  it('uses the MCC first for merchants with several MCCs', () => {
    expect(describeResult({ name: 'WM SUPERCENTER #12', mcc: '5411' })).toBe('supermarket by mcc')
    expect(describeResult({ name: 'WM SUPERCENTER #12' })).toBe('superstore by merchant')
    expect(describeResult({ name: 'AMAZON.COM', mcc: '5942' })).toBe('online-shopping by merchant')
  })

  it("is at a store's gas station if a code says fuel", () => {
    for (const code of [{ mcc: '5542' }, { plaidDetailed: 'TRANSPORTATION_GAS' }]) {
      expect(categorize(line({ name: 'Costco', ...code }))).toEqual({
        kind: 'purchase',
        leaf: 'gas',
        merchant: { name: 'Costco Gas', key: 'costco-gas' },
        layer: 'merchant',
        certainty: 'sure',
        confidence: 0.95,
      })
    }
  })

  it("uses the last matching word, then the payment processor's hint", () => {
    expect(describeResult({ name: 'GARDEN HOTEL PARKING' })).toBe('parking-tolls by words')
    expect(describeResult({ name: 'TST* THE LOCAL' })).toBe('dining by words')
  })

  it('is other if nothing is known about it', () => {
    expect(describeResult({ accountType: 'checking', name: 'QXV KJQ' })).toBe('other by unknown')
    expect(describeResult({ accountType: 'savings', name: 'QXV KJQ' })).toBe('other by unknown')
  })

  it('can be at a merchant whose name starts like a check', () => {
    expect(describeResult({ name: 'CHECK 1052' })).not.toBe('left out as transfer')
    expect(describeResult({ accountType: 'checking', name: 'CHECK 1052' })).toBe('left out as transfer')
  })

  it('can be a refund: on a card unless it is a payment, in a bank account only with evidence', () => {
    expect(describeResult({ name: 'AMAZON MKTPLACE PMTS' }, -20)).toBe('online-shopping by merchant')
    expect(describeResult({ name: 'QXV KJQ' }, -20)).toBe('other by unknown')
    expect(describeResult({ accountType: 'checking', name: 'JANES YOGA' }, -20)).toBe('gym by words')
  })

  it('is categorized by brand after merchants and codes, and before words and the model', () => {
    expect(describeResult({ name: 'BIG O TIRES #1123 CAFE' })).toBe('auto-service by brand')
    expect(describeResult({ name: 'BIG O TIRES #1123', mcc: '5411' })).toBe('supermarket by mcc')
    expect(categorize(line({ name: 'SQ *BIG O TIRES 1123 OAKLAND CA' }))).toMatchObject({
      merchant: { name: 'Big O Tires', key: null },
      certainty: 'sure',
    })
    expect(describeResult({ name: 'ATWOODS TAVERN' })).toBe('dining by words')
  })

  it('is guessed from its letters if nothing else is known', () => {
    expect(categorize(line({ name: 'LUIGIS TRATORIA NAPOLITANA' }))).toMatchObject({
      leaf: 'dining',
      layer: 'model',
      confidence: expect.closeTo(0.9, 0),
    })
  })

  it("keeps a merchant's or brand's category against a broad name of the issuer", () => {
    expect(describeResult({ name: 'SAFEWAY #1615', issuerCategory: 'Merchandise' })).toBe(
      'supermarket by merchant',
    )
    expect(describeResult({ name: 'HARMONS #12', issuerCategory: 'Shopping' })).toBe('supermarket by brand')
    expect(describeResult({ name: 'QXV KJQ', issuerCategory: 'Shopping' })).toBe(
      'other-shop by issuer-category',
    )
  })

  it('depends on the first 200 characters only', () => {
    const start = 'SQ *CORNER BAKE SHOP '.padEnd(200, 'AB ')
    expect(categorize(line({ name: `${start}${'PIZZA '.repeat(100_000)}` }))).toEqual(
      categorize(line({ name: start })),
    )
  })

  it("doesn't take a city for a brand or a word", () => {
    for (const city of ['COSTA MESA CA', 'HILTON HEAD SC', 'COLLEGE STATION TX', 'MOBILE AL']) {
      expect(describeResult({ name: `QXV KJQ ${city}` })).toBe('other by unknown')
    }
  })

  it('always has a leaf and a merchant, or is left out with a reason', () => {
    const text = fc.option(fc.string(), { nil: undefined })
    const anyLine = fc.record({
      name: fc.string(),
      amountCents: fc.integer().map(toCents),
      accountType: fc.constantFrom('credit', 'checking', 'savings'),
      mcc: fc.option(fc.integer({ min: 0, max: 9999 }).map(String), { nil: undefined }),
      plaidDetailed: text,
      plaidPrimary: text,
      plaidConfidence: text,
      issuerCategory: text,
    })
    fc.assert(
      fc.property(anyLine, (some) => {
        const found = categorize(some)
        expect(found.kind === 'purchase' ? isLeaf(found.leaf) : leftOutKinds.includes(found.reason)).toBe(
          true,
        )
      }),
    )
  })
})

function line(facts: Partial<StatementLine>, dollars = 10): StatementLine {
  return { name: '', accountType: 'credit', ...facts, amountCents: toCents(dollars * 100) }
}

function describeResult(facts: Partial<StatementLine>, dollars = 10): string {
  const found = categorize(line(facts, dollars))
  return found.kind === 'purchase' ? `${found.leaf} by ${found.layer}` : `left out as ${found.reason}`
}
