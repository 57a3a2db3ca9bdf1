/** The one order of cards: the highest total first, of equal totals the earlier name. Rows come by name. */

/** Rows in the order of results. */
export function rankRows(rowsByName: readonly number[], totals: ArrayLike<number>): number[] {
  return rowsByName.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
}

/** The first so many rows of that order. One pass instead of a sort: a run needs a hundred of these. */
export function bestRows(rowsByName: ArrayLike<number>, totals: ArrayLike<number>, count: number): number[] {
  const best: number[] = []
  for (let index = 0; index < rowsByName.length; index++) {
    const row = rowsByName[index] ?? 0
    const total = totals[row] ?? 0
    let at = best.length
    while (at > 0 && (totals[best[at - 1] ?? 0] ?? 0) < total) {
      if (at < count) {
        best[at] = best[at - 1] ?? 0
      }
      at--
    }
    if (at < count) {
      best[at] = row
    }
  }
  return best
}
