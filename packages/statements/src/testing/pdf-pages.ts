/** Places the lines of an invented statement on pages, as PDF files of banks do. */
import { makePdf, type PositionedWord } from './make-pdf.ts'

/** Text that begins or ends at a position of the line. */
export type PdfCell = Readonly<{
  text: string
  x: number
  /** In another column of the page, so never one text with the rest of the line. */
  isApart?: true
}>
export type PdfLine = readonly PdfCell[]

/** Lines that stay on one page. */
export type PdfUnit = Readonly<{
  lines: readonly PdfLine[]
  /** Printed first if a page begins with this unit. */
  continued?: readonly PdfLine[]
}>

/** How a file divides its lines: a text for each cell, for each word, or for the whole line. */
export type PdfStyle = 'cells' | 'words' | 'lines'

/** The font has a fixed width. */
const LETTER_WIDTH = 5.4
const [TOP, BOTTOM, LINE_HEIGHT] = [760, 60, 11]

export function at(x: number, text: string): PdfCell {
  return { x, text }
}

export function right(edge: number, text: string): PdfCell {
  return { x: edge - text.length * LETTER_WIDTH, text }
}

export function apart(x: number, text: string): PdfCell {
  return { x, text, isApart: true }
}

export function line(...cells: readonly PdfCell[]): PdfLine {
  return cells
}

export function textUnits(x: number, ...texts: readonly string[]): PdfUnit[] {
  return texts.map((text) => ({ lines: [line(at(x, text))] }))
}

export function unit(...lines: readonly PdfLine[]): PdfUnit {
  return { lines }
}

type Page = Readonly<{ top(page: number): readonly PdfLine[]; bottom(page: number): readonly PdfLine[] }>

/** Fills pages from top to bottom and repeats column headings after a break. */
export function pdfOf(units: readonly PdfUnit[], { top, bottom }: Page, style: PdfStyle): Uint8Array {
  const pages: PositionedWord[][] = []
  let y = 0
  const print = (cells: PdfLine) => {
    pages.at(-1)?.push(...itemsOf(cells, y, style))
    y -= LINE_HEIGHT
  }
  const startPage = () => {
    pages.push([])
    y = TOP
    top(pages.length).forEach(print)
  }
  const endPage = () => {
    y = BOTTOM - LINE_HEIGHT
    bottom(pages.length).forEach(print)
  }
  startPage()
  for (const { lines, continued = [] } of units) {
    if (y - lines.length * LINE_HEIGHT < BOTTOM) {
      endPage()
      startPage()
      continued.forEach(print)
    }
    lines.forEach(print)
  }
  endPage()
  return makePdf(pages)
}

function itemsOf(cells: PdfLine, y: number, style: PdfStyle): PositionedWord[] {
  if (style === 'lines') {
    const [first] = cells.filter(({ isApart }) => !isApart)
    const others = cells.filter(({ isApart }) => isApart).map(({ x, text }) => ({ x, y, text }))
    return first === undefined ? others : [{ x: first.x, y, text: joined(cells, first.x) }, ...others]
  }
  return cells.flatMap(({ x, text }) => (style === 'words' ? wordsOf(x, y, text) : [{ x, y, text }]))
}

/** Spaces between the cells keep the columns aligned. */
function joined(cells: PdfLine, left: number): string {
  return cells
    .filter(({ isApart }) => !isApart)
    .reduce((text, cell) => `${text.padEnd(Math.round((cell.x - left) / LETTER_WIDTH))} ${cell.text}`, '')
    .slice(1)
}

function wordsOf(x: number, y: number, text: string): PositionedWord[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({ x: x + match.index * LETTER_WIDTH, y, text: match[0] }))
}
