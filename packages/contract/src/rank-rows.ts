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
  rows: readonly number[],
  totals: ArrayLike<number>,
  namePlaces: ArrayLike<number>,
  count: number,
): number[] {
  const best: number[] = []
  for (const row of rows) {
    const total = totals[row] ?? 0
    const place = namePlaces[row] ?? 0
    let at = best.length
    while (at > 0 && isBefore(total, place, best[at - 1] ?? 0, totals, namePlaces)) {
      at--
    }
    if (at < count) {
      best.splice(at, 0, row)
      best.length = Math.min(best.length, count)
    }
  }
  return best
}

function isBefore(
  total: number,
  place: number,
  other: number,
  totals: ArrayLike<number>,
  namePlaces: ArrayLike<number>,
): boolean {
  const otherTotal = totals[other] ?? 0
  return total > otherTotal || (total === otherTotal && place < (namePlaces[other] ?? 0))
}
