/** Sort order of cards: by one of four amounts, in either direction, then by name. */

/** Amounts that a list of cards can be sorted by. */
export const sortKeys = ['totalMoney', 'money', 'introMoney', 'annualFee'] as const
export type SortKey = (typeof sortKeys)[number]
export type SortDirection = 'ascending' | 'descending'
export type Sorting = Readonly<{ key: SortKey; direction: SortDirection }>

/** In dollars or cents, as long as all rows use the same unit. */
export type SortableRow = Readonly<Record<SortKey, number>> & Readonly<{ cardName: string }>

/** The highest total first. */
export const defaultSorting: Sorting = { key: 'totalMoney', direction: 'descending' }

/** Returns the sorted rows. Ties are sorted by name from A to Z in either direction. */
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

/** Sorting after a click on a column header: reverses the same column, or sorts a new one highest first. */
export function sortingAfterClick(sorting: Sorting, key: SortKey): Sorting {
  const isTurned = sorting.key === key && sorting.direction === 'descending'
  return { key, direction: isTurned ? 'ascending' : 'descending' }
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
