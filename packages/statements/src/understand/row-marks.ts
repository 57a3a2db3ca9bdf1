import type { StatementRow } from '../statement.ts'

/**
 * What files of one account agree on, whatever they call the merchant. Two marks where a row has two days: one file
 * may say when it was bought and another when it was posted.
 */
export function marksOf({ day, postedDay, cents }: StatementRow): string[] {
  return (postedDay === null ? [day] : [day, postedDay]).map((one) => `${one}|${cents}`)
}
