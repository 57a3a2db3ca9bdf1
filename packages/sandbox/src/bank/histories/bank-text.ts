/** The text that a bank prints for a transaction: codes around the merchant's text, cut to the bank's column widths. */
import { type Day, formatDay } from '../days.ts'
import type { Payee } from './categorize.ts'
import { seededRandom } from './seeded-random.ts'

type Line = {
  readonly seed: string
  readonly account: string
  readonly key: string
  readonly transacted: Day
  readonly description: string
}

export type Place = { readonly city: string; readonly region: string }

const homePlaces: readonly Place[] = [
  { city: 'SEATTLE', region: 'WA' },
  { city: 'BELLEVUE', region: 'WA' },
  { city: 'SAN FRANCISCO', region: 'CA' },
  { city: 'COSTA MESA', region: 'CA' },
  { city: 'ST LOUIS', region: 'MO' },
]

const foreignPlaces: Readonly<Record<string, Place>> = {
  FR: { city: 'PARIS', region: 'FR' },
  PT: { city: 'LISBOA', region: 'PT' },
  CA: { city: 'TORONTO', region: 'ON' },
}

/** Merchant's text and place in columns, as three kinds of banks print them. The last one leaves no space between them. */
const cardLayouts: readonly ((text: string, place: Place) => string)[] = [
  (text, { city, region }) => `${text.slice(0, 22).trimEnd()} ${city} ${region}`,
  (text, { city, region }) => `${text.slice(0, 25).padEnd(25)}${city.slice(0, 13).padEnd(13)}${region}`,
  (text, { city }) => `${text.slice(0, 20).padEnd(20)}${city}`,
]

const debitLayouts: readonly ((text: string, place: Place, date: DateParts) => string)[] = [
  (text, { city, region }) => `POS DEBIT ${text.slice(0, 23).trimEnd()} ${city} ${region}`,
  (text, { city, region }, { month, date }) =>
    `PURCHASE AUTHORIZED ON ${month}/${date} ${text.slice(0, 24).trimEnd()} ${city} ${region} CARD 4821`,
  (text, { city, region }, { month, date }) =>
    `CHECKCARD ${month}${date} ${text.slice(0, 25).trimEnd()} ${city} ${region}`,
]

type DateParts = { readonly month: string; readonly date: string }

/** Text that banks add to transactions without a merchant, by the start of the true category. */
const suffixes: readonly (readonly [detailed: string, suffix: (digits: string) => string])[] = [
  ['INCOME_SALARY', (digits) => ` PPD ID: 9${digits}`],
  ['LOAN_PAYMENTS_CREDIT_CARD', () => ' - WEB'],
  ['LOAN_PAYMENTS', (digits) => ` WEB PMTS ${digits} WEB ID: 4${digits}`],
  ['TRANSFER_OUT_WITHDRAWAL', (digits) => ` ${digits} 5TH AVE SEATTLE WA`],
  ['TRANSFER_OUT', (digits) => ` ${digits}`],
  ['TRANSFER_IN', (digits) => ` ${digits}`],
  ['RENT_AND_UTILITIES_RENT', (digits) => ` WEB PMTS ${digits}`],
]

/** A store stays where it is. */
export function placeOf(
  { country }: Payee,
  { seed, description }: Pick<Line, 'seed' | 'description'>,
): Place {
  return foreignPlaces[country] ?? pick(homePlaces, seededRandom(seed, 'place', description))
}

/** Returns the same text for the same line. One account always has the same layout. */
export function bankText(payee: Payee, line: Line): string {
  const random = seededRandom(line.seed, 'text', line.account, line.key)
  if (payee.name === null) {
    const suffix = suffixes.find(([detailed]) => payee.detailed.startsWith(detailed))?.[1]
    return line.description + (suffix?.(digits(random, 7)) ?? '')
  }
  const layoutOf = seededRandom(line.seed, 'layout', line.account)
  const text = merchantText(payee, line.description, random)
  const place = payee.channel === 'online' ? CALL_CENTER : placeOf(payee, line)
  const [, month = '', date = ''] = formatDay(line.transacted).split('-')
  return line.account === 'checking'
    ? pick(debitLayouts, layoutOf)(text, place, { month, date })
    : pick(cardLayouts, layoutOf)(text, place)
}

/** Online merchants print a phone number in place of a city. */
const CALL_CENTER: Place = { city: '800-555-0142', region: 'CA' }

function merchantText({ counterparty }: Payee, description: string, random: () => number): string {
  const [text = '', store] = description.split(' #')
  if (store !== undefined) {
    return `${text} ${pick(['#', '#0', '00', 'T-0', 'STORE 0'], random)}${store}`
  }
  return counterparty === 'marketplace' ? `${text}*${digits(random, 6)}` : text
}

function digits(random: () => number, count: number): string {
  return Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
}

function pick<T>(list: readonly T[], random: () => number): T {
  const picked = list[Math.floor(random() * list.length)]
  if (picked === undefined) {
    throw new RangeError('There is nothing to pick from')
  }
  return picked
}
