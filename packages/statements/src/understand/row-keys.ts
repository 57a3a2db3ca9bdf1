import type { StatementRow } from '../statement.ts'

/**
 * Keys that files of one account agree on, whatever they call the merchant. A row with two dates has two
 * keys, because one file may have the purchase date and another the posting date.
 */
export function rowKeysOf({ day, postedDay, cents }: StatementRow): string[] {
  return (postedDay === null ? [day] : [day, postedDay]).map((one) => `${one}|${cents}`)
}
