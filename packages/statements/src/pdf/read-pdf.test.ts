import { describe, expect, it } from 'vitest'
import { readStatement } from '../read-statement.ts'
import { refusals } from '../sentences.ts'
import { makePdf, type PositionedWord, pageOf } from '../testing/make-pdf.ts'

describe('a PDF statement of a card', () => {
  const top = [
    'Chase Sapphire Preferred',
    'Account number: XXXX XXXX XXXX 1234',
    'Opening/Closing Date 12/15/25 - 01/14/26',
    'Minimum Payment Due: $35.00',
  ]

  it('takes its years from the period and its signs from its sections', async () => {
    const bytes = makePdf([
      pageOf([
        ...top,
        'PAYMENTS AND OTHER CREDITS',
        '12/20 Payment Thank You - Web -450.00',
        'PURCHASE',
        '12/18 AMAZON MKTPL*XX Amzn.com/bill WA 25.99',
        '01/02 WHOLEFDS SPR 10157 84.17',
      ]),
      pageOf([
        '01/05 AMAZON MKTPL*XX Amzn.com/bill WA -5.99',
        'FEES CHARGED',
        '01/14 LATE FEE 29.00',
        'TOTAL FEES $29.00',
      ]),
    ])
    const { kind, institution, accounts, rows, questions, problems } = await readStatement({
      name: 'a.pdf',
      bytes,
    })
    expect({ kind, institution, accounts, questions, problems }).toEqual({
      kind: 'pdf',
      institution: 'Chase',
      accounts: [{ label: 'Chase ending in 1234', mask: '1234', type: 'credit' }],
      questions: [],
      problems: [],
    })
    expect(rows.map(({ day, cents }) => [day, cents])).toEqual([
      ['2025-12-20', -45_000],
      ['2025-12-18', 2599],
      ['2026-01-02', 8417],
      ['2026-01-05', -599],
      ['2026-01-14', 2900],
    ])
  })

  it('reports that nothing in it shows the year', async () => {
    const bytes = makePdf([pageOf(['Some Card', 'New Balance $12.00', '12/18 KROGER 11 25.99'])])
    const { rows, problems } = await readStatement({ name: 'a.pdf', bytes })
    expect(rows).toEqual([])
    expect(problems).toMatchObject([{ line: 3 }])
  })
})

describe('a PDF statement of a bank account', () => {
  it('takes its signs from the columns above the amounts', async () => {
    const bytes = makePdf([
      [
        ...words(750, [40, 'My Credit Union, checking account ending in 9876']),
        ...words(735, [40, 'Statement period January 1, 2026 through January 31, 2026']),
        ...words(
          700,
          [40, 'Date'],
          [100, 'Description'],
          right(380, 'Withdrawals'),
          right(460, 'Deposits'),
          right(540, 'Balance'),
        ),
        ...words(690, [40, '01/01'], [100, 'Beginning Balance'], right(540, '1,000.00')),
        ...words(680, [40, '01/05'], [100, 'KROGER #12'], right(380, '54.10'), right(540, '945.90')),
        ...words(670, [40, '01/09'], [100, 'ACME PAYROLL'], right(460, '1,200.00'), right(540, '2,145.90')),
        ...words(660, [40, '01/20'], [100, 'CHECK 1001'], right(380, '250.00'), right(540, '1,895.90')),
      ],
    ])
    const { accounts, rows, questions } = await readStatement({ name: 'a.pdf', bytes })
    expect(accounts).toEqual([{ label: 'Checking account ending in 9876', mask: '9876', type: 'checking' }])
    expect(questions).toEqual([])
    expect(rows.map(({ day, cents }) => [day, cents])).toEqual([
      ['2026-01-05', 5410],
      ['2026-01-09', -120_000],
      ['2026-01-20', 25_000],
    ])
  })
})

describe('a PDF statement in sections', () => {
  it('uses check numbers as text, and the last digits of a grouped account number', async () => {
    const bytes = makePdf([
      pageOf([
        'Your checking account, account number: 1234 5678 9012',
        'for December 12, 2025 to January 13, 2026',
        'Deposits and other additions',
        '12/15/25 ACME PAYROLL 1,500.00',
        'Total deposits and other additions $1,500.00',
        'Withdrawals and other subtractions',
        '12/20/25 CHECKCARD 1219 WHOLEFDS SPR 10157 -84.17',
        'Checks',
        '01/08 1021 -200.00',
        'Daily ledger balances',
        '01/08 1,215.83',
      ]),
    ])
    // Node reads files as a Buffer, which the PDF library doesn't accept.
    const { accounts, rows } = await readStatement({ name: 'a.pdf', bytes: Buffer.from(bytes) })
    expect(accounts[0]?.mask).toBe('9012')
    expect(rows.map(({ day, cents, text }) => [day, cents, text])).toEqual([
      ['2025-12-15', -150_000, 'ACME PAYROLL'],
      ['2025-12-20', 8417, 'CHECKCARD 1219 WHOLEFDS SPR 10157'],
      ['2026-01-08', 20_000, 'CHECK 1021'],
    ])
  })
})

describe('an unreadable PDF', () => {
  it.each([
    ['is locked', makePdf([pageOf(['x'])], { encrypt: true }), refusals.encryptedPdf],
    ['is a scan', makePdf([[]]), refusals.scannedPdf],
    ['is a letter', makePdf([pageOf(['Dear customer', 'nothing here'])]), refusals.noRowsInPdf],
    ['was truncated', makePdf([pageOf(['12/18 KROGER 25.99'])]).slice(0, 200), refusals.brokenPdf],
  ])('says that it %s', async (_, bytes, sentence) => {
    expect(await readStatement({ name: 'a.pdf', bytes })).toMatchObject({ kind: 'pdf', refused: sentence })
  })
})

const LETTER_WIDTH = 5.4

function words(y: number, ...placed: readonly (readonly [x: number, text: string])[]): PositionedWord[] {
  return placed.map(([x, text]) => ({ x, y, text }))
}

function right(edge: number, text: string): readonly [x: number, text: string] {
  return [edge - text.length * LETTER_WIDTH, text]
}
