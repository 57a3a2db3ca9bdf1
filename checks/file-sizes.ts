/** File length goals: median at most 70 lines, maximum 300. */

export const HARD_CEILING_LINES = 300
export const SOFT_CEILING_LINES = 200
export const MEDIAN_GOAL_LINES = 70

export type FileSize = { readonly path: string; readonly lines: number }

/** Code that people read from top to bottom. Excludes data, migrations, legal text and tests. */
export function isMeasured(path: string): boolean {
  const isCode = /\.(?:tsx?|mjs|css)$/.test(path)
  const isExcepted = /\.test\.tsx?$|\.d\.ts$|(?:^|\/)(?:migrations|legal|generated|fixtures|cards)\//.test(
    path,
  )
  return isCode && !isExcepted
}

export function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length
}

/** Longest first, then by name. */
export function sortBySize(sizes: readonly FileSize[]): FileSize[] {
  return sizes.toSorted((a, b) => b.lines - a.lines || Number(a.path > b.path) - Number(a.path < b.path))
}

/** The lower median; 0 for an empty list. */
export function medianLines(sizes: readonly FileSize[]): number {
  return sortBySize(sizes)[Math.floor(sizes.length / 2)]?.lines ?? 0
}
