import { describe, expect, it } from 'vitest'
import { readStatement } from '../read-statement.ts'

describe('debit and credit columns', () => {
  it.each([
    ['12.00', '', 1200],
    ['-12.00', '', 1200],
    ['($12.00)', '', 1200],
    ['', '12.00', -1200],
    ['', '-12.00', -1200],
    ['12.00', '0.00', 1200],
    ['0.00', '-12.00', -1200],
  ])('with "%s" and "%s" are %d cents out, whatever sign is inside', async (debit, credit, cents) => {
    // The other rows have the opposite signs, which must not matter.
    const { rows } = await read(
      `04/18/2026,ALDI,5.00,\n04/19/2026,ALDI,,5.00\n04/20/2026,ALDI,"${debit}","${credit}"`,
    )
    expect(rows[2]?.cents).toBe(cents)
  })

  it.each([
    ['Debit', '10.00', '-5.00', [1000, 1000, -500]],
    ['Charges', '-10.00', '5.00', [1000, 1000, -500]],
    ['Credit', '10.00', '-5.00', [-1000, -1000, 500]],
  ])('without the other one have both directions: %s %s and %s', async (heading, usual, rare, cents) => {
    const text = `Date,Description,${heading}\n04/18/2026,ALDI,${usual}\n04/19/2026,ALDI,${usual}\n04/20/2026,ALDI,${rare}\n`
    const { rows } = await readStatement({ name: 'card.csv', text })
    expect(rows.map((row) => row.cents)).toEqual(cents)
  })

  it('with an amount in both are not counted, and a problem says so', async () => {
    const { rows, problems } = await read('04/18/2026,ALDI,5.00,\n04/20/2026,ALDI,7.00,9.00')
    expect(rows).toHaveLength(1)
    expect(problems).toMatchObject([
      { line: 3, sentence: expect.stringContaining('both a debit and a credit') },
    ])
  })

  function read(rows: string) {
    return readStatement({ name: 'card.csv', text: `Date,Description,Debit,Credit\n${rows}\n` })
  }
})

describe('letters beside signs', () => {
  it.each([
    // A bank account: parentheses are withdrawals, as the two stores show.
    [
      ['SAFEWAY 1234,45.10 DR', 'SHELL OIL 55,(60.00)', 'KROGER 9,(5.00)', 'PAYROLL ACME,"1,200.00 CR"'],
      [4510, 6000, 500, -120000],
    ],
    // A card: letters mark what isn't a charge, and so do parentheses.
    [
      ['SAFEWAY 1234,45.10', 'SHELL OIL 55,60.00', 'KROGER 9,5.00 CR', 'PAYMENT THANK YOU,(99.00)'],
      [4510, 6000, -500, -9900],
    ],
    // Nothing shows it but that the account has debits by letters.
    [
      ['ZZYZX 1,45.10 DR', 'ZZYZX 2,(60.00)', 'ZZYZX 3,12.00 CR'],
      [4510, 6000, -1200],
    ],
  ])('%j have the direction that the letters say', async (lines, cents) => {
    const text = [
      'Date,Description,Amount',
      ...lines.map((line, index) => `04/${18 + index}/2026,${line}`),
    ].join('\n')
    const { rows } = await readStatement({ name: 'mixed.csv', text })
    expect(rows.map((row) => row.cents)).toEqual(cents)
  })
})

describe('a status that says the transaction never happened', () => {
  it.each(['cancelled', 'Canceled', 'Declined', 'Failed', 'Reversed', 'Void', 'VOIDED'])(
    '%s leaves the row out, in a date or in the status',
    async (word) => {
      const text = `Date,Post Date,Description,Amount,Status
04/18/2026,04/19/2026,KROGER #112,-10.00,Posted
04/18/2026,04/19/2026,ALDI 22,-20.00,${word}
${word},04/19/2026,SHELL OIL 1,-30.00,Posted
04/18/2026,${word},UBER TRIP,-40.00,Posted
`
      const { rows, problems } = await readStatement({ name: 'card.csv', text })
      expect(rows.map(({ cents }) => cents)).toEqual([1000])
      expect(problems.map(({ line }) => line)).toEqual([3, 4, 5])
      expect(problems[0]?.sentence).toContain(`your bank marked it "${word}"`)
    },
  )

  it("isn't taken from the name of a merchant", async () => {
    const text = 'Date,Description,Amount\n04/18/2026,VOID,-10.00\n04/19/2026,KROGER,-5.00\n'
    const { rows, problems } = await readStatement({ name: 'card.csv', text })
    expect([rows.length, problems]).toEqual([2, []])
  })
})

describe('an amount abroad', () => {
  it('is the billed one, not the one in the other currency', async () => {
    const text =
      'Date,Merchant,Transaction Amount,Billed Amount\n04/18/2026,CAFE PARIS,9.00,10.10\n04/19/2026,ALDI 2,5.00,5.00\n'
    const { rows } = await readStatement({ name: 'card.csv', text })
    expect(rows.map(({ cents }) => Math.abs(cents))).toEqual([1010, 500])
  })
})

describe('headings that many banks use', () => {
  it.each([
    ['Check No.,Description,Date,Debit,Credit,Status', ',INITECH PAYROLL,04/18/2026,,900.00,Cleared'],
    ['Date,Description,Debit,Credit,Status', '04/18/2026,INITECH PAYROLL,,900.00,Posted'],
    ['Date,Time,Amount,Type,Description,Teller', '04/18/2026,10:00,900.00,Credit,INITECH PAYROLL,7'],
  ])("don't name a bank together with others: %s", async (headings, row) => {
    const { institution, accounts } = await readStatement({
      name: 'export.csv',
      text: `${headings}\n${row}\n`,
    })
    expect(institution).toBeNull()
    expect(accounts[0]?.type).not.toBe('credit')
  })
})

describe('the file name', () => {
  it.each(['export.csv', 'us-bank.csv', 'chase.csv'])(
    "of U.S. Bank's checking and card files doesn't matter: %s",
    async (name) => {
      const heading = '"Date","Transaction","Name","Memo","Amount"'
      const checking = `${heading}\n"2026-08-01","CREDIT","ACME PAYROLL","Download from usbank.com.","900.00"\n`
      const card = `${heading}\n"2026-08-01","CREDIT","NORTHSIDE","2405; 05411; ; ; ;","9.00"\n"2026-08-02","DEBIT","NORTHSIDE","2406; 05411; ; ; ;","-19.00"\n`
      for (const [text, type] of [
        [checking, 'checking'],
        [card, 'credit'],
      ] as const) {
        const { institution, accounts } = await readStatement({ name, text })
        expect([institution, accounts[0]?.type]).toEqual(['U.S. Bank', type])
      }
    },
  )
})
