/** The text of PDF pages as lines. A page has no lines of its own: only pieces of text, each at its place. */

export type Piece = Readonly<{ text: string; left: number; right: number }>

/** The pieces that stand at one height of a page, from left to right. */
export type Line = Readonly<{ pieces: readonly Piece[]; text: string }>

export type PlacedText = Readonly<{ str: string; x: number; y: number; width: number; height: number }>

/** From the top of the page down. Pieces that touch are one; where a space is wide enough to see, there is one. */
export function linesOf(items: readonly PlacedText[]): Line[] {
  const placed = items
    .filter(({ str, x, y }) => str.trim() !== '' && Number.isFinite(x) && Number.isFinite(y))
    .sort((a, b) => b.y - a.y || a.x - b.x)
  const lines: PlacedText[][] = []
  let top = Number.POSITIVE_INFINITY
  for (const item of placed) {
    const current = lines.at(-1)
    if (current === undefined || top - item.y > SAME_HEIGHT) {
      lines.push([item])
      top = item.y
    } else {
      current.push(item)
    }
  }
  return lines.map(lineOf)
}

/** Points by which letters of one line may differ in height. */
const SAME_HEIGHT = 2.5

function lineOf(items: readonly PlacedText[]): Line {
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
  return { pieces: trimmed, text: trimmed.map(({ text }) => text).join(' ') }
}
