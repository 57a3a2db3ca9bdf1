/** Which rows of the acceptance list a test names. Ids are read one by one; a range is told, not understood. */

const ID = /\b[SB]-[A-Z][A-Z0-9]*-\d+\b/g
const RANGE = /\b[SB]-[A-Z][A-Z0-9]*-\d+\s?(?:…|\.{2,3}|–|-)\s?\d+/g

export type TestFile = { readonly path: string; readonly text: string }
export type Coverage = {
  readonly missing: readonly string[]
  readonly unknown: readonly { id: string; path: string }[]
  readonly ranges: readonly { range: string; path: string }[]
}

/** One id a line; empty lines count for nothing. */
export function readIds(list: string): string[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function coverageOf(ids: readonly string[], files: readonly TestFile[]): Coverage {
  const known = new Set(ids)
  const named = files.flatMap(({ path, text }) =>
    [...new Set(text.match(ID) ?? [])].map((id) => ({ id, path })),
  )
  const namedIds = new Set(named.map(({ id }) => id))
  return {
    missing: ids.filter((id) => !namedIds.has(id)),
    unknown: named.filter(({ id }) => !known.has(id)),
    ranges: files.flatMap(({ path, text }) => (text.match(RANGE) ?? []).map((range) => ({ range, path }))),
  }
}
