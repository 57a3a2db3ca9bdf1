/** Reads a statement line as words and signs for the brand index and the classifier. */
import { withoutLocation } from './location.ts'
import { removePrefix } from './prefixes.ts'
import { MAX_TEXT_LENGTH, plainText, withoutEntities } from './statement-text.ts'

export type Descriptor = Readonly<{
  /** Words of the name in plain text, without prefixes, numbers, the state and what banks add. */
  words: readonly string[]
  /** Signs that say something about the merchant: its processor, a phone number, a web address, a store number. */
  signs: readonly string[]
}>

export function readDescriptor(text: string): Descriptor {
  let rest = withoutEntities(text.slice(0, MAX_TEXT_LENGTH)).trim().toUpperCase()
  const signs: string[] = []
  for (let depth = 0; depth < MAX_PREFIXES; depth++) {
    const opened = removePrefix(rest)
    if (opened === null || opened.rest === '') {
      break
    }
    rest = opened.rest
    if (opened.mark !== null) {
      signs.push(opened.mark)
    }
  }
  rest = withoutFields(rest)
  if (/8(?:00|33|44|55|66|77|88)[-. ]?\d{3}/.test(rest)) {
    signs.push('TOLL-FREE')
  } else if (/\d{3}[-. ]\d{3,4}/.test(rest)) {
    signs.push('PHONE')
  }
  if (/\.(?:COM|NET|ORG|IO|CO|US|APP)\b|\bWWW\b/.test(rest)) {
    signs.push('WEB')
  }
  if (/#\s?\d|\b\d{3,5}\b/.test(rest)) {
    signs.push('NUMBER')
  }
  const words = plainText(withoutMoney(rest)).split(' ')
  const named = withoutLocation(
    words.filter((word) => word.replace(/\D/g, '').length < MIN_NUMBER_DIGITS),
    { dropsUnknownCity: true },
  )
  return { words: named.filter(Boolean).slice(0, MAX_WORDS), signs }
}

const MAX_PREFIXES = 4
/** Words with fewer digits may belong to the name: 'STUDIO 54'. */
const MIN_NUMBER_DIGITS = 3
const MAX_WORDS = 12

/** Fields of bank transfers follow the company's name. */
function withoutFields(text: string): string {
  const end = text.search(/ (?:DES|ID|INDN|CO ID|PPD ID|WEB ID|REF|TRACE)(?::| ?#)/)
  return end > 0 ? text.slice(0, end) : text
}

/** Amounts in other currencies: 'EUR 12,50 @ 1.08', '12.50 CAD'. */
function withoutMoney(text: string): string {
  return text.replace(/ (?:[A-Z]{3} )?\d{1,7}[.,]\d{2}(?: [A-Z]{3})?(?: @ .{0,20})?$/, '')
}
