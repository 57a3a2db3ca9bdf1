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
  return rows.toSorted((a, b) => sign * (a[key] - b[key]) || compareNames(a.cardName, b.cardName))
}

/**
 * Sorting after a click on a column header: reverses the same column, or sorts a new one highest first. `sorting` is null
 * if no column is sorted.
 */
export function sortingAfterClick(sorting: Sorting | null, key: SortKey): Sorting {
  const isTurned = sorting?.key === key && sorting.direction === 'descending'
  return { key, direction: isTurned ? 'ascending' : 'descending' }
}

/** From A to Z. Uppercase comes first if names differ only in case. */
export function compareNames(a: string, b: string): number {
  return compareText(a.toLowerCase(), b.toLowerCase()) || compareText(a, b)
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
