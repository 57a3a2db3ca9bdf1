/** OFX and QIF files, and what a careful person reads in them. */
import { inCurrency } from './corpus-currencies.ts'
import type { Expected } from './corpus-expectations.ts'

export const ofxFiles: Readonly<Record<string, Expected>> = {
  'card-1.ofx': card('ofx'),
  'card-2.ofx': card('ofx'),
  'one-line.qfx': card('qfx'),
  // Truncated within the sixth transaction.
  'cut-off.qfx': {
    kind: 'qfx',
    institution: 'Chase',
    days: '2026-03-02 2026-03-07',
    out: '84.17 41.20 25.99 6.25 6.25',
    purchases: 5,
    problems: [21, 0],
  },
  'two-accounts.qbo': {
    kind: 'qbo',
    institution: 'Wells Fargo',
    days: '2026-01-05 2026-02-01',
    out: '17.20 60.00 250.00 5.00',
    in: '1800.00 1.12 100.00',
    purchases: 1,
    leftOut: { cash: 1, income: 2, transfer: 2, pending: 1 },
  },
  'canadian.ofx': inCurrency('Canadian dollars', 'ofx'),
  'leading-zeros.ofx': {
    kind: 'ofx',
    institution: 'Sample Credit Union',
    days: '2026-02-10 2026-02-20',
    out: '1500.00 7.25',
    in: '25.99 400.00',
    purchases: 2,
    refunds: 1,
    leftOut: { 'card-payment': 1 },
  },
  'decimal-commas.ofx': {
    kind: 'ofx',
    days: '2026-02-10 2026-02-20',
    out: '1250.50 7.25',
    in: '400.00',
    purchases: 2,
    leftOut: { 'card-payment': 1 },
  },
  'generic-names.qfx': {
    kind: 'qfx',
    institution: 'Sample Credit Union',
    days: '2026-03-10 2026-03-13',
    out: '18.20 20.00 64.00',
    in: '1500.00',
    purchases: 3,
    leftOut: { income: 1 },
    mccs: ['5814', '5411', null, null],
    texts: [
      'CHIPOTLE 2231 ALBANY NY %% MCC 5814',
      'NORTHSIDE 22 ALBANY NY',
      'POINT OF SALE WITHDRAWAL TARGET T-221 ALBANY NY',
      'ACME PAYROLL',
    ],
  },
  'truncated-names.ofx': {
    kind: 'ofx',
    days: '2026-03-10 2026-03-20',
    out: '18.20 20.00',
    in: '38.20',
    purchases: 2,
    leftOut: { 'card-payment': 1 },
    mccs: [null, '5812', null],
    texts: [
      'PAYPAL *THE CORNER HARDWARE STORE OF ALBANY',
      'JANES PLACE AND FRIENDS ON MAIN STREET KITCHEN ALBANY',
      'PAYMENT THANK YOU',
    ],
  },
  'investment.ofx': {
    kind: 'ofx',
    days: 'null null',
    out: '',
    purchases: 0,
    problems: [0],
    refused:
      'This is an investment account. Download the statement of a credit card or a bank account instead.',
  },
  // One trade before the cash and one after.
  'investment-with-cash.ofx': {
    kind: 'ofx',
    days: '2026-03-11 2026-03-13',
    out: '9.81',
    in: '2000.00',
    purchases: 1,
    leftOut: { income: 1 },
    problems: [0],
    texts: ['CHIPOTLE 2231 BOSTON MA', 'DIRECT DEPOSIT ACME PAYROLL'],
  },
  // The second amount is in euros; the third was converted from euros.
  'euro-transaction.ofx': {
    kind: 'ofx',
    days: '2026-03-10 2026-03-12',
    out: '18.20 20.00 22.00',
    purchases: 2,
    leftOut: { 'other-currency': 1 },
    problems: [0],
  },
}

export const qifFiles: Readonly<Record<string, Expected>> = {
  // The bank's category says that the payment is a transfer from the checking account.
  'card.qif': { ...withoutInstitution(card('qif')), leftOut: { transfer: 1, 'bank-fee': 1 } },
  'two-accounts.qif': {
    kind: 'qif',
    days: '2025-12-30 2026-01-15',
    out: '1300.00 54.10 30.00',
    purchases: 2,
    leftOut: { rent: 1 },
  },
  'generic-payee.qif': {
    kind: 'qif',
    days: '2026-01-15 2026-01-20',
    out: '37.13 8.00',
    in: '1800.00',
    purchases: 2,
    leftOut: { income: 1 },
    mccs: [null, '5814', null],
    texts: ['KROGER #441 DAYTON OH', 'CHIPOTLE 2231 DAYTON OH MCC 5814', 'ACME PAYROLL'],
  },
  'euros.qif': inCurrency('euros', 'qif'),
  'day-first.qif': {
    kind: 'qif',
    days: '2026-01-25 2026-02-03',
    out: '10.50 4.00',
    purchases: 2,
    problems: [0],
  },
}

function card(kind: string): Expected {
  return {
    kind,
    institution: 'Chase',
    days: '2026-03-02 2026-04-01',
    out: '84.17 41.20 25.99 6.25 6.25 95.00',
    in: '25.99 500.00',
    purchases: 5,
    refunds: 1,
    leftOut: { 'card-payment': 1, 'bank-fee': 1 },
  }
}

function withoutInstitution({ institution: _, ...expected }: Expected): Expected {
  return expected
}
