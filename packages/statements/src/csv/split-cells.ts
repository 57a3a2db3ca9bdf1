/**
 * Text as rows of cells. One pass whose work grows with the text only: libraries search on for the end of a
 * quoted cell, which for a file of nothing but quotation marks takes hours.
 */
import { type Grid, MOST_COLUMNS } from '../table/grid.ts'

export type SplitText = Readonly<{
  grid: Grid
  /** The first line with a quotation mark that is never closed; it is then read as any other letter. */
  openQuoteLine: number | null
  isCut: boolean
}>

type Options = Readonly<{ delimiter: string; mostRows: number }>

/** Cells with line ends in them hold addresses and details, not pages. */
const LONGEST_CELL = 5000
const MOST_LINES_IN_CELL = 40
const MOST_SPACES = 10

const QUOTE = 34
const NEWLINE = 10
const SPACE = 32

export function splitCells(text: string, { delimiter, mostRows }: Options): SplitText {
  const separator = delimiter.charCodeAt(0)
  const rows: string[][] = []
  const lines: number[] = []
  let [at, line] = [0, 1]
  let openQuoteLine: number | null = null
  while (at < text.length && rows.length < mostRows) {
    const cells: string[] = []
    lines.push(line)
    for (let isRow = true; isRow; ) {
      const first = skipSpaces(text, at)
      const isQuoted = text.charCodeAt(first) === QUOTE
      const closing = isQuoted ? findClosing(text, first + 1, separator) : -1
      openQuoteLine = isQuoted && closing < 0 ? (openQuoteLine ?? line) : openQuoteLine
      const end = closing < 0 ? endOfCell(text, at, separator) : endOfCell(text, closing + 1, separator)
      if (cells.length < MOST_COLUMNS) {
        cells.push(closing < 0 ? plainCell(text.slice(at, end)) : quotedCell(text.slice(first + 1, closing)))
      }
      line += closing < 0 ? 0 : countLineEnds(text, first, closing)
      isRow = text.charCodeAt(end) === separator
      at = end + 1
    }
    line += 1
    rows.push(cells)
  }
  return { grid: { rows, lines }, openQuoteLine, isCut: at < text.length }
}

/** Where the mark stands that ends the cell: before a separator or a line end, and not one of a pair. */
function findClosing(text: string, from: number, separator: number): number {
  const last = Math.min(text.length, from + LONGEST_CELL)
  let lineEnds = 0
  for (let index = from; index < last; index += 1) {
    const code = text.charCodeAt(index)
    if (code === NEWLINE) {
      lineEnds += 1
      if (lineEnds > MOST_LINES_IN_CELL) {
        return -1
      }
    }
    if (code !== QUOTE) {
      continue
    }
    if (text.charCodeAt(index + 1) === QUOTE) {
      index += 1
      continue
    }
    const next = skipSpaces(text, index + 1)
    const following = text.charCodeAt(next)
    if (next >= text.length || following === separator || following === NEWLINE) {
      return index
    }
  }
  return -1
}

function endOfCell(text: string, from: number, separator: number): number {
  for (let index = from; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === separator || code === NEWLINE) {
      return index
    }
  }
  return text.length
}

function skipSpaces(text: string, from: number): number {
  let index = from
  while (index < from + MOST_SPACES && text.charCodeAt(index) === SPACE) {
    index += 1
  }
  return index
}

function countLineEnds(text: string, from: number, to: number): number {
  let count = 0
  for (let index = from; index < to; index += 1) {
    count += Number(text.charCodeAt(index) === NEWLINE)
  }
  return count
}

function quotedCell(inside: string): string {
  return inside.includes('"') ? inside.replaceAll('""', '"').trim() : inside.trim()
}

/** Spreadsheets write ="0123" to keep a zero; the mark is not part of the value. */
function plainCell(written: string): string {
  const cell = written.slice(0, LONGEST_CELL).trim()
  if (cell.startsWith('="') && cell.endsWith('"')) {
    return cell.slice(2, -1)
  }
  return cell.startsWith('"') ? cell.slice(1).trim() : cell
}
