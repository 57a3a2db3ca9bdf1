/** What the provider reports about a transaction: the bank's text, and what its enrichment made of it. */
import { bankText, type Place, placeOf } from './bank-text.ts'
import { categorize, type Payee } from './categorize.ts'
import type { Noise } from './noise.ts'
import { seededRandom } from './seeded-random.ts'
import type { TransactionRow } from './transaction-history.ts'

export type ProviderView = {
  readonly originalDescription: string
  readonly name: string
  readonly merchantName: string | null
  readonly mcc: string | null
  readonly category: ProviderCategory
  /** Null if unknown, or if the purchase has no place. */
  readonly place: Place | null
}

export type ProviderCategory = {
  readonly detailed: string
  readonly confidence: 'VERY_HIGH' | 'HIGH' | 'MEDIUM' | 'LOW' | 'UNKNOWN'
}

/** Returns the same view for the same transaction. Without noise, the provider is always right. */
export function viewOf(row: TransactionRow): ProviderView {
  const payee = categorize(row.description)
  return row.noise === null ? exactView(row, payee) : noisyView(row, payee, row.noise)
}

function exactView({ description }: TransactionRow, payee: Payee): ProviderView {
  const { name: merchantName, mcc, detailed, confidence } = payee
  const category = { detailed, confidence }
  return { originalDescription: description, name: description, merchantName, mcc, category, place: null }
}

function noisyView(row: TransactionRow, payee: Payee, { seed, level }: Noise): ProviderView {
  // The provider knows a merchant or doesn't, wherever the merchant appears.
  const ofMerchant = seededRandom(seed, 'enrichment', payee.name ?? row.description)
  const merchantName = ofMerchant() < level.hasNoName ? null : payee.name
  const category = noisyCategory(payee, ofMerchant, level)
  const ofRow = seededRandom(seed, 'row', row.account, row.key)
  const isCodeSent = ofRow() < level.hasMcc && row.account === 'card' && !row.isPending
  const originalDescription = bankText(payee, { ...row, seed })
  return {
    originalDescription,
    name: merchantName ?? tidy(originalDescription),
    merchantName,
    mcc: isCodeSent ? payee.mcc : null,
    category: row.isPending && category !== UNCATEGORIZED ? { ...category, confidence: 'LOW' } : category,
    place: payee.channel === 'in store' && merchantName !== null ? placeOf(payee, { ...row, seed }) : null,
  }
}

function noisyCategory(
  { detailed, confidence }: Payee,
  random: () => number,
  { hasNoCategory, isUnsure, isWrong }: Noise['level'],
): ProviderCategory {
  const [presence, certainty, truth] = [random(), random(), random()]
  if (presence < hasNoCategory) {
    return UNCATEGORIZED
  }
  if (truth < isWrong) {
    return { detailed: mistakes[detailed] ?? GENERAL, confidence: 'MEDIUM' }
  }
  if (certainty < isUnsure) {
    return { detailed, confidence: certainty < isUnsure / 3 ? 'UNKNOWN' : 'LOW' }
  }
  return { detailed, confidence }
}

/** The provider sets a category on every transaction. */
const UNCATEGORIZED: ProviderCategory = { detailed: 'OTHER_OTHER', confidence: 'UNKNOWN' }
const GENERAL = 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE'

/** Mistakes that users of the provider report. Everything else is mistaken for general merchandise. */
const mistakes: Readonly<Record<string, string>> = {
  FOOD_AND_DRINK_RESTAURANT: 'ENTERTAINMENT_OTHER_ENTERTAINMENT',
  FOOD_AND_DRINK_GROCERIES: 'FOOD_AND_DRINK_RESTAURANT',
  TRANSPORTATION_GAS: 'GENERAL_MERCHANDISE_CONVENIENCE_STORES',
  TRAVEL_LODGING: 'FOOD_AND_DRINK_RESTAURANT',
  MEDICAL_VETERINARY_SERVICES: 'GENERAL_MERCHANDISE_PET_SUPPLIES',
  INCOME_SALARY: 'TRANSFER_IN_ACCOUNT_TRANSFER',
  LOAN_PAYMENTS_CREDIT_CARD_PAYMENT: 'FOOD_AND_DRINK_RESTAURANT',
  LOAN_PAYMENTS_MORTGAGE_PAYMENT: 'RENT_AND_UTILITIES_RENT',
}

/** Without a merchant, the provider's name is the bank's text with single spaces and fewer capitals. */
function tidy(text: string): string {
  return text
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
