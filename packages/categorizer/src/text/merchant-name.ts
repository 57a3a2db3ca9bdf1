/** Extracts a readable merchant name from a statement line. */

import { displayName } from '@cardsight/engine/spending'
import { withoutLocation } from './location.ts'
import { companySuffixes, currencies, fieldLabels } from './merchant-noise.ts'

/**
 * 'BLUE BOTTLE 0423  OAKLAND CA' becomes 'Blue Bottle'. Removes store, phone and order numbers, dates, locations and
 * company suffixes. A name with lowercase letters keeps its case and its location. Returns the text unchanged if nothing
 * else is left.
 */
export function tidyName(text: string): string {
  const words = withoutNumbers(nameField(text).split(' ').filter(Boolean))
  // Some processors write only the city in lowercase: 'RITUAL COFFEE San Francisco CA'.
  const withoutCity = withoutLocation(words.map((word) => word.toUpperCase()))
  const isUppercase = words.slice(0, withoutCity.length).every((word) => word === word.toUpperCase())
  const named = withoutCompanySuffix(isUppercase ? withoutCity : words)
  if (!named.some((word) => /\p{L}/u.test(word))) {
    return text.split(/\s/).filter(Boolean).join(' ')
  }
  return isUppercase ? displayName(named.join(' ')) : named.join(' ')
}

/** Banks write name, city and state in columns, and stores put order numbers after an asterisk. */
function nameField(text: string): string {
  const columns = text.replace(/\t/g, '  ').split('  ')
  const [first = '', ...others] = (columns.find(hasName) ?? text).split('*').map((part) => part.trim())
  const isMark = first.length <= 4 && !first.includes(' ')
  return isMark ? (others.find(hasName) ?? first) : first
}

function hasName(text: string): boolean {
  return /\p{L}.*\p{L}/u.test(text)
}

/** Everything after a number that isn't part of the name is about the location or the payment. */
function withoutNumbers(words: readonly string[]): string[] {
  const start = words.findIndex((word) => !/^#?\d{4,}$/.test(word))
  const named = words.slice(Math.max(start, 0))
  const end = named.findIndex(
    (word, index) => index > 0 && (isMachineReadable(word) || isMoneyAt(named, index)),
  )
  return end < 0 ? named : named.slice(0, end)
}

/** 'EUR 12,50 @ 1.08' */
function isMoneyAt(words: readonly string[], index: number): boolean {
  return currencies.has(words[index] ?? '') && /^\d/.test(words[index + 1] ?? '')
}

function isMachineReadable(word: string): boolean {
  return (
    /^\d{1,7}[.,]\d{2}$|^HTTPS?|^WWW\./.test(word) ||
    /^#|^\d{3}|^\d\d?\/\d|^\(\d{3}\)$|^X{2,}\d|^[A-Z]-?\d{3}|^[A-Z]{2,5}:/.test(word) ||
    (word.length >= 6 && /\d.*\d/.test(word)) ||
    fieldLabels.has(word)
  )
}

function withoutCompanySuffix(words: readonly string[]): string[] {
  const last = words.at(-1)?.replace(/[.,]/g, '') ?? ''
  return words.length > 1 && companySuffixes.has(last) ? words.slice(0, -1) : [...words]
}
