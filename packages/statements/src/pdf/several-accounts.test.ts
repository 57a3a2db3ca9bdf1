import { describe, expect, it } from 'vitest'
import { readStatement } from '../read-statement.ts'
import { makePdf, type PositionedWord } from '../testing/make-pdf.ts'

/** Text at the left margin, or a date, a description and amounts that end at positions. */
type PageLine =
  | string
  | readonly [date: string, text: string, ...amounts: readonly (readonly [right: number, text: string])[]]

const LETTER_WIDTH = 5.4

function page(lines: readonly PageLine[]): PositionedWord[] {
  return lines.flatMap((line, index) => {
    const y = 750 - 12 * index
    if (typeof line === 'string') {
      return [{ x: 40, y, text: line }]
    }
    const [date, text, ...amounts] = line
    return [
      { x: 40, y, text: date },
      { x: 90, y, text },
      ...amounts.map(([right, amount]) => ({ x: right - amount.length * LETTER_WIDTH, y, text: amount })),
    ].filter(({ text: words }) => words !== '')
  })
}

function row(date: string, text: string, amount: string, balance?: string): PageLine {
  return balance === undefined ? [date, text, [540, amount]] : [date, text, [460, amount], [560, balance]]
}

async function read(pages: readonly (readonly PageLine[])[]) {
  const { accounts, rows, reconciliation, questions } = await readStatement({
    name: 'a.pdf',
    bytes: makePdf(pages.map(page)),
  })
  return {
    accounts: accounts.map(({ mask, type }) => [mask, type]),
    rows: rows.map(({ day, cents, text, account }) => [day, cents, text, account]),
    status: reconciliation?.status,
    questions,
  }
}

describe('one PDF with several accounts', () => {
  it('of Chase has the transactions and totals of checking and savings apart', async () => {
    const header: PageLine = ['DATE', 'DESCRIPTION', [460, 'AMOUNT'], [560, 'BALANCE']]
    const pageTop = ['January 01, 2026 through January 31, 2026', 'Primary Account: 000000111112222']
    const found = await read([
      [
        ...pageTop,
        'JPMorgan Chase Bank, N.A.',
        'CONSOLIDATED BALANCE SUMMARY',
        'Chase Total Checking 000000111112222 $1,000.00 $955.50',
        'Chase Savings 000000333334444 $200.00 $250.00',
        'CHASE TOTAL CHECKING',
        'Account Number: 000000111112222',
        'CHECKING SUMMARY',
        'Beginning Balance $1,000.00',
        'Deposits and Additions 80.50',
        'Electronic Withdrawals -125.00',
        'Ending Balance $955.50',
        'TRANSACTION DETAIL',
        header,
        ['', 'Beginning Balance', [560, '$1,000.00']],
        row('01/05', 'ACME PAYROLL', '80.50', '1,080.50'),
        row('01/09', 'CITY WATER WEB', '-75.00', '1,005.50'),
        row('01/20', 'Transfer To Sav', '-50.00', '955.50'),
        ['', 'Ending Balance', [560, '$955.50']],
      ],
      [
        ...pageTop,
        'CHASE SAVINGS',
        'Account Number: 000000333334444',
        'SAVINGS SUMMARY',
        'Beginning Balance $200.00',
        'Deposits and Additions 50.00',
        'Ending Balance $250.00',
        'TRANSACTION DETAIL',
        header,
        ['', 'Beginning Balance', [560, '$200.00']],
        row('01/20', 'Transfer From Chk', '50.00', '250.00'),
        ['', 'Ending Balance', [560, '$250.00']],
      ],
    ])
    expect(found).toEqual({
      accounts: [
        ['2222', 'checking'],
        ['4444', 'savings'],
      ],
      rows: [
        ['2026-01-05', -8050, 'ACME PAYROLL', 0],
        ['2026-01-09', 7500, 'CITY WATER WEB', 0],
        ['2026-01-20', 5000, 'Transfer To Sav', 0],
        ['2026-01-20', -5000, 'Transfer From Chk', 1],
      ],
      status: 'matched',
      questions: [],
    })
  })

  it('of Bank of America begins the second account after the totals of the first', async () => {
    const header: PageLine = ['Date', 'Description', [540, 'Amount']]
    const pageTop = 'JORDAN SAMPLE | Account # 1111 2222 3333 | January 1, 2026 to January 31, 2026'
    const found = await read([
      [
        pageTop,
        'Bank of America, N.A.',
        'Your Adv Plus Banking',
        'Account number: 1111 2222 3333',
        'Account summary',
        'Beginning balance on January 1, 2026 $100.00',
        'Withdrawals and other subtractions -30.00',
        'Ending balance on January 31, 2026 $70.00',
        'Withdrawals and other subtractions',
        header,
        row('01/07/26', 'CHECKCARD 0106 KROGER 11', '-30.00'),
        'Total withdrawals and other subtractions -$30.00',
      ],
      [
        pageTop,
        'Your Regular Savings',
        'Account number: 4444 5555 6666',
        'Account summary',
        'Beginning balance on January 1, 2026 $500.00',
        'Deposits and other additions 0.25',
        'Ending balance on January 31, 2026 $500.25',
        'Deposits and other additions',
        header,
        row('01/31/26', 'Interest Earned', '0.25'),
        'Total deposits and other additions $0.25',
      ],
    ])
    expect(found).toEqual({
      accounts: [
        ['3333', 'checking'],
        ['6666', 'savings'],
      ],
      rows: [
        ['2026-01-07', 3000, 'CHECKCARD 0106 KROGER 11', 0],
        ['2026-01-31', -25, 'Interest Earned', 1],
      ],
      status: 'matched',
      questions: [],
    })
  })
})

describe('a card with several holders', () => {
  it('has the charges of all of them', async () => {
    const found = await read([
      [
        'American Express Gold Card',
        'Closing Date 01/14/26 Account Ending 7-31005',
        'Minimum Payment Due $40.00',
        'Previous Balance $0.00',
        'New Charges +$60.00',
        'New Balance $60.00',
        'New Charges',
        'Summary',
        'JORDAN SAMPLE 7-31005 $40.00',
        'ALEX SAMPLE 7-31013 $20.00',
        'Total New Charges $60.00',
        'Detail',
        'JORDAN SAMPLE',
        'Card Ending 7-31005',
        row('01/02/26', 'KROGER 11', '$40.00'),
        'ALEX SAMPLE',
        'Card Ending 7-31013',
        row('01/03/26', 'SHELL OIL 22', '$20.00'),
        'Total New Charges $60.00',
      ],
    ])
    expect(found.rows).toEqual([
      ['2026-01-02', 4000, 'KROGER 11', 0],
      ['2026-01-03', 2000, 'SHELL OIL 22', 0],
    ])
    expect(found).toMatchObject({ accounts: [['1005', 'credit']], status: 'matched', questions: [] })
  })
})
