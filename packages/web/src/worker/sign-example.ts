import type { StatementRow, Understood, UnderstoodPurchase } from '@cardsight/statements'
import type { StatementFile } from './statement-file.ts'

/**
 * A line to ask about if a file leaves open which sign purchases have: one at a known merchant if possible, because
 * people recognize it as a purchase or a refund. Null if the file leaves nothing open.
 */
export function findSignExample(
  { statement }: StatementFile,
  index: number,
  { details, leftOutRows }: Pick<Understood, 'details' | 'leftOutRows'>,
): StatementRow | null {
  if (!statement.questions.some(({ about }) => about === 'sign')) {
    return null
  }
  const counted = details.filter((detail) => detail.statement === index).sort(byCertainty)
  // With the wrong sign, purchases of a bank account are read as income.
  const income = leftOutRows.filter((one) => one.statement === index && one.reason === 'income')
  return [...counted, ...income][0]?.row ?? statement.rows[0] ?? null
}

function byCertainty(a: UnderstoodPurchase, b: UnderstoodPurchase): number {
  return b.confidence - a.confidence || Math.abs(b.row.cents) - Math.abs(a.row.cents)
}
