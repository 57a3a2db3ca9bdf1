import type { Card } from '../card/card.ts'
import { roundDivision, roundPoints, roundWorth } from '../exact.ts'
import type { AccountPurchase } from './card-account.ts'

/** Whole points, and whole cents: the rewards of a purchase, its foreign transaction fee, and the rewards less the fee. */
export type PurchaseMoney = Readonly<{
  points: number
  rewardCents: number
  feeCents: number
  netCents: number
}>

const PPM = 1_000_000

/** `pointValue` is in hundredths of a cent. A fee that nobody states counts as zero. */
export function purchaseMoney(
  { foreignFeePpm = 0 }: Card,
  { kind, cents }: AccountPurchase,
  units: number,
  pointValue: number,
): PurchaseMoney {
  const rewardCents = roundWorth(units, pointValue)
  const feeCents = kind.isAbroad ? roundDivision(cents * foreignFeePpm, PPM) : 0
  return { points: roundPoints(units), rewardCents, feeCents, netCents: rewardCents - feeCents }
}
