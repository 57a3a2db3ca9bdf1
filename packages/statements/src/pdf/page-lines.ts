/** Converts the text of PDF pages to lines. A page has no lines, only pieces of text at positions. */

export type Piece = Readonly<{ text: string; left: number; right: number }>

/** Where a line is: its page and column, its height on the page in points, and the height of its letters. */
export type LinePlace = Readonly<{ page: number; column: number; y: number; letterHeight: number }>

/** The pieces at one height of a page, from left to right. Pasted text has no pieces and no place. */
export type Line = Readonly<{ pieces: readonly Piece[]; text: string; place?: LinePlace }>

export type PositionedText = Readonly<{ str: string; x: number; y: number; width: number; height: number }>

/** Returns lines from top to bottom. Pieces that touch are joined; a visible gap becomes a space. */
export function linesOf(items: readonly PositionedText[], page: number): Line[] {
  const sorted = items
    .filter(({ str, x, y }) => str.trim() !== '' && Number.isFinite(x) && Number.isFinite(y))
    .sort((a, b) => b.y - a.y || a.x - b.x)
  const lines: PositionedText[][] = []
  let top = Number.POSITIVE_INFINITY
  for (const item of sorted) {
    const current = lines.at(-1)
    if (current === undefined || top - item.y > SAME_HEIGHT) {
      lines.push([item])
      top = item.y
    } else {
      current.push(item)
    }
  }
  return lines.map((line) => ({ ...lineOf(line), place: { page, column: 0, ...heightsOf(line) } }))
}

/** Points by which characters on one line may differ in height. */
const SAME_HEIGHT = 2.5

function heightsOf(items: readonly PositionedText[]): { y: number; letterHeight: number } {
  return {
    y: Math.max(...items.map(({ y }) => y)),
    letterHeight: Math.max(...items.map(({ height }) => height)),
  }
}

function lineOf(items: readonly PositionedText[]): Line {
  const pieces: { text: string; left: number; right: number }[] = []
  for (const item of items.toSorted((a, b) => a.x - b.x)) {
    const last = pieces.at(-1)
    const letter = item.width / Math.max(1, item.str.length)
    const [left, right] = [item.x, item.x + item.width]
    if (last !== undefined && left - last.right < letter * 1.5) {
      last.text += left - last.right > letter * 0.3 && !last.text.endsWith(' ') ? ` ${item.str}` : item.str
      last.right = Math.max(last.right, right)
    } else {
      pieces.push({ text: item.str, left, right })
    }
  }
  const trimmed = pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, ' ').trim() }))
  return textLine(trimmed)
}

/** Returns a line with the pieces that a test selects. */
export function keepPieces(line: Line, isKept: (piece: Piece) => boolean): Line {
  return line.pieces.every(isKept) ? line : { ...line, ...textLine(line.pieces.filter(isKept)) }
}

/** Returns the first line with the pieces of both. */
export function joinLines(line: Line, other: Line): Line {
  return { ...line, ...textLine([...line.pieces, ...other.pieces].sort((a, b) => a.left - b.left)) }
}

function textLine(pieces: readonly Piece[]): Pick<Line, 'pieces' | 'text'> {
  return { pieces, text: pieces.map(({ text }) => text).join(' ') }
}
