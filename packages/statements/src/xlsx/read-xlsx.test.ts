import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readStatement } from '../read-statement.ts'
import { refusals } from '../sentences.ts'
import { makeXlsx } from '../testing/make-xlsx.ts'

const headings = ['Date', 'Description', 'Amount', 'Balance']

describe('a workbook', () => {
  it('is read sheet by sheet, with numeric dates and the values of formulas', async () => {
    const bytes = makeXlsx(
      [
        ['Checking'],
        headings,
        [{ day: '2026-01-20' }, 'KROGER <b>', -10.1, 100],
        [{ day: '2026-01-21' }, 'ACME PAYROLL', { formula: '1+1', value: 500 }, 600],
      ],
      [['Notes'], ['nothing']],
      [
        headings,
        [{ day: '2026-02-01' }, 'SHELL 12', -20, 80],
        [{ day: '2026-02-02' }, 'ALDI', 0 - 20.299999999999997, 59.7],
      ],
    )
    const { kind, rows, accounts } = await readStatement({ name: 'book.xlsx', bytes })
    expect(kind).toBe('xlsx')
    expect(accounts).toHaveLength(2)
    expect(rows.map(({ day, cents, text, account }) => [day, cents, text, account])).toEqual([
      ['2026-01-20', 1010, 'KROGER <b>', 0],
      ['2026-01-21', -50_000, 'ACME PAYROLL', 0],
      ['2026-02-01', 2000, 'SHELL 12', 1],
      ['2026-02-02', 2030, 'ALDI', 1],
    ])
  })

  it('asks about each account separately, and accepts the answers', async () => {
    const sheet = [
      ['Date', 'Description', 'Amount'],
      [{ day: '2026-01-20' }, 'KROGER 1', -10],
      [{ day: '2026-01-21' }, 'ALDI 2', -20],
    ]
    const file = { name: 'a.xlsx', bytes: makeXlsx(sheet, sheet) }
    const before = await readStatement(file)
    expect(before.questions.map((asked) => asked.about === 'account-type' && asked.account)).toEqual([0, 1])
    const after = await readStatement(file, { accountTypes: { 1: 'credit' } })
    expect(after.accounts.map(({ type }) => type)).toEqual(['unknown', 'credit'])
    expect(after.questions).toHaveLength(1)
  })

  it('without a table says so', async () => {
    const bytes = makeXlsx([['Dear customer'], ['nothing']])
    expect((await readStatement({ name: 'a.xlsx', bytes })).refused).toBe(refusals.notAStatement)
  })

  it('that is another kind of archive says so', async () => {
    const bytes = zipSync({ 'photo.txt': strToU8('hello') })
    expect(await readStatement({ name: 'a.xlsx', bytes })).toMatchObject({
      kind: 'unknown',
      refused: refusals.archive,
    })
  })
})

describe('a malicious workbook', () => {
  it("isn't unpacked if it declares too large a size", async () => {
    const bytes = withDeclaredSize(zipSync({ 'xl/workbook.xml': new Uint8Array(1000) }), 500_000_000)
    expect((await readStatement({ name: 'a.xlsx', bytes })).refused).toBe(refusals.bomb)
  })

  it('unpacks to no more than it declares if it lies about its size', async () => {
    const bytes = zipSync({ 'xl/workbook.xml': new Uint8Array(1_000_000) })
    const lying = withDeclaredSize(bytes, 100)
    const { refused } = await readStatement({ name: 'a.xlsx', bytes: lying })
    expect(Object.values(refusals)).toContain(refused)
  })

  it("isn't opened if it has thousands of parts", async () => {
    const parts = Array.from({ length: 3000 }, (_, index) => [`xl/${index}.xml`, strToU8('<a/>')])
    const bytes = zipSync(Object.fromEntries(parts), { level: 0 })
    expect((await readStatement({ name: 'a.xlsx', bytes })).refused).toBe(refusals.bomb)
  })

  it.each([
    ['is in the last corner', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', refusals.bomb],
    ['has an invalid position', '<row r="1"><c r="C&lt;/t>3"><v>1</v></c></row>', refusals.brokenWorkbook],
  ])("isn't expanded if one cell %s", async (_, rows, sentence) => {
    const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`
    const bytes = zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
    })
    expect((await readStatement({ name: 'a.xlsx', bytes })).refused).toBe(sentence)
  })
})

describe('number formats', () => {
  const top = ['Date', 'Description', 'Amount']

  it('in euros make the whole workbook foreign', async () => {
    const bytes = makeXlsx([top, [{ day: '2026-01-20' }, 'REWE', { euros: -10 }]])
    expect((await readStatement({ name: 'a.xlsx', bytes })).refused).toBe(refusals.otherCurrency('euros'))
  })

  it.each([
    ['in dollars', { dollars: -10 }],
    ['without a currency', -10],
  ])('%s are read, although the workbook stores euro formats too', async (_, amount) => {
    const bytes = makeXlsx([top, [{ day: '2026-01-20' }, 'KROGER', amount]])
    const { rows } = await readStatement({ name: 'a.xlsx', bytes })
    expect(rows.map(({ cents, otherCurrency }) => [Math.abs(cents), otherCurrency])).toEqual([[1000, null]])
  })
})

/** Writes another unpacked size into both directories of an archive with one entry. */
function withDeclaredSize(bytes: Uint8Array, size: number): Uint8Array {
  const lying = bytes.slice()
  const view = new DataView(lying.buffer)
  const end = lying.length - 22
  const directory = view.getUint32(end + 16, true)
  view.setUint32(directory + 24, size, true)
  view.setUint32(22, size, true)
  return lying
}
