/** How long the files are that people read: half under 70 lines, none over 300. */

export const HARD_CEILING_LINES = 300
export const SOFT_CEILING_LINES = 200
export const MEDIAN_GOAL_LINES = 70

export type FileSize = { readonly path: string; readonly lines: number }

/** Code that a person reads from top to bottom: not data, not migrations, not legal text, not tests. */
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

/** The longest first, equal ones by name. */
export function sortBySize(sizes: readonly FileSize[]): FileSize[] {
  return sizes.toSorted((a, b) => b.lines - a.lines || Number(a.path > b.path) - Number(a.path < b.path))
}

/** The middle one; of an even number the smaller of the two in the middle; 0 of none. */
export function medianLines(sizes: readonly FileSize[]): number {
  return sortBySize(sizes)[Math.floor(sizes.length / 2)]?.lines ?? 0
}
