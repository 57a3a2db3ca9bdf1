/** Compares the rows of `docs/product`, which say what the product does, with the titles of the tests that run. */
import { filesBelow, readText } from './repo-files.ts'
import type { RunningTest } from './running-tests.ts'

const ID = /\b[SB]-[A-Z][A-Z0-9]*-\d+\b/g
/** 'B-VALID-1…3' and 'B-VALID-1, 2': only the first id of such a title is complete. */
const SHORTHAND = /\b[SB]-[A-Z][A-Z0-9]*-\d+\s?(?:…|\.{2,3}|–|-|,|&|\/|and)\s?\d+/g

type Finding = { readonly text: string; readonly file: string }
type Coverage = {
  readonly missing: readonly string[]
  readonly unknown: readonly Finding[]
  readonly shorthands: readonly Finding[]
}

const ROW = /^\|\s*([SB]-[A-Z][A-Z0-9]*-\d+)\s*\|(.*)$/gm

export type ProductRow = { readonly id: string; readonly sentence: string; readonly file: string }

export function readProduct(): ProductRow[] {
  return filesBelow('docs/product').flatMap((path) => readRows(readText(path), path))
}

/** Lists, as lines to print, what is wrong with the rows, and what differs between them and the tests. */
export function findProblems(rows: readonly ProductRow[], tests: readonly RunningTest[]): string[] {
  const { missing, unknown, shorthands } = coverageOf(
    rows.map(({ id }) => id),
    tests,
  )
  return [
    ...problemsOf(rows),
    ...missing.map((id) => `No running test names ${id}`),
    ...unknown.map(({ text, file }) => `${file} names ${text}, which has no row in docs/product`),
    ...shorthands.map(({ text, file }) => `${file} names '${text}': write each id in full`),
  ]
}

/** Reads the rows of one page of `docs/product`, in its order. */
export function readRows(text: string, file: string): ProductRow[] {
  return [...text.matchAll(ROW)].map(([, id = '', cell = '']) => ({
    id,
    sentence: cell.replace(/\|\s*$/, '').trim(),
    file,
  }))
}

/** Rows without a whole sentence, and ids that have two rows. */
export function problemsOf(rows: readonly ProductRow[]): string[] {
  const unfinished = rows.filter(({ sentence }) => !/^\S+\s.*[.!?]["')]?$/.test(sentence))
  const repeated = rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) < index)
  return [
    ...unfinished.map(({ id, file }) => `${file}: ${id} has no sentence`),
    ...repeated.map(({ id, file }) => `${file}: ${id} has another row`),
  ]
}

/** Lists the ids that no title names, and the titles that name an id without a row. */
export function coverageOf(ids: readonly string[], tests: readonly RunningTest[]): Coverage {
  const known = new Set(ids)
  const named = findInTitles(tests, ID)
  const namedIds = new Set(named.map(({ text }) => text))
  return {
    missing: ids.filter((id) => !namedIds.has(id)),
    unknown: named.filter(({ text }) => !known.has(text)),
    shorthands: findInTitles(tests, SHORTHAND),
  }
}

/** Returns each match once per file. */
function findInTitles(tests: readonly RunningTest[], pattern: RegExp): Finding[] {
  const found = tests.flatMap(({ name, file }) => (name.match(pattern) ?? []).map((text) => ({ text, file })))
  return [...new Map(found.map((finding) => [`${finding.file} ${finding.text}`, finding])).values()]
}
