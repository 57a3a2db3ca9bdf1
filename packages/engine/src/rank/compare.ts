/** The order in which cards are listed: one of four amounts, up or down, and the name where amounts are equal. */

/** The amounts that a list of cards can be sorted by. */
export const sortKeys = ['totalMoney', 'money', 'introMoney', 'annualFee'] as const
export type SortKey = (typeof sortKeys)[number]
export type SortDirection = 'ascending' | 'descending'
export type Sorting = Readonly<{ key: SortKey; direction: SortDirection }>

/** Dollars or cents, as long as all rows of a list are in the same. */
export type SortableRow = Readonly<Record<SortKey, number>> & Readonly<{ cardName: string }>

/** The highest total first. */
export const defaultSorting: Sorting = { key: 'totalMoney', direction: 'descending' }

/** The rows in that order. Equal amounts stand by name from A to Z, in whichever direction the amounts go. */
export function sortRows<Row extends SortableRow>(
  rows: readonly Row[],
  { key, direction }: Sorting = defaultSorting,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, nameInLowerCase: row.cardName.toLowerCase() }))
    .sort(
      (a, b) =>
        sign * (a.row[key] - b.row[key]) ||
        compareText(a.nameInLowerCase, b.nameInLowerCase) ||
        compareText(a.row.cardName, b.row.cardName),
    )
    .map(({ row }) => row)
}

/** After a click on a column's head: the same column turns around, another one starts with its highest amount. */
export function sortingAfterClick(sorting: Sorting, key: SortKey): Sorting {
  const isTurned = sorting.key === key && sorting.direction === 'descending'
  return { key, direction: isTurned ? 'ascending' : 'descending' }
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
