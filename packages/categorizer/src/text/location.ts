/** Removes the city, state and country that banks write after a merchant's name. */
import { cities, states } from './places.ts'

type Options = Readonly<{
  /** Also drop one word before a state if it isn't a known city. It usually is one. */
  dropsUnknownCity?: boolean
}>

/** Words in capitals without their location. At least one word is left. */
export function withoutLocation(
  words: readonly string[],
  { dropsUnknownCity = false }: Options = {},
): string[] {
  const local = withoutCountry(words)
  const last = local.at(-1) ?? ''
  if (local.length > 1 && isCityAndState(last)) {
    return local.slice(0, -1)
  }
  if (local.length < 2 || !states.has(last)) {
    return local
  }
  const named = local.slice(0, -1)
  const known = withoutCity(named)
  if (known !== null) {
    return known
  }
  if (statesThatAreWords.has(last)) {
    return local
  }
  return dropsUnknownCity && named.length > 2 ? named.slice(0, -1) : named
}

/** Without a city before them, they may belong to the name: 'SMITH & CO', 'COME ON IN'. */
const statesThatAreWords = new Set(['CO', 'HI', 'IN', 'LA', 'ME', 'OK', 'OR', 'PA'])

const MAX_CITY_WORDS = 3
/** A shorter end of a word that equals a city is a coincidence. */
const MIN_GLUED_CITY = 6

function withoutCountry(words: readonly string[]): string[] {
  const isCountryLast = words.length > 2 && /^USA?$/.test(words.at(-1) ?? '')
  return isCountryLast ? words.slice(0, -1) : [...words]
}

/** 'BERKELEYCA' */
function isCityAndState(word: string): boolean {
  return states.has(word.slice(-2)) && cities.has(word.slice(0, -2))
}

/** Null if the words don't end with a known city. */
function withoutCity(words: readonly string[]): string[] | null {
  for (let count = MAX_CITY_WORDS; count > 0; count--) {
    const city = words.slice(-count).join(' ').replaceAll('.', '')
    if (words.length > count && cities.has(city)) {
      return words.slice(0, -count)
    }
  }
  return withoutGluedCity(words)
}

/** Amex cuts the name to 20 letters and writes the city right after it: 'SPROUTS FARMELOS ANGELES'. */
function withoutGluedCity(words: readonly string[]): string[] | null {
  for (let count = Math.min(MAX_CITY_WORDS, words.length); count > 0; count--) {
    const glued = words.slice(-count).join(' ')
    const first = words.at(-count) ?? ''
    for (let at = 1; at < first.length && glued.length - at >= MIN_GLUED_CITY; at++) {
      if (cities.has(glued.slice(at))) {
        return [...words.slice(0, words.length - count), first.slice(0, at)]
      }
    }
  }
  return null
}

/** Whether words after a name can only be a city and a state, even if the city is cut off and the state glued to it. */
export function isCityBeforeState(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  const isGlued = last.length >= MIN_GLUED_LOCATION && states.has(last.slice(-2))
  return (
    words.length <= MAX_LOCATION_WORDS &&
    (isGlued || (states.has(last) && words.length > 1)) &&
    /^[A-Z ]+$/.test(words.join(' ')) &&
    !words.some((word) => kindsOfBusiness.has(word))
  )
}

const MIN_GLUED_LOCATION = 5
const MAX_LOCATION_WORDS = 4
/** Another business with such a word isn't the chain, even if the word ends like a state. */
const kindsOfBusiness = new Set(
  (
    'SPORTSWEAR FOOTWEAR OUTERWEAR MEDIA PIZZA PASTA REPAIR FLORAL RENTAL DENTAL OPTICAL MEDICAL LLC INC BREWING ' +
    'COMPANY MOVING LIQUOR MOTOR EXTERIOR INTERIOR TAILOR INDUSTRIAL COMMERCIAL ELECTRICAL MECHANICAL TECHNICAL GENERAL ' +
    'PROFESSIONAL JANITORIAL FINANCIAL HOSPITAL GUITAR CIGAR PHARMA CINEMA PIZZERIA TAQUERIA TRATTORIA FENCE ' +
    'PLUMBING MARKETING SCHOOL CAFE GRILL BAR HOTEL MOTEL INN CLUB SHOP SALON SPA RANGE PROJECT TRAINING CONSULTING'
  ).split(' '),
)
