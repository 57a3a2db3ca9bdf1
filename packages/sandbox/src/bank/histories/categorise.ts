/** From what a statement prints to who it was and what it was for. */
import { type Channel, merchantGroups } from './merchants.ts'
import { moreMerchantGroups } from './more-merchants.ts'
import { phrases } from './phrases.ts'

export type Payee = {
  /** Null where no shop is behind it, or none that is known. */
  readonly name: string | null
  readonly detailed: string
  readonly mcc: string | null
  readonly channel: Channel
  readonly counterparty:
    | 'merchant'
    | 'marketplace'
    | 'income_source'
    | 'financial_institution'
    | 'payment_app'
    | null
  readonly confidence: 'VERY_HIGH' | 'HIGH' | 'LOW'
}

const UNKNOWN: Payee = {
  name: null,
  detailed: 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE',
  mcc: null,
  channel: 'other',
  counterparty: null,
  confidence: 'LOW',
}

const MARKETPLACES = 'GENERAL_MERCHANDISE_ONLINE_MARKETPLACES'

const merchants = [...merchantGroups, ...moreMerchantGroups].flatMap(({ names, detailed, mcc, channel }) =>
  Object.entries(names).map(([name, prints]) => ({
    prints: prints.split('|'),
    payee: {
      name,
      detailed,
      mcc,
      channel,
      counterparty: detailed === MARKETPLACES ? 'marketplace' : 'merchant',
      confidence: 'VERY_HIGH',
    } satisfies Payee,
  })),
)

const spoken = phrases.map(({ words, ...phrase }) => ({
  prints: words.split('|'),
  payee: { ...phrase, name: null, mcc: null, confidence: 'HIGH' } satisfies Payee,
}))

/** The longest print first; of two equally long ones the shop, because it says more than the trade. */
const known: readonly { print: string; payee: Payee }[] = [...merchants, ...spoken]
  .flatMap(({ prints, payee }) => prints.map((print) => ({ print: plain(print), payee })))
  .toSorted((one, other) => other.print.length - one.print.length)

/** The words of a statement repeat; a caller's own words must not fill the memory. */
const MOST_REMEMBERED = 2000
const remembered = new Map<string, Payee>()

/** What is not in the table is general merchandise, and said to be a guess. */
export function categorise(description: string): Payee {
  const before = remembered.get(description)
  if (before !== undefined) {
    return before
  }
  const text = ` ${plain(description)} `
  const payee = known.find(({ print }) => text.includes(` ${print} `))?.payee ?? UNKNOWN
  if (remembered.size < MOST_REMEMBERED) {
    remembered.set(description, payee)
  }
  return payee
}

/** What a statement prints for a merchant of the table. */
export function printOf(name: string): string {
  const print = merchants.find(({ payee }) => payee.name === name)?.prints[0]
  if (print === undefined) {
    throw new Error(`${name} is not in the table of merchants`)
  }
  return print
}

function plain(text: string): string {
  return text
    .toUpperCase()
    .replaceAll("'", '')
    .replaceAll(/[^A-Z0-9&]+/g, ' ')
    .trim()
}
