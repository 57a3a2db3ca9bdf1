/**
 * Finds where quoted cells end. It remembers how far it has searched, so a file full of unclosed quotes is
 * still read in one pass.
 */

const QUOTE = 34
const NEWLINE = 10
const SPACE = 32
const MAX_SPACES = 10

/** Multi-line cells hold addresses and details, not pages. */
export const MAX_CELL_LENGTH = 5000
const MAX_LINES_IN_CELL = 40

/**
 * Returns the position of the closing quote of the cell whose text begins at `from` on line `line`, or -1.
 */
export type ClosingQuoteFinder = (from: number, line: number) => number

/** Positions must not decrease from call to call. */
export function createClosingQuoteFinder(text: string, separator: number): ClosingQuoteFinder {
  let [searched, searchedLine] = [0, 1]
  // Last closing quote found before `searched`; the end of the text if there are no more.
  let [closing, closingLine] = [-1, 1]

  const searchFrom = (start: number) => {
    while (searched < text.length) {
      const code = text.charCodeAt(searched)
      const end = code === QUOTE ? endOfRun(text, searched) : searched + 1
      const isFound = code === QUOTE && searched >= start && isClosing(text, searched, end, separator)
      searchedLine += Number(code === NEWLINE)
      searched = end
      if (isFound) {
        ;[closing, closingLine] = [end - 1, searchedLine]
        return
      }
    }
    closing = text.length
  }

  return (from, line) => {
    const end = endOfRun(text, from)
    if (end > from && isClosing(text, from, end, separator)) {
      return end - 1 < from + MAX_CELL_LENGTH ? end - 1 : -1
    }
    if (closing < end) {
      searchFrom(end)
    }
    const isNear = closing < Math.min(text.length, from + MAX_CELL_LENGTH)
    return isNear && closingLine - line <= MAX_LINES_IN_CELL ? closing : -1
  }
}

/** Skips the few spaces allowed between a quote and a separator. */
export function skipSpaces(text: string, from: number): number {
  let index = from
  while (index < from + MAX_SPACES && text.charCodeAt(index) === SPACE) {
    index += 1
  }
  return index
}

function endOfRun(text: string, from: number): number {
  let index = from
  while (text.charCodeAt(index) === QUOTE) {
    index += 1
  }
  return index
}

/** Two quotes in a row are an escaped quote, so only an odd run can close a cell. */
function isClosing(text: string, start: number, end: number, separator: number): boolean {
  const next = skipSpaces(text, end)
  const following = text.charCodeAt(next)
  return (end - start) % 2 === 1 && (next >= text.length || following === separator || following === NEWLINE)
}
