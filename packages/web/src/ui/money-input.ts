import { withCommas } from '../lib/format-number.ts'

/** Formats whole dollars while the user types: adds thousands commas and keeps the caret in place. */
export type MoneyInput = { digits: string; display: string; caret: number }

type Keystroke = {
  /** Content of the field after the keystroke, before we format it. */
  typed: string
  caret: number
  /** The digits accepted so far. */
  previous: string
  /** True for the Delete key: the caret must move past a comma, or the key would get stuck at it. */
  isForwardDelete?: boolean
}

const acceptable = /^\d{0,5}$/

export function readMoneyInput({ typed, caret, previous, isForwardDelete = false }: Keystroke): MoneyInput {
  const bare = typed.replaceAll(',', '')
  if (!acceptable.test(bare)) {
    const display = withCommas(previous)
    const before = caret - (typed.length - display.length)
    return { digits: previous, display, caret: Math.min(Math.max(before, 0), display.length) }
  }
  const digits = bare.replace(/^0+(?=\d)/, '')
  const display = withCommas(digits)
  const digitsAfter = countDigits(typed.slice(caret))
  return { digits, display, caret: caretBefore(display, digitsAfter, isForwardDelete) }
}

const countDigits = (text: string) => text.replaceAll(',', '').length

/** The caret position with this many digits to its right: left of a comma, or right of it when deleting forward. */
function caretBefore(display: string, digitsAfter: number, passComma: boolean): number {
  let caret = display.length
  while (caret > 0 && countDigits(display.slice(caret)) < digitsAfter) {
    caret -= 1
  }
  const hasCommaLeft = display[caret - 1] === ','
  return hasCommaLeft && !passComma ? caret - 1 : caret
}
