/** The one order of cards: the highest total first, of equal totals the earlier name. */

/** Rows in the order of results. Totals and places in the order of names are by row. */
export function rankRows(
  rows: readonly number[],
  totals: ArrayLike<number>,
  namePlaces: ArrayLike<number>,
): number[] {
  return rows.toSorted(
    (a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || (namePlaces[a] ?? 0) - (namePlaces[b] ?? 0),
  )
}

/** The first so many rows of that order. One pass instead of a sort: a run needs a hundred of these. */
export function bestRows(
  rows: Iterable<number>,
  totals: ArrayLike<number>,
  namePlaces: ArrayLike<number>,
  count: number,
): number[] {
  const best: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    const total = totals[row] ?? 0
    if (total < least) {
      continue
    }
    const place = namePlaces[row] ?? 0
    let at = best.length
    while (at > 0 && isBehind(best[at - 1] ?? 0, total, place)) {
      at--
    }
    best.splice(at, 0, row)
    if (best.length > count) {
      best.pop()
    }
    least = best.length === count ? (totals[best[count - 1] ?? 0] ?? 0) : least
  }
  return best

  function isBehind(row: number, total: number, place: number): boolean {
    const own = totals[row] ?? 0
    return own < total || (own === total && (namePlaces[row] ?? 0) > place)
  }
}
