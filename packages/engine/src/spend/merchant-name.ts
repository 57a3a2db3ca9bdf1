/** The name in a statement line, as a person would write it. */
import { cities, companyForms, fieldLabels, states } from './merchant-noise.ts'

/**
 * 'BLUE BOTTLE 0423  OAKLAND CA' becomes 'Blue Bottle'. Numbers of stores, telephones and orders, dates, places
 * and company forms go; what is already written in small letters keeps its letters. A text that is nothing but
 * such things stays as it is.
 */
export function tidyName(text: string): string {
  const isShouted = text === text.toUpperCase()
  const words = withoutNumbers(nameField(text).split(' ').filter(Boolean))
  const kept = isShouted ? withoutPlace(words) : words
  const named = withoutCompanyForm(kept)
  if (!named.some((word) => /\p{L}/u.test(word))) {
    return text.split(/\s/).filter(Boolean).join(' ')
  }
  return named.map((word, place) => (isShouted ? writeWord(word, place) : word)).join(' ')
}

/** Banks write name, city and state in columns, and shops put their order number behind an asterisk. */
function nameField(text: string): string {
  const columns = text
    .replace(/\t/g, '  ')
    .split('  ')
    .map((column) => column.trim())
  const [first = '', ...others] = (columns.find(hasName) ?? text).split('*').map((part) => part.trim())
  const isMark = first.length <= 4 && !first.includes(' ')
  return isMark ? (others.find(hasName) ?? first) : first
}

function hasName(text: string): boolean {
  return /\p{L}.*\p{L}/u.test(text)
}

/** All that comes after a number that is no part of the name is about the place or the payment. */
function withoutNumbers(words: readonly string[]): string[] {
  const start = words.findIndex((word) => !/^#?\d{4,}$/.test(word))
  const named = words.slice(Math.max(start, 0))
  const end = named.findIndex((word, place) => place > 0 && isForMachines(word))
  return end < 0 ? named : named.slice(0, end)
}

function isForMachines(word: string): boolean {
  return (
    /^#|^\d{3}|^\d\d?\/\d|^\(\d{3}\)$|^X{2,}\d|^[A-Z]-?\d{3}/.test(word) ||
    (word.length >= 6 && /\d.*\d/.test(word)) ||
    fieldLabels.has(word)
  )
}

function withoutPlace(words: readonly string[]): string[] {
  const abroad = words.length > 2 && /^USA?$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : [...words]
  if (abroad.length < 2 || !states.has(abroad.at(-1) ?? '')) {
    return abroad
  }
  const named = abroad.slice(0, -1)
  const cityWords = [3, 2, 1].find(
    (count) => named.length > count && cities.has(named.slice(-count).join(' ').replaceAll('.', '')),
  )
  return named.slice(0, named.length - (cityWords ?? 0))
}

function withoutCompanyForm(words: readonly string[]): string[] {
  const last = words.at(-1)?.replace(/[.,]/g, '') ?? ''
  return words.length > 1 && companyForms.has(last) ? words.slice(0, -1) : [...words]
}

const smallWords = new Set(['AND', 'AT', 'BY', 'DE', 'FOR', 'IN', 'OF', 'ON', 'THE'])

function writeWord(word: string, place: number): string {
  const isInitials = word.length <= 3 && !/[AEIOUY]/.test(word)
  if (isInitials) {
    return word
  }
  const small = word.toLowerCase()
  return place > 0 && smallWords.has(word) ? small : small.replace(/(?:^|-|^.')\p{L}/gu, capitalLast)
}

function capitalLast(start: string): string {
  return start.length === 3 ? start.toUpperCase() : start.slice(0, -1) + start.slice(-1).toUpperCase()
}
