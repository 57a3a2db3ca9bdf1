/** The description of an entry, without the numbers and the category that tables print beside it. */
import type { AccountType } from '../statement.ts'
import { splitCategory } from './bank-categories.ts'
import { withoutReferences } from './entry-head.ts'
import { amountsIn } from './money-text.ts'
import { isDatedTotal } from './printed-totals.ts'
import type { TableHeader } from './table-header.ts'

/** A dated line can also be a balance, a total, the second half of a period, or a list of balances. */
export function isDescription(text: string, type: AccountType): boolean {
  const [first] = amountsIn(text)
  return (
    text.replace(/[^A-Za-z]/g, '').length >= 2 &&
    first?.start !== 0 &&
    !/^(?:-|–|—|to|through|thru) /i.test(text) &&
    !isDatedTotal(text, type)
  )
}

export function entryText(
  words: string,
  header: TableHeader | null,
): { text: string; category: string | null } {
  const text = withoutNumbers(withoutReferences(words), header)
  return header?.hasCategory === true ? splitCategory(text) : { text, category: null }
}

/** Drops the short numbers that some tables print before or after the description. */
function withoutNumbers(text: string, header: TableHeader | null): string {
  const withoutFirst =
    header?.hasReferenceFirst === true ? text.replace(/^(?:\d{4}|MTC) (?!check\b)/i, '') : text
  return header?.hasNumbersLast === true
    ? withoutFirst.replace(/(?: \d{4} \d{4}| \d{10,12})$/, '')
    : withoutFirst
}
