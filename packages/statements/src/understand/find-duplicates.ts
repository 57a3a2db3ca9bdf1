/**
 * Rows that two files of one account both have. Twins within a file are real: two coffees on one day. So a row
 * counts as often as it stands in the file that has it most often.
 */

import type { Placed } from './place-rows.ts'
import { plainName } from './plain-name.ts'
import { marksOf } from './row-marks.ts'

/** The place of the earlier row, for each row that is a copy of one. */
export function findDuplicates(rows: readonly Placed[]): Map<Placed, Placed> {
  const seen = new Map<string, Seen[]>()
  const copies = new Map<Placed, Placed>()
  let fresh: [string, Seen][] = []
  let statement = -1
  for (const placed of rows) {
    if (placed.statement !== statement) {
      remember(seen, fresh)
      fresh = []
      statement = placed.statement
    }
    const keys = keysOf(placed)
    const original = findOriginal(seen, keys, placed)
    if (original === null) {
      fresh.push(...keys.map((key): [string, Seen] => [key, { placed, takenBy: new Set() }]))
    } else {
      copies.set(placed, original)
    }
  }
  return copies
}

/** An earlier row, and the files that already have their copy of it. */
type Seen = Readonly<{ placed: Placed; takenBy: Set<number> }>

function remember(seen: Map<string, Seen[]>, fresh: readonly [string, Seen][]): void {
  const shared = new Map<Placed, Seen>()
  for (const [key, entry] of fresh) {
    const one = shared.get(entry.placed) ?? entry
    shared.set(entry.placed, one)
    seen.set(key, [...(seen.get(key) ?? []), one])
  }
}

function findOriginal(
  seen: ReadonlyMap<string, Seen[]>,
  keys: readonly string[],
  placed: Placed,
): Placed | null {
  for (const key of keys) {
    const found = seen
      .get(key)
      ?.find((entry) => !entry.takenBy.has(placed.statement) && isSame(entry.placed, placed))
    if (found !== undefined) {
      found.takenBy.add(placed.statement)
      return found.placed
    }
  }
  return null
}

function keysOf({ row, accountId }: Placed): string[] {
  return marksOf(row).map((mark) => `${accountId}|${mark}`)
}

/** Formats cut and decorate names differently; names that share nothing are two purchases. */
function isSame(one: Placed, other: Placed): boolean {
  const [a, b] = [plainName(one.row.text), plainName(other.row.text)]
  if (a === b) {
    return true
  }
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.length >= 4 && (long.includes(short) || long.startsWith(short.slice(0, 8)))
}
