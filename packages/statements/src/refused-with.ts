/** Returns a statement that couldn't be read at all. */
import type { ReadStatement } from './statement.ts'

export function refusedWith(sentence: string): Omit<ReadStatement, 'kind' | 'name'> {
  return {
    institution: null,
    accounts: [],
    firstDay: null,
    lastDay: null,
    currency: null,
    rows: [],
    layout: null,
    questions: [],
    problems: [{ line: null, sentence }],
    refused: sentence,
  }
}
