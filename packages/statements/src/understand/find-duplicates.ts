/**
 * Rows that two files of one account both have. Twins within a file are real: two coffees on one day. So a row
 * counts as often as it stands in the file that has it most often.
 */

import type { Placed } from './place-rows.ts'
import { plainName } from './plain-name.ts'
import { marksOf } from './row-marks.ts'

/** The earlier row, for each row that is a copy of one. */
export function findDuplicates(rows: readonly Placed[]): Map<Placed, Placed> {
  const seen = new Map<string, NamedRows>()
  const copies = new Map<Placed, Placed>()
  let fresh: Seen[] = []
  let statement = -1
  for (const placed of rows) {
    if (placed.statement !== statement) {
      remember(seen, fresh)
      fresh = []
      statement = placed.statement
    }
    const name = plainName(placed.row.text)
    const original = findOriginal(seen, placed, name)
    if (original === null) {
      fresh.push({ placed, name, takenBy: null })
    } else {
      copies.set(placed, original)
    }
  }
  return copies
}

/** An earlier row, and the latest file that has a copy of it. */
type Seen = { readonly placed: Placed; readonly name: string; takenBy: number | null }

/** Earlier rows under one name. `statement` has copies of all of them before `next`. */
type Rows = { readonly seen: Seen[]; statement: number; next: number }

/** Rows of one account, day and amount, by the name of the merchant. */
type NamedRows = Map<string, Rows>

/** Names of one day and amount that a name is compared with. To compare all of them takes quadratic time. */
const MOST_NAMES_COMPARED = 100

function remember(seen: Map<string, NamedRows>, fresh: readonly Seen[]): void {
  for (const one of fresh) {
    for (const key of keysOf(one.placed)) {
      const named: NamedRows = seen.get(key) ?? new Map()
      seen.set(key, named)
      const rows = named.get(one.name) ?? { seen: [], statement: -1, next: 0 }
      named.set(one.name, rows)
      rows.seen.push(one)
    }
  }
}

function findOriginal(seen: ReadonlyMap<string, NamedRows>, placed: Placed, name: string): Placed | null {
  for (const key of keysOf(placed)) {
    const named = seen.get(key)
    const found = named === undefined ? null : findFree(named, name, placed.statement)
    if (found !== null) {
      found.takenBy = placed.statement
      return found.placed
    }
  }
  return null
}

function findFree(named: NamedRows, name: string, statement: number): Seen | null {
  const same = firstFree(named.get(name), statement)
  if (same !== null) {
    return same
  }
  let compared = 0
  for (const [other, rows] of named) {
    compared += 1
    if (compared > MOST_NAMES_COMPARED) {
      return null
    }
    const found = isSame(name, other) ? firstFree(rows, statement) : null
    if (found !== null) {
      return found
    }
  }
  return null
}

/** The first row that the statement has no copy of yet. */
function firstFree(rows: Rows | undefined, statement: number): Seen | null {
  if (rows === undefined) {
    return null
  }
  if (rows.statement !== statement) {
    rows.statement = statement
    rows.next = 0
  }
  while (rows.seen[rows.next]?.takenBy === statement) {
    rows.next += 1
  }
  return rows.seen[rows.next] ?? null
}

function keysOf({ row, accountId }: Placed): string[] {
  return marksOf(row).map((mark) => `${accountId}|${mark}`)
}

/** Formats cut and decorate names differently; names that share nothing are two purchases. */
function isSame(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return a === b || (short.length >= 4 && (long.includes(short) || long.startsWith(short.slice(0, 8))))
}
