/** Order of cards: highest total first, equal totals by name. Input rows are already sorted by name. */

/** Returns all rows in result order. */
export function rankRows(rowsByName: readonly number[], totals: ArrayLike<number>): number[] {
  return rowsByName.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
}

/**
 * Returns the top `count` rows of that order. One pass instead of a sort, because a run needs about a hundred
 * of these.
 */
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
