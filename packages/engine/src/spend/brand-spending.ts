/**
 * Spending with a brand that a person names, such as an airline, a hotel group, a store or a club. It's a part of one
 * leaf: purchases at the brand's merchant, never more than the leaf has.
 */
import type { Leaf } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import { type Cents, splitCents, toCents } from '../money.ts'
import type { Kind } from './spend.ts'

const MONTHS = 12

export type BrandSpending = Readonly<{
  merchant: MerchantKey
  leaf: Leaf
  /** Null if not stated: then it's an assumed part of the leaf. */
  yearlyCents: Cents | null
}>

/** Members of a club spend at that club what they spend at clubs. Other brands get half of their leaf. */
const assumedPart: Readonly<Partial<Record<Leaf, number>>> = { 'wholesale-club': 1 }
const USUAL_PART = 0.5

export function brandMonth(yearlyCents: Cents): Cents {
  return toCents(Math.round(yearlyCents / MONTHS))
}

/** Amounts that people state, reduced in proportion if they exceed what there is. */
export function statedMonth(amounts: readonly Cents[], limit: Cents): readonly Cents[] {
  const sum = amounts.reduce((total, cents) => total + cents, 0)
  return sum <= limit ? amounts : splitCents(limit, amounts)
}

/** Divides each leaf's cents among the brands of the leaf and other merchants. */
export function withBrands(
  month: readonly (readonly [Leaf, Cents])[],
  brands: readonly BrandSpending[],
): Readonly<{ kind: Kind; cents: Cents }>[] {
  return month.flatMap(([leaf, cents]) => {
    const parts = partsOf(
      brands.filter((brand) => brand.leaf === leaf),
      cents,
    )
    const left = parts.reduce<number>((sum, part) => sum - part.cents, cents)
    return [...parts, { merchant: null, cents: toCents(left) }]
      .filter((part) => part.cents > 0)
      .map((part) => ({ kind: { leaf, merchant: part.merchant, isAbroad: false }, cents: part.cents }))
  })
}

/** Stated amounts come first. Brands without one share what's left, if it's less than their assumed part. */
function partsOf(brands: readonly BrandSpending[], cents: Cents) {
  const stated = brands.flatMap(({ merchant, yearlyCents }) =>
    yearlyCents === null ? [] : [{ merchant, cents: brandMonth(yearlyCents) }],
  )
  const amounts = statedMonth(
    stated.map((part) => part.cents),
    cents,
  )
  const assumed = brands.filter(({ yearlyCents }) => yearlyCents === null)
  const left = amounts.reduce<number>((sum, amount) => sum - amount, cents)
  return [
    ...stated.map(({ merchant }, index) => ({ merchant, cents: amounts[index] ?? toCents(0) })),
    ...assumed.map(({ merchant, leaf }) => ({
      merchant,
      cents: toCents(Math.floor(Math.min((assumedPart[leaf] ?? USUAL_PART) * cents, left / assumed.length))),
    })),
  ]
}
