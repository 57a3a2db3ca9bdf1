import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readStatement } from './read-statement.ts'
import type { ReadStatement } from './statement.ts'
import { corpusFile } from './testing/corpus.ts'
import { appFiles } from './testing/corpus-apps.ts'
import { moreBankFiles } from './testing/corpus-banks.ts'
import { creditUnionFiles } from './testing/corpus-credit-unions.ts'
import { currencyFiles } from './testing/corpus-currencies.ts'
import { bankFiles, type Expected } from './testing/corpus-expectations.ts'
import { ofxFiles, qifFiles } from './testing/corpus-formats.ts'
import { unusualFiles } from './testing/corpus-unusual.ts'
import { trapFiles } from './testing/trap-expectations.ts'
import { understand } from './understand/understand.ts'

const folders: readonly (readonly [folder: string, files: Readonly<Record<string, Expected>>])[] = [
  ['csv', bankFiles],
  ['banks', moreBankFiles],
  ['credit-unions', creditUnionFiles],
  ['apps', appFiles],
  ['currencies', currencyFiles],
  ['traps', trapFiles],
  ['ofx', ofxFiles],
  ['qif', qifFiles],
  ['unusual', unusualFiles],
]
const cases = folders.flatMap(([folder, files]) =>
  Object.entries(files).map(([file, expected]) => ({ path: `${folder}/${file}`, expected })),
)

describe('the corpus', () => {
  it.each(cases)('reads $path like a person would', async ({ path, expected }) => {
    const statement = await readStatement(corpusFile(path))
    const { kind, institution, firstDay, lastDay, rows, questions, problems, refused } = statement
    const understood = understand([statement])
    expect({
      kind,
      institution,
      days: `${firstDay} ${lastDay}`,
      out: dollars(rows.map(({ cents }) => cents)),
      in: dollars(rows.map(({ cents }) => -cents)),
      purchases: understood.purchaseCount,
      refunds: understood.refundCount,
      leftOut: understood.leftOutBy,
      asks: questions.map(({ about }) => about).join(' '),
      problems: problems.map(({ line }) => line ?? 0),
      refused,
      ...detailsOf(statement, expected),
    }).toEqual({
      kind: 'csv',
      institution: null,
      in: '',
      refunds: 0,
      leftOut: {},
      asks: '',
      problems: [],
      refused: null,
      ...expected,
    })
  })

  it.each(folders)('has an expectation for every file of %s', (folder, files) => {
    expect(Object.keys(files).sort()).toEqual(
      readdirSync(new URL(`../corpus/${folder}`, import.meta.url)).sort(),
    )
  })

  it('counts each row once: as a purchase, as a refund or as left out', async () => {
    for (const { path } of cases) {
      const statement = await readStatement(corpusFile(path))
      const { purchaseCount, refundCount, leftOutRows } = understand([statement])
      expect(purchaseCount + refundCount + leftOutRows.length, path).toBe(statement.rows.length)
    }
  })
})

/** The details that an expectation names. */
function detailsOf({ rows, accounts }: ReadStatement, expected: Expected): Partial<Expected> {
  return {
    ...(expected.texts && { texts: rows.map(({ text }) => text) }),
    ...(expected.types && { types: rows.map(({ type }) => type) }),
    ...(expected.mccs && { mccs: rows.map(({ mcc }) => mcc) }),
    ...(expected.categories && { categories: rows.map(({ category }) => category) }),
    ...(expected.accounts && { accounts: accounts.map(({ type }) => type).join(' ') }),
  }
}

function dollars(cents: readonly number[]): string {
  return cents
    .filter((amount) => amount > 0)
    .map((amount) => (amount / 100).toFixed(2))
    .join(' ')
}
