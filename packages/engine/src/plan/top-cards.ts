/** The cards that are worth most to a person from each month on. */
import type { Entry } from './entries.ts'

/** At most `count` cards, best first: the best entry of each, and what it's worth. */
export type TopCards = Readonly<{
  sum: number
  count: number
  entries: readonly Entry[]
  values: readonly number[]
}>

/**
 * By month, from `start` on. Entries must be in order of month, the last first. `mostFrom` is how many cards the person's
 * pace allows.
 */
export function topByMonth(
  entries: readonly Entry[],
  taken: ReadonlySet<number>,
  worth: (entry: Entry) => number,
  start: number,
  months: number,
  mostFrom: (month: number) => number,
): TopCards[] {
  const most = mostFrom(start)
  const best: Ranking = { entries: [], values: [] }
  const tops: TopCards[] = []
  let next = 0
  for (let month = months - 1; month >= start; month--) {
    for (; (entries[next]?.application.month ?? -1) >= month; next++) {
      const entry = entries[next]
      if (entry !== undefined && !taken.has(entry.application.card)) {
        insert(best, entry, worth(entry), most)
      }
    }
    const count = mostFrom(month)
    const values = best.values.slice(0, count)
    const sum = values.reduce((total, value) => total + value, 0)
    tops[month] = { sum, count, entries: best.entries.slice(0, count), values }
  }
  return tops
}

type Ranking = { readonly entries: Entry[]; readonly values: number[] }

/** Keeps the best entry of each card, best first. */
function insert({ entries, values }: Ranking, entry: Entry, value: number, most: number): void {
  if (value <= 0 || (values.length >= most && value <= (values[most - 1] ?? 0))) {
    return
  }
  const before = indexOfCard(entries, entry.application.card)
  if (before >= 0) {
    if (value <= (values[before] ?? 0)) {
      return
    }
    entries.splice(before, 1)
    values.splice(before, 1)
  }
  const at = values.findIndex((other) => other < value)
  const index = at < 0 ? values.length : at
  entries.splice(index, 0, entry)
  values.splice(index, 0, value)
  entries.length = Math.min(entries.length, most)
  values.length = Math.min(values.length, most)
}

export function indexOfCard(entries: readonly Entry[], card: number): number {
  for (let index = 0; index < entries.length; index++) {
    if (entries[index]?.application.card === card) {
      return index
    }
  }
  return -1
}
