/** Top-N list: the rows with the highest amounts, highest first, maintained by insertion. */
export type TopList = {
  readonly most: number
  readonly rows: number[]
  readonly amounts: number[]
  /** Lowest amount that can still enter: the lowest one in a full list. */
  bar: number
}

export function createTopList(most: number): TopList {
  return { most, rows: [], amounts: [], bar: most > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY }
}

/** Inserts a row if its amount is high enough. On ties, the row inserted first stays ahead. */
export function enter(list: TopList, row: number, amount: number): void {
  const { most, rows, amounts } = list
  const isFull = rows.length === most
  if (isFull && amount <= list.bar) {
    return
  }
  let at = isFull ? most - 1 : rows.length
  for (; at > 0 && (amounts[at - 1] ?? 0) < amount; at--) {
    rows[at] = rows[at - 1] ?? 0
    amounts[at] = amounts[at - 1] ?? 0
  }
  rows[at] = row
  amounts[at] = amount
  list.bar = rows.length === most ? (amounts[most - 1] ?? 0) : list.bar
}
