/** Joins amounts that a page prints slightly above or below the rest of their line. */
import { entryHeadOf } from './entry-head.ts'
import { isMoneyToken, splitTrailing } from './money-text.ts'
import { joinLines, type Line } from './page-lines.ts'

/** Farther from the text, in heights of letters, an amount is a line of its own. */
const MAX_OFFSET = 0.75
/** Two lines are equally near within this many points. */
const SAME_DISTANCE = 1.5

/** Without this, an entry would take the amount of its neighbor. */
export function joinOffsetAmounts(lines: readonly Line[]): Line[] {
  const isOpen = lines.map(isOpenEntry)
  const isLone = lines.map(isLoneAmount)
  const isAbove = isLone.indexOf(true) < isOpen.indexOf(true)
  const textOf = new Map<number, number>()
  for (const [index, line] of lines.entries()) {
    const text = isLone[index] === true ? nearestText(lines, index, { isOpen, isAbove }) : null
    if (text !== null && line.place !== undefined && !textOf.has(text)) {
      textOf.set(text, index)
      isOpen[text] = false
    }
  }
  const joined = new Set(textOf.values())
  return lines.flatMap((line, index) => {
    const amount = lines[textOf.get(index) ?? -1]
    if (amount !== undefined) {
      return [joinLines(line, amount)]
    }
    return joined.has(index) ? [] : [line]
  })
}

function isOpenEntry({ text }: Line): boolean {
  const head = entryHeadOf(text)
  return head !== null && /[A-Za-z]{2}/.test(head.rest) && splitTrailing(head.rest).tokens.length === 0
}

function isLoneAmount({ pieces }: Line): boolean {
  return pieces.length > 0 && pieces.every(({ text }) => isMoneyToken(text))
}

type Page = Readonly<{ isOpen: readonly boolean[]; isAbove: boolean }>

function nearestText(lines: readonly Line[], index: number, { isOpen, isAbove }: Page): number | null {
  const [before, after] = [distanceTo(index - 1), distanceTo(index + 1)]
  if (before === null && after === null) {
    return null
  }
  if (before !== null && after !== null && Math.abs(before - after) < SAME_DISTANCE) {
    return isAbove ? index + 1 : index - 1
  }
  return (before ?? Number.POSITIVE_INFINITY) < (after ?? Number.POSITIVE_INFINITY) ? index - 1 : index + 1

  function distanceTo(other: number): number | null {
    const [own, text] = [lines[index]?.place, lines[other]?.place]
    if (own === undefined || text === undefined || isOpen[other] !== true) {
      return null
    }
    const distance = Math.abs(own.y - text.y)
    return distance <= MAX_OFFSET * text.letterHeight ? distance : null
  }
}
