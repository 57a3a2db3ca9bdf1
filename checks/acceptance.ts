/** Compares the rows of the acceptance lists with the titles of the tests that run. */
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

/** Reads one id per line and skips empty lines. */
export function readIds(list: string): string[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Lists the ids that no title names, and the titles that name an id the lists don't have. */
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
