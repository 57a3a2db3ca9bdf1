import { describe, expect, it } from 'vitest'
import { LARGEST_FILE_BYTES, loadReaders, readStatement, refuseSize } from './read-statement.ts'
import { refusals } from './sentences.ts'
import { corpusFile } from './testing/corpus.ts'

describe("a file that isn't a statement", () => {
  it.each([
    ['an empty file', '', refusals.empty],
    ['spaces', ' \r\n\t ', refusals.empty],
    ['a PNG picture', '\x89PNG\r\n\x1a\n....', refusals.picture],
    ['a JPEG picture', '\xff\xd8\xff\xe0..JFIF', refusals.picture],
    ["a phone's photo", '\0\0\0\x18ftypheic....', refusals.picture],
    ['a gzip archive', '\x1f\x8b\x08....', refusals.archive],
    ['an old or locked workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', refusals.oldWorkbook],
    ['a web page', '<!DOCTYPE html><html><body>Sign in</body></html>', refusals.webPage],
    [
      'another kind of XML',
      '<?xml version="1.0"?><Document><BkToCstmrStmt/></Document>',
      refusals.otherFormat,
    ],
    ['JSON', '{"transactions": []}', refusals.otherFormat],
    ['a letter', 'Dear customer,\nyour statement is ready.\n', refusals.notAStatement],
    ['a program', 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0\xb8\0\x01\x02', refusals.notAStatement],
    ['headings alone', 'Date,Description,Amount\n', refusals.noTransactions],
    ['an invalid PDF', '%PDF-1.7\nnothing', refusals.brokenPdf],
    ['a truncated workbook', 'PK\x03\x04\x14\0\0\0', refusals.brokenWorkbook],
    ['an OFX file without transactions', 'OFXHEADER:100\n<OFX></OFX>', refusals.noTransactions],
    ['a QIF file without transactions', '!Type:Bank\n', refusals.noTransactions],
  ])('says why: %s', async (_, content, sentence) => {
    const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0))
    const statement = await readStatement({ name: 'statement.csv', bytes })
    expect(statement).toMatchObject({ refused: sentence, rows: [], accounts: [] })
    expect(statement.problems).toContainEqual({ line: null, sentence })
  })

  it.each([
    [100, null],
    [101, refusals.tooManyAccounts],
  ])('is refused if it has %d accounts', async (count, sentence) => {
    const row = '<STMTTRN><DTPOSTED>20260105<TRNAMT>-5.00<NAME>KROGER</STMTTRN>'
    const accounts = Array.from({ length: count }, (_, index) => `<STMTRS><ACCTID>${1000 + index}${row}`)
    const text = `OFXHEADER:100\n<OFX>${accounts.join('')}</OFX>`
    expect((await readStatement({ name: 'all.ofx', text })).refused).toBe(sentence)
  })

  it('is refused for its size without being read', async () => {
    expect(refuseSize(200 * 1024 * 1024)).toBe(refusals.tooLarge)
    expect(refuseSize(0)).toBe(refusals.empty)
    expect(refuseSize(LARGEST_FILE_BYTES)).toBeNull()
    const bytes = new Uint8Array(LARGEST_FILE_BYTES + 1)
    expect((await readStatement({ name: 'a.csv', bytes })).refused).toBe(refusals.tooLarge)
  })
})

describe('a statement', () => {
  it('is detected by its content, not its name', async () => {
    const { bytes } = corpusFile('ofx/card-1.ofx')
    expect(await readStatement({ name: 'export.csv', bytes })).toMatchObject({ kind: 'ofx', refused: null })
  })

  it('keeps markup and formulas as plain text', async () => {
    const { rows } = await readStatement(corpusFile('traps/markup-and-formulas.csv'))
    expect(rows.map(({ text }) => text)).toEqual([
      '<script>alert(1)</script> KROGER',
      '=HYPERLINK("http://x.example","SHELL")',
      '<b>ALDI</b>',
    ])
  })

  it('describes how it was read', async () => {
    const { layout } = await readStatement(corpusFile('traps/european-1252.csv'))
    expect(layout).toMatchObject({
      encoding: 'windows-1252',
      delimiter: ';',
      headerLine: 1,
      dateOrder: 'dmy',
      sign: 'out-negative',
      fingerprint: 'datum|omschrijving|bedrag',
    })
    expect(layout?.columns.map(({ role }) => role)).toEqual(['date', 'description', 'amount'])
  })

  it('has the line of the file on which a row begins', async () => {
    const { rows } = await readStatement(corpusFile('csv/amex-full.csv'))
    // The first row has six lines, the second two.
    expect(rows.map(({ line }) => line)).toEqual([2, 7, 9])
  })

  it("gives the same result twice and doesn't change its bytes", async () => {
    await loadReaders()
    const file = corpusFile('csv/chase-card.csv')
    const before = file.bytes.slice()
    expect(await readStatement(file)).toEqual(await readStatement(file))
    expect(file.bytes).toEqual(before)
  })
})

describe("a user's correction", () => {
  const file = corpusFile('traps/nothing-certain.csv')

  it("decides how the file is read, and the question isn't asked again", async () => {
    const statement = await readStatement(file, {
      dateOrder: 'dmy',
      sign: 'out-negative',
      accountTypes: { 0: 'credit' },
    })
    expect(statement.questions).toEqual([])
    expect(statement.rows.map(({ day, cents }) => [day, cents])).toEqual([
      ['2026-04-03', -1000],
      ['2026-06-05', -2000],
      ['2026-07-04', 500],
    ])
    expect(statement.accounts[0]?.type).toBe('credit')
  })

  it('can assign roles to columns', async () => {
    const text = 'When,A,B,What\n01/20/2026,1.00,10.00,KROGER\n01/21/2026,2.00,20.00,ALDI\n'
    const columns = ['date', 'ignored', 'amount', 'description'] as const
    const { rows, layout } = await readStatement({ name: 'pasted', text }, { columns })
    expect(rows.map(({ cents, text: what }) => [cents, what])).toEqual([
      [1000, 'KROGER'],
      [2000, 'ALDI'],
    ])
    expect(layout?.columns.map(({ role }) => role)).toEqual(columns)
  })

  it('is asked for if no column has dates', async () => {
    const text = 'Number,Description,Amount\n1,KROGER,10.00\n2,ALDI,20.00\n'
    const statement = await readStatement({ name: 'pasted', text })
    expect(statement).toMatchObject({ rows: [], refused: null, questions: [{ about: 'columns' }] })
    expect(statement.layout?.columns).toHaveLength(3)
  })
})
