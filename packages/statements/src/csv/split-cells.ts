/**
 * Splits any text into rows of cells in one pass. Libraries search for the end of a quoted cell from every
 * quote, which takes hours for a file of nothing but quotes.
 */
import { type Grid, MAX_COLUMNS } from '../table/grid.ts'
import { createClosingQuoteFinder, MAX_CELL_LENGTH, skipSpaces } from './closing-quotes.ts'

export type SplitText = Readonly<{
  grid: Grid
  /** First line with an unclosed quote. The quote is then read like any other character. */
  openQuoteLine: number | null
  isCut: boolean
}>

type Options = Readonly<{ delimiter: string; maxRows: number }>

const QUOTE = 34
const NEWLINE = 10

export function splitCells(text: string, { delimiter, maxRows }: Options): SplitText {
  const separator = delimiter.charCodeAt(0)
  const findClosing = createClosingQuoteFinder(text, separator)
  const rows: string[][] = []
  const lines: number[] = []
  let [at, line] = [0, 1]
  let openQuoteLine: number | null = null
  while (at < text.length && rows.length < maxRows) {
    const cells: string[] = []
    lines.push(line)
    for (let isRow = true; isRow; ) {
      const first = skipSpaces(text, at)
      const isQuoted = text.charCodeAt(first) === QUOTE
      const closing = isQuoted ? findClosing(first + 1, line) : -1
      openQuoteLine = isQuoted && closing < 0 ? (openQuoteLine ?? line) : openQuoteLine
      const end = closing < 0 ? endOfCell(text, at, separator) : endOfCell(text, closing + 1, separator)
      if (cells.length < MAX_COLUMNS) {
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

function endOfCell(text: string, from: number, separator: number): number {
  for (let index = from; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === separator || code === NEWLINE) {
      return index
    }
  }
  return text.length
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

/** Spreadsheets write ="0123" to keep a leading zero; the marks aren't part of the value. */
function plainCell(written: string): string {
  const cell = written.slice(0, MAX_CELL_LENGTH).trim()
  if (cell.startsWith('="') && cell.endsWith('"')) {
    return cell.slice(2, -1)
  }
  return cell.startsWith('"') ? cell.slice(1).trim() : cell
}
