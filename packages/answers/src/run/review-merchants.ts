/** Merchants whose category isn't sure, so that people can confirm or change it. */
import type { Leaf } from '@cardsight/engine/categories'
import { type Cents, toCents } from '@cardsight/engine/money'
import type { Purchase } from '@cardsight/engine/spending'

/** A purchase, and how sure its category is. Without a certainty, it's sure. */
export type ReviewedPurchase = Purchase & Readonly<{ certainty?: Uncertainty; confidence?: number }>

type Uncertainty = 'probable' | 'unknown'

export type ReviewedMerchants = Readonly<{
  /** All purchases, without subtracting refunds. */
  spentCents: Cents
  /** The part of it at unknown merchants. */
  unknownCents: Cents
  /** The part of it at merchants whose category is a guess or unknown. */
  guessedCents: Cents
  /** The part of it whose category is expected to be wrong or unknown. */
  doubtfulCents: Cents
  /** Highest total first. Fully refunded merchants are left out. */
  merchants: readonly ReviewedMerchant[]
}>

type ReviewedMerchant = Readonly<{
  name: string
  leaf: Leaf
  certainty: Uncertainty
  /** Of its least certain purchase, from 0 to 1. */
  confidence: number
  cents: Cents
  count: number
}>

/** Sums the purchases that aren't sure by merchant. A merchant is only as sure as its least certain purchase. */
export function reviewMerchants(purchases: readonly ReviewedPurchase[]): ReviewedMerchants {
  const merchants = new Map<string, ReviewedMerchant>()
  const sums = { spent: 0, unknown: 0, guessed: 0, doubtful: 0 }
  for (const purchase of purchases) {
    const { certainty, confidence = 0, name = '' } = purchase
    const spent = Math.max(purchase.cents, 0)
    sums.spent += spent
    if (certainty === undefined) {
      continue
    }
    sums.guessed += spent
    sums.unknown += certainty === 'unknown' ? spent : 0
    sums.doubtful += spent * (1 - confidence)
    if (name !== '') {
      merchants.set(name, withPurchase(merchants.get(name), { ...purchase, name, certainty, confidence }))
    }
  }
  return {
    spentCents: toCents(sums.spent),
    unknownCents: toCents(sums.unknown),
    guessedCents: toCents(sums.guessed),
    doubtfulCents: toCents(Math.round(sums.doubtful)),
    merchants: [...merchants.values()].filter(({ cents }) => cents > 0).sort((a, b) => b.cents - a.cents),
  }
}

type UncertainPurchase = Purchase & Readonly<{ name: string; certainty: Uncertainty; confidence: number }>

function withPurchase(
  before: ReviewedMerchant | undefined,
  { name, leaf, certainty, confidence, cents }: UncertainPurchase,
): ReviewedMerchant {
  const found = { leaf, certainty, confidence }
  if (before === undefined) {
    return { name, ...found, cents, count: 1 }
  }
  return {
    ...before,
    ...(confidence < before.confidence ? found : {}),
    cents: toCents(before.cents + cents),
    count: before.count + 1,
  }
}
