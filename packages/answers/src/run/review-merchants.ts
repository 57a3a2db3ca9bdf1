/** Merchants whose category isn't sure, so that people can confirm or change it. */
import type { Leaf } from '@cardsight/engine/categories'
import { type Cents, toCents } from '@cardsight/engine/money'
import type { Purchase } from '@cardsight/engine/spending'

/** A purchase, and how sure its category is. Without a certainty, it's sure. */
export type ReviewedPurchase = Purchase & Readonly<{ certainty?: Uncertainty }>

type Uncertainty = 'probable' | 'unknown'

export type ReviewedMerchants = Readonly<{
  /** All purchases, without subtracting refunds, and the part of it at unknown merchants. */
  spentCents: Cents
  unknownCents: Cents
  /** Highest total first. Fully refunded merchants are left out. */
  merchants: readonly ReviewedMerchant[]
}>

type ReviewedMerchant = Readonly<{
  name: string
  leaf: Leaf
  certainty: Uncertainty
  cents: Cents
  count: number
}>

/** Sums the purchases that aren't sure by merchant. A merchant with an unknown purchase is unknown. */
export function reviewMerchants(purchases: readonly ReviewedPurchase[]): ReviewedMerchants {
  const merchants = new Map<string, ReviewedMerchant>()
  let [spent, unknown] = [0, 0]
  for (const purchase of purchases) {
    const { cents, certainty, name = '' } = purchase
    spent += Math.max(cents, 0)
    unknown += certainty === 'unknown' ? Math.max(cents, 0) : 0
    if (certainty !== undefined && name !== '') {
      merchants.set(name, withPurchase(merchants.get(name), { ...purchase, name, certainty }))
    }
  }
  return {
    spentCents: toCents(spent),
    unknownCents: toCents(unknown),
    merchants: [...merchants.values()].filter(({ cents }) => cents > 0).sort((a, b) => b.cents - a.cents),
  }
}

type UncertainPurchase = Purchase & Readonly<{ name: string; certainty: Uncertainty }>

function withPurchase(
  before: ReviewedMerchant | undefined,
  { name, leaf, certainty, cents }: UncertainPurchase,
): ReviewedMerchant {
  if (before === undefined) {
    return { name, leaf, certainty, cents, count: 1 }
  }
  const decisive = before.certainty === 'unknown' ? before : { leaf, certainty }
  return {
    name,
    leaf: decisive.leaf,
    certainty: decisive.certainty,
    cents: toCents(before.cents + cents),
    count: before.count + 1,
  }
}
