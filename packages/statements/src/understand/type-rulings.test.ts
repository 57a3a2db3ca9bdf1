import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import type { StatementRow } from '../statement.ts'
import { ruleByType } from './type-rulings.ts'

describe("the bank's transaction type", () => {
  it.each([
    ['DEBIT_CARD', 'SAFEWAY', 10, null],
    ['ACH_DEBIT', 'CITY UTIL BILLS', 10, null],
    ['ACH_CREDIT', 'ACME CORP', -10, 'income'],
    ['DEBIT_CARD', 'ACME MARKETS', -10, null],
    ['BILLPAY', 'CITY UTIL BILLS', 10, null],
    ['MISC_DEBIT', 'SPOTIFY USA', 10, null],
    ['QUICKPAY_DEBIT', 'JANE ROE', 10, 'transfer'],
    ['QUICKPAY_CREDIT', 'JANE ROE', -10, 'transfer'],
    ['ACCT_XFER', 'SAV ...5678', 10, 'transfer'],
    ['LOAN_PMT', 'Payment to Chase card ending in 1234', 10, 'card-payment'],
    ['LOAN_PMT', 'AUTO 4411', 10, 'loan-payment'],
    ['CHECK_PAID', '1053', 10, 'transfer'],
    ['CHECK_DEPOSIT', 'REMOTE', -10, 'cash'],
    ['DSLIP', 'BRANCH', -10, 'cash'],
    ['ATM', '4TH ST', 10, 'cash'],
    ['ATM_DEPOSIT', '4TH ST', -10, 'cash'],
    ['FEE_TRANSACTION', 'NON-CHASE', 10, 'bank-fee'],
    ['internal transfer', 'To Savings', 10, 'transfer'],
    ['Buy', 'TOTAL STOCK MARKET', 10, 'transfer'],
    ['Withdrawal', 'Withdrawal', 10, 'cash'],
    ['Withdrawal', 'from CITY UTIL BILLS', 10, null],
    ['Withdrawal', 'KROGER #112', 10, null],
    ['Withdrawal Debit Card', 'Withdrawal Debit Card', 10, null],
  ])('%s of "%s" (%d dollars out of a bank account) is %s', (type, text, dollars, ruling) => {
    expect(ruleByType({ ...row, type, text, cents: toCents(dollars * 100) }, false)).toBe(ruling)
  })

  it('of a payment to a card is a card payment only if money comes in', () => {
    expect(ruleByType({ ...row, type: 'Payment', cents: toCents(-100) }, true)).toBe('card-payment')
    expect(ruleByType({ ...row, type: 'Payment', cents: toCents(100) }, true)).toBeNull()
  })
})

const row: StatementRow = {
  line: 1,
  day: parseDay('2026-01-02'),
  postedDay: null,
  cents: toCents(1000),
  text: '',
  account: 0,
  category: null,
  mcc: null,
  type: null,
  isPending: false,
  otherCurrency: null,
  id: null,
}
