/** Questions that a table leaves open. Questions the user has answered aren't asked again. */
import { questionSentences } from '../sentences.ts'
import type { Question } from '../statement.ts'
import type { OrderFound } from '../text/date-order.ts'
import type { AccountsFound } from './find-accounts.ts'
import type { SignFound } from './find-sign.ts'
import { cellAt } from './grid.ts'
import type { Columns, RawRow } from './raw-rows.ts'

type Reading = Readonly<{
  rows: readonly RawRow[]
  columns: Columns
  order: OrderFound
  sign: SignFound
  found: AccountsFound
  isUnclear: boolean
}>

export function askAbout(reading: Reading): Question[] {
  const { rows, columns, order, sign, found, isUnclear } = reading
  if (isUnclear) {
    return [{ about: 'columns', sentence: questionSentences.columns }]
  }
  const [first] = rows
  if (first === undefined) {
    return []
  }
  const questions: Question[] = []
  if (!order.isCertain) {
    const sentence = questionSentences.dateOrder(cellAt(first.cells, columns.date))
    questions.push({ about: 'date-order', sentence, options: ['mdy', 'dmy'] })
  }
  if (!sign.isCertain) {
    const other = sign.sign === 'out-positive' ? 'out-negative' : 'out-positive'
    questions.push({ about: 'sign', sentence: questionSentences.sign, options: [sign.sign, other] })
  }
  return [...questions, ...askAboutAccounts(found)]
}

export function askAboutAccounts({ accounts }: Pick<AccountsFound, 'accounts'>): Question[] {
  return accounts.flatMap(({ type, label }, account): Question[] =>
    type === 'unknown'
      ? [
          {
            about: 'account-type',
            sentence: questionSentences.accountType(label),
            options: ['checking', 'credit'],
            account,
          },
        ]
      : [],
  )
}
