/**
 * Finds rows that two files of one account have in common. Equal rows within one file are real, such as two
 * coffees on one day. So a row counts as often as it appears in the file that has it most often.
 */

import type { SourceRow } from './list-rows.ts'
import { normalizeName } from './normalize-name.ts'
import { rowKeysOf } from './row-keys.ts'

/** The earlier row, for each row that is a copy. */
export function findDuplicates(rows: readonly SourceRow[]): Map<SourceRow, SourceRow> {
  const seen = new Map<string, NamedRows>()
  const copies = new Map<SourceRow, SourceRow>()
  let added: EarlierRow[] = []
  let statement = -1
  if (rows[0]?.statement === rows.at(-1)?.statement) {
    return copies
  }
  for (const sourceRow of rows) {
    if (sourceRow.statement !== statement) {
      addAll(seen, added)
      added = []
      statement = sourceRow.statement
    }
    const name = normalizeName(sourceRow.row.text)
    const original = findOriginal(seen, sourceRow, name)
    if (original === null) {
      added.push({ sourceRow, name, matchedBy: null })
    } else {
      copies.set(sourceRow, original)
    }
  }
  return copies
}

/** An earlier row, and the latest file with a copy of it. */
type EarlierRow = { readonly sourceRow: SourceRow; readonly name: string; matchedBy: number | null }

/** Earlier rows with one name. `statement` has copies of all of them before `next`. */
type Rows = { readonly seen: EarlierRow[]; statement: number; next: number }

/** Rows of one account, day and amount, by merchant name. */
type NamedRows = Map<string, Rows>

/** Maximum names of one day and amount to compare with. Comparing all of them takes quadratic time. */
const MAX_NAMES_COMPARED = 100

function addAll(seen: Map<string, NamedRows>, added: readonly EarlierRow[]): void {
  for (const one of added) {
    for (const key of keysOf(one.sourceRow)) {
      const named: NamedRows = seen.get(key) ?? new Map()
      seen.set(key, named)
      const rows = named.get(one.name) ?? { seen: [], statement: -1, next: 0 }
      named.set(one.name, rows)
      rows.seen.push(one)
    }
  }
}

function findOriginal(
  seen: ReadonlyMap<string, NamedRows>,
  sourceRow: SourceRow,
  name: string,
): SourceRow | null {
  for (const key of keysOf(sourceRow)) {
    const named = seen.get(key)
    const found = named === undefined ? null : findUnmatched(named, name, sourceRow.statement)
    if (found !== null) {
      found.matchedBy = sourceRow.statement
      return found.sourceRow
    }
  }
  return null
}

function findUnmatched(named: NamedRows, name: string, statement: number): EarlierRow | null {
  const same = firstUnmatched(named.get(name), statement)
  if (same !== null) {
    return same
  }
  let compared = 0
  for (const [other, rows] of named) {
    compared += 1
    if (compared > MAX_NAMES_COMPARED) {
      return null
    }
    const found = isSame(name, other) ? firstUnmatched(rows, statement) : null
    if (found !== null) {
      return found
    }
  }
  return null
}

/** Returns the first row that the statement has no copy of yet. */
function firstUnmatched(rows: Rows | undefined, statement: number): EarlierRow | null {
  if (rows === undefined) {
    return null
  }
  if (rows.statement !== statement) {
    rows.statement = statement
    rows.next = 0
  }
  while (rows.seen[rows.next]?.matchedBy === statement) {
    rows.next += 1
  }
  return rows.seen[rows.next] ?? null
}

function keysOf({ row, accountId }: SourceRow): string[] {
  return rowKeysOf(row).map((mark) => `${accountId}|${mark}`)
}

/** Formats truncate and decorate names differently. Names with nothing in common are two purchases. */
function isSame(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return a === b || (short.length >= 4 && (long.includes(short) || long.startsWith(short.slice(0, 8))))
}
