/**
 * Finds where quoted cells end. It remembers how far it has looked, so a file full of quotation marks that are never
 * closed is still read in one pass.
 */

const QUOTE = 34
const NEWLINE = 10
const SPACE = 32
const MOST_SPACES = 10

/** Cells with line ends in them hold addresses and details, not pages. */
export const LONGEST_CELL = 5000
const MOST_LINES_IN_CELL = 40

/** Position of the closing mark of the cell whose text begins at `from`, on line `line`; -1 if it has none. */
export type ClosingQuoteFinder = (from: number, line: number) => number

/** The positions asked for must not decrease. */
export function createClosingQuoteFinder(text: string, separator: number): ClosingQuoteFinder {
  let [searched, searchedLine] = [0, 1]
  // Before `searched`: the last closing mark that was found; the end of the text if there are no more.
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
      return end - 1 < from + LONGEST_CELL ? end - 1 : -1
    }
    if (closing < end) {
      searchFrom(end)
    }
    const isNear = closing < Math.min(text.length, from + LONGEST_CELL)
    return isNear && closingLine - line <= MOST_LINES_IN_CELL ? closing : -1
  }
}

/** Skips the few spaces that may stand between a mark and a separator. */
export function skipSpaces(text: string, from: number): number {
  let index = from
  while (index < from + MOST_SPACES && text.charCodeAt(index) === SPACE) {
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

/** Two marks in a row stand for one that is part of the text, so only an odd run can close a cell. */
function isClosing(text: string, start: number, end: number, separator: number): boolean {
  const next = skipSpaces(text, end)
  const following = text.charCodeAt(next)
  return (end - start) % 2 === 1 && (next >= text.length || following === separator || following === NEWLINE)
}
