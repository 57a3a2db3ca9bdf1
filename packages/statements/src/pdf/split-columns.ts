/** Splits pages with two columns, such as two sheets on one page, into the left column and then the right one. */
import { entryHeadOf } from './entry-head.ts'
import { amountsIn, splitTrailing } from './money-text.ts'
import { keepPieces, type Line } from './page-lines.ts'

/** Points by which the dates of a column may be apart. */
const ALIGNED = 4
/** Most points left of the dates at which the right column may begin. */
const MAX_MARGIN = 20

/** Entries that begin in the middle of a line, below each other, are a column of their own. */
export function splitColumns(lines: readonly Line[]): Line[] {
  const gutter = gutterOf(lines)
  if (gutter === null) {
    return [...lines]
  }
  const isCrossed = ({ pieces }: Line) =>
    pieces.some(({ left, right }) => left < gutter && right > gutter) || isWideEntry(pieces, gutter)
  const left = lines.flatMap((line) => {
    const part = isCrossed(line) ? line : keepPieces(line, (piece) => piece.left < gutter)
    return part.pieces.length === 0 ? [] : [part]
  })
  const right = lines.flatMap((line): Line[] => {
    const part = isCrossed(line) ? null : keepPieces(line, (piece) => piece.left >= gutter)
    return part === null || part.pieces.length === 0 || part.place === undefined
      ? []
      : [{ ...part, place: { ...part.place, column: 1 } }]
  })
  return [...left, ...right]
}

/** An entry of a table above the columns, whose amount is where the right column is. */
function isWideEntry(pieces: Line['pieces'], gutter: number): boolean {
  const head = entryHeadOf(textFrom(pieces.filter(({ left }) => left < gutter)))
  const { before, tokens } = splitTrailing(textFrom(pieces.filter(({ left }) => left >= gutter)))
  return head !== null && splitTrailing(head.rest).tokens.length === 0 && tokens.length > 0 && before === ''
}

type Start = Readonly<{ left: number; edge: number; weight: number }>

/** A complete entry left of another one is enough. Other text needs two such lines. */
const MIN_WEIGHT = 2

function gutterOf(lines: readonly Line[]): number | null {
  const starts = lines.flatMap(startsIn)
  for (const { left } of starts) {
    const aligned = starts.filter((start) => Math.abs(start.left - left) <= ALIGNED)
    const weight = aligned.reduce((sum, start) => sum + start.weight, 0)
    const edge = Math.max(...aligned.map((start) => start.edge))
    if (weight >= MIN_WEIGHT && edge < left) {
      return left - Math.min(MAX_MARGIN, (left - edge) / 2)
    }
  }
  return null
}

/** Entries that begin right of other text. A date and its posting date are one entry. */
function startsIn({ pieces }: Line): Start[] {
  return pieces.flatMap(({ left, text }, index) => {
    const isStart = index > 0 && (isEntry(textFrom(pieces.slice(index))) || isHeading(text))
    const weight = isStart ? weightOf(pieces.slice(0, index)) : 0
    return weight === 0 ? [] : [{ left, edge: pieces[index - 1]?.right ?? left, weight }]
  })
}

/** A table's first column, such as that of a table right of other text. */
function isHeading(text: string): boolean {
  return /^(?:trans(?:action)?\.? )?date$/i.test(text)
}

function weightOf(before: Line['pieces']): number {
  const text = textFrom(before)
  if (isEntry(text)) {
    return MIN_WEIGHT
  }
  const isOther =
    entryHeadOf(text) === null && /[A-Za-z]{3}/.test(text) && !/\b(?:amount|date|number)$/i.test(text)
  return isOther || splitTrailing(text).tokens.length > 0 ? 1 : 0
}

function isEntry(text: string): boolean {
  const head = entryHeadOf(text)
  const { before, tokens } = splitTrailing(head?.rest ?? '')
  return head !== null && tokens.length > 0 && /[A-Za-z]{3}/.test(before) && amountsIn(before)[0]?.start !== 0
}

function textFrom(pieces: Line['pieces']): string {
  return pieces.map(({ text }) => text).join(' ')
}
