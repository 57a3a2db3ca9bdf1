import type { Card } from '../card/card.ts'
import { type Price, roundPrice } from '../card/price.ts'
import { roundDivision, roundPoints } from '../exact.ts'
import type { AccountPurchase } from './card-account.ts'

/** Whole points, and whole cents: the rewards of a purchase, its foreign transaction fee, and the rewards less the fee. */
export type PurchaseMoney = Readonly<{
  points: number
  rewardCents: number
  feeCents: number
  netCents: number
}>

const PPM = 1_000_000

/**
 * A fee that nobody states counts as zero. With a limit on the points that a person can use in a year, `before` are the
 * units that were earned in that year before the purchase.
 */
export function purchaseMoney(
  { foreignFeePpm = 0 }: Card,
  { kind, cents }: AccountPurchase,
  units: number,
  price: Price,
  before = 0,
): PurchaseMoney {
  const rewardCents = roundPrice(units, before, price, 1)
  const feeCents = kind.isAbroad ? roundDivision(cents * foreignFeePpm, PPM) : 0
  return { points: roundPoints(units), rewardCents, feeCents, netCents: rewardCents - feeCents }
}
