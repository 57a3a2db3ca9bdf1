/** The one order of cards: the highest total first, of equal totals the earlier name. Rows come by name. */

/** Rows in the order of results. */
export function rankRows(rowsByName: readonly number[], totals: ArrayLike<number>): number[] {
  return rowsByName.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
}

/** The first so many rows of that order. One pass instead of a sort: a run needs a hundred of these. */
export function bestRows(rowsByName: ArrayLike<number>, totals: ArrayLike<number>, count: number): number[] {
  const best: number[] = []
  let least = count > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  for (let index = 0; index < rowsByName.length; index++) {
    const row = rowsByName[index] ?? 0
    const total = totals[row] ?? 0
    if (total <= least && best.length === count) {
      continue
    }
    let at = best.length < count ? best.push(row) - 1 : count - 1
    for (; at > 0 && (totals[best[at - 1] ?? 0] ?? 0) < total; at--) {
      best[at] = best[at - 1] ?? 0
    }
    best[at] = row
    least = totals[best[best.length - 1] ?? 0] ?? 0
  }
  return best
}
