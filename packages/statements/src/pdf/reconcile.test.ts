import { describe, expect, it } from 'vitest'
import { readStatement } from '../read-statement.ts'
import type { Corrections } from '../statement.ts'
import { makePdf, pageOf } from '../testing/make-pdf.ts'

const top = [
  'First Harbor Bank Visa',
  'Account ending in 1234',
  'Billing Period 12/15/2025 - 01/14/2026',
  'Minimum Payment Due $35.00',
]

async function read(lines: readonly string[], corrections: Corrections = {}) {
  return readStatement({ name: 'a.pdf', bytes: makePdf([pageOf([...top, ...lines])]) }, corrections)
}

const purchases = ['12/18 KROGER 11 1,000.00', '12/20 SHELL 22 104.11']

describe('a statement whose totals differ from its transactions', () => {
  it('names the total, the missing amount and the line with it', async () => {
    const { reconciliation, problems } = await read([
      'Previous Balance $50.00',
      'Purchases $1,204.11',
      'New Balance $1,254.11',
      'PURCHASES',
      ...purchases,
      'Someone else 100.00',
    ])
    // 1,000.00 + 104.11 = 1,104.11
    const sentence = 'The statement says purchases were $1,204.11, but we read $1,104.11: $100.00 is missing.'
    const unreadLine = { line: 11, text: 'Someone else 100.00' }
    expect(reconciliation).toEqual({
      status: 'mismatch',
      differences: [
        { account: 0, groups: ['purchases'], printedCents: 120_411, readCents: 110_411, sentence },
      ],
      unreadLines: [unreadLine],
    })
    expect(problems).toEqual([
      { line: null, sentence },
      { line: 11, sentence: 'Line 11 has an amount that we didn\'t count: "Someone else 100.00"' },
    ])
  })

  it('names a total of all charges, not each kind that it covers', async () => {
    const { reconciliation } = await read([
      'Previous Balance $50.00',
      'Transactions $1,204.11',
      'Cash Advances $0.00',
      'New Balance $1,254.11',
      'TRANSACTIONS',
      ...purchases,
      'Total Transactions for This Period $1,204.11',
    ])
    expect(reconciliation?.differences.map(({ sentence }) => sentence)).toEqual([
      'The statement says charges were $1,204.11, but we read $1,104.11: $100.00 is missing.',
    ])
  })

  it('uses the balances if no section has a total', async () => {
    const { reconciliation } = await read([
      'Previous Balance $50.00',
      'New Balance $1,200.00',
      'PURCHASES',
      ...purchases,
    ])
    // 1,200.00 - 50.00 = 1,150.00, and 1,150.00 - 1,104.11 = 45.89
    expect(reconciliation?.differences.map(({ sentence }) => sentence)).toEqual([
      'The balance of this statement changes by $1,150.00, but the transactions we read add up to $1,104.11: $45.89 is missing.',
    ])
  })

  it('finds a purchase and a refund that are both missing, although the balances match', async () => {
    const { reconciliation } = await read([
      'Previous Balance $50.00',
      'Credits -$20.00',
      'Purchases $1,124.11',
      'New Balance $1,154.11',
      'PURCHASES',
      ...purchases,
    ])
    expect(
      reconciliation?.differences.map(({ groups, printedCents, readCents }) => [
        groups,
        printedCents,
        readCents,
      ]),
    ).toEqual([
      [['credits'], 2000, 0],
      [['purchases'], 112_411, 110_411],
    ])
  })

  it('says nothing about totals if the statement prints none', async () => {
    const { reconciliation, problems } = await read(['PURCHASES', ...purchases])
    expect(reconciliation).toEqual({ status: 'no-totals', differences: [], unreadLines: [] })
    expect(problems).toEqual([])
  })
})

describe('a dated line outside of all sections', () => {
  it('is listed if no totals prove that it is no transaction', async () => {
    const { rows, reconciliation, problems } = await read([
      '12/31/2026 last day to use your credit of $50.00',
      'PURCHASES',
      ...purchases,
    ])
    expect(rows).toHaveLength(2)
    expect(reconciliation).toMatchObject({ status: 'no-totals', unreadLines: [{ line: 5 }] })
    expect(problems).toMatchObject([{ line: 5 }])
  })
})

describe('a statement with totals of some sections only', () => {
  it('is not called matched', async () => {
    const fees = ['FEES', '01/02 LATE FEE 29.00', 'TOTAL FEES FOR THIS PERIOD $29.00']
    const { reconciliation } = await read(['PURCHASES', ...purchases, ...fees])
    expect(reconciliation?.status).toBe('no-totals')
  })

  it('is called matched if all sections have one', async () => {
    const { reconciliation } = await read(['PURCHASES', ...purchases, 'TOTAL PURCHASES $1,104.11'])
    expect(reconciliation?.status).toBe('matched')
  })
})

describe('a statement whose balances prove other signs', () => {
  it('turns a section that would be refunds into purchases', async () => {
    const { rows, questions, reconciliation } = await read([
      'Previous Balance $50.00',
      'New Balance $1,104.11',
      'PAYMENTS',
      '12/16 AUTOPAY PAYMENT 50.00',
      'PURCHASES',
      '12/18 KROGER 11 -1,000.00',
      '12/20 SHELL 22 -104.11',
    ])
    expect(rows.map(({ cents }) => cents)).toEqual([-5000, 100_000, 10_411])
    expect(reconciliation?.status).toBe('matched')
    expect(questions).toEqual([])
  })

  it('keeps its reading and reports the difference if two other readings would match', async () => {
    const { reconciliation } = await read([
      'Previous Balance $100.00',
      'New Balance $100.00',
      'PURCHASES',
      '12/18 KROGER 11 30.00',
      'CASH ADVANCES',
      '12/19 ATM DOWNTOWN 30.00',
    ])
    expect(reconciliation?.status).toBe('mismatch')
  })

  it('counts entries below the total of the first card, if the balances need them', async () => {
    const { rows, reconciliation } = await read([
      'Previous Balance $0.00',
      'New Balance $1,124.11',
      'PURCHASES',
      ...purchases,
      'Total for card 1234 $1,104.11',
      '12/24 ALDI 33 20.00',
      'Total for card 5678 $20.00',
    ])
    expect(rows.map(({ cents }) => cents)).toEqual([100_000, 10_411, 2000])
    expect(reconciliation?.status).toBe('matched')
  })

  it('counts fees and interest that are printed as totals only', async () => {
    const { rows, reconciliation } = await read([
      'Previous Balance $50.00',
      'Purchases $1,104.11',
      'Interest Charged $12.34',
      'New Balance $1,166.45',
      'PURCHASES',
      ...purchases,
    ])
    expect(rows).toHaveLength(2)
    expect(reconciliation?.status).toBe('matched')
  })
})

describe('a statement with more refunds than purchases', () => {
  const lines = ['PURCHASES', '12/18 KROGER 11 -1,000.00', '12/20 SHELL 22 104.11']

  it('asks about the sign', async () => {
    const { questions, rows } = await read(lines)
    expect(rows.map(({ cents }) => cents)).toEqual([-100_000, 10_411])
    expect(questions).toMatchObject([{ about: 'sign', options: ['out-positive', 'out-negative'] }])
  })

  it('reads a minus as a purchase if the user says so', async () => {
    const { questions, rows } = await read(lines, { sign: 'out-negative' })
    expect(rows.map(({ cents }) => cents)).toEqual([100_000, -10_411])
    expect(questions).toEqual([])
  })
})

describe('lines with dates and amounts that are not transactions', () => {
  it.each([
    'TOTAL PAYMENTS AND CREDITS $1,104.11',
    '12/15 Beginning balance 1,000.00',
    'Total # of checks 3',
    'Fee period 12/15/2025 - 01/14/2026 $12.00',
    'Minimum payment warning: you will pay $1,204.11 in 3 years',
  ])('leave out "%s"', async (line) => {
    const { rows } = await read(['PURCHASES', ...purchases, line])
    expect(rows.map(({ cents }) => cents)).toEqual([100_000, 10_411])
  })

  it.each([
    'Daily ledger balances',
    '2026 Totals Year-to-Date',
    'Interest Charge Calculation',
    'Rewards Summary',
  ])('leave out what is below "%s"', async (heading) => {
    const { rows } = await read(['PURCHASES', ...purchases, heading, '01/02 SOMETHING 12.00'])
    expect(rows).toHaveLength(2)
  })
})
