import { withCommas } from '@cardsight/contract/numbers'

/** Formats whole dollars while the user types: adds thousands commas and keeps the caret in place. */
export type MoneyInput = {
  digits: string
  display: string
  caret: number
  /** Digits to the right of an ignored decimal point; null if the user isn't typing cents. */
  cents: number | null
}

type Keystroke = {
  /** Content of the field after the keystroke, before we format it. */
  typed: string
  caret: number
  /** The digits accepted so far. */
  previous: string
  /** As the last keystroke returned it. */
  cents?: number | null
  /** True for the Delete key: the caret must move past a comma, or the key would get stuck at it. */
  isForwardDelete?: boolean
  /** The text came at once: pasted, filled in by the browser, or typed before the page had its scripts. */
  isPasted?: boolean
}

const acceptable = /^\d{0,5}$/
const amount = /^\$?(\d{1,5}(?:\.\d{0,9})?)$/

export function readMoneyInput(keystroke: Keystroke): MoneyInput {
  const { typed, caret, previous, cents = null, isForwardDelete = false, isPasted = false } = keystroke
  const bare = isPasted ? dollarsIn(typed) : typed.replaceAll(',', '')
  const digitsAfter = countDigits(typed.slice(caret))
  const isInserted = countDigits(typed) > previous.length
  if (isInserted && cents === digitsAfter && !isPasted) {
    return { ...unchanged(keystroke), cents }
  }
  if (!acceptable.test(bare)) {
    return { ...unchanged(keystroke), cents: typed[caret - 1] === '.' ? digitsAfter : null }
  }
  const digits = bare.replace(/^0+(?=\d)/, '')
  const display = withCommas(digits)
  const after = isPasted ? 0 : digitsAfter
  return { digits, display, caret: caretBefore(display, after, isForwardDelete), cents: null }
}

/** "$1,234.56" is 1235 dollars. Text that is no amount stays as it is. */
function dollarsIn(text: string): string {
  const plain = text.replaceAll(/[,\s]/g, '')
  const [, number] = amount.exec(plain) ?? []
  return number === undefined ? plain : String(Math.round(Number(number)))
}

function unchanged({ typed, caret, previous }: Keystroke): Omit<MoneyInput, 'cents'> {
  const display = withCommas(previous)
  const before = caret - (typed.length - display.length)
  return { digits: previous, display, caret: Math.min(Math.max(before, 0), display.length) }
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
