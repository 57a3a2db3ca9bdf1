import { describe, expect, it } from 'vitest'
import { readStatement } from './read-statement.ts'
import type { StatementSource } from './statement.ts'
import { corpusFile } from './testing/corpus.ts'
import { accountAsPdf, accountAsXlsx } from './testing/one-account.ts'
import { understand } from './understand/understand.ts'

const csv = corpusFile('csv/chase-card.csv')
const others: readonly StatementSource[] = [
  corpusFile('ofx/card-1.ofx'),
  corpusFile('ofx/card-2.ofx'),
  corpusFile('ofx/one-line.qfx'),
  corpusFile('qif/card.qif'),
  { name: 'card.xlsx', bytes: accountAsXlsx() },
  { name: 'card.pdf', bytes: accountAsPdf() },
  { name: 'pasted', text: new TextDecoder().decode(csv.bytes) },
]

describe('one account in several formats', () => {
  it.each(others)('has the same purchases in its CSV file and in $name', async (source) => {
    expect(await purchasesOf(source)).toEqual(await purchasesOf(csv))
  })

  it.each(others)('counts once when its CSV file and $name are imported together', async (source) => {
    const both = await Promise.all([csv, source].map((one) => readStatement(one)))
    const { purchases, duplicates, accounts } = understand(both)
    expect(purchases).toHaveLength(6)
    expect(duplicates).toHaveLength(8)
    expect(accounts).toHaveLength(1)
  })
})

async function purchasesOf(source: StatementSource) {
  const { purchases } = understand([await readStatement(source)])
  return purchases.map(({ account: _, ...purchase }) => purchase)
}
