/** A seat is a card's place in a wallet: new or held, and what it comes to apart from purchases. */
import type { CompiledCard } from '../backtest/compile.ts'
import { annualFee, type Years } from '../card/annual-fee.ts'
import type { BonusTier } from '../card/card.ts'
import { isTierEarned, tierHundredths, tierPoints } from '../card/intro-bonus.ts'
import { roundDivision, SUBCENTS_PER_CENT, UNITS_PER_POINT } from '../exact.ts'
import { YEAR_DAYS } from '../spend/spend.ts'

export type Seat = Readonly<{
  /** Its place in the compiled catalog. */
  card: number
  compiledCard: CompiledCard
  isHeld: boolean
  /** Anniversary points in units, credits and fees in cents, of all the years together. */
  giftUnits: number
  creditCents: number
  feeCents: number
  /** Gifts and credits less fees, in ten-millionths of a cent. */
  fixedRests: number
  /** What of its bonus can be claimed, the least demanding first; without one there are none. */
  levels: readonly BonusLevel[]
}>

/** The first tiers of an offer together. */
export type BonusLevel = Readonly<{
  /** Cents that the card has to pay in the first year. */
  low: number
  money: number
  points: number
  tiers: readonly BonusTier[]
}>

export type SeatOptions = Readonly<{ years: Years; yearCents: number; isHeld: boolean; hasBonus: boolean }>

export function seatOf(card: number, compiledCard: CompiledCard, options: SeatOptions): Seat {
  const { years, isHeld, hasBonus, yearCents } = options
  const { value, creditCents: yearly } = compiledCard
  const giftUnits = anniversaryPoints(compiledCard, years, isHeld) * UNITS_PER_POINT
  const creditCents = yearly * years
  const feeCents = isHeld ? compiledCard.card.fee.later * years : annualFee(compiledCard.card, years)
  return {
    card,
    compiledCard,
    isHeld,
    giftUnits,
    creditCents,
    feeCents,
    fixedRests: giftUnits * value + (creditCents - feeCents) * SUBCENTS_PER_CENT,
    levels: hasBonus && !isHeld ? levelsOf(compiledCard, yearCents) : [],
  }
}

/** Who has held a card for a year and more is given the points of every year. */
function anniversaryPoints(
  { card, anniversaryPoints: byYears }: CompiledCard,
  years: Years,
  isHeld: boolean,
): number {
  return isHeld
    ? card.anniversary.reduce((sum, { points }) => sum + points * years, 0)
    : (byYears[years - 1] ?? 0)
}

function levelsOf({ card, value }: CompiledCard, yearCents: number): BonusLevel[] {
  const tiers = card.bonus
    .filter((tier) => isTierEarned(tier, yearCents))
    .toSorted((a, b) => lowOf(a) - lowOf(b))
  return tiers.flatMap((tier, place) => {
    const next = tiers[place + 1]
    if (next !== undefined && lowOf(next) === lowOf(tier)) {
      return []
    }
    const own = tiers.slice(0, place + 1)
    const hundredths = own.reduce((sum, each) => sum + tierHundredths(each, value), 0)
    return [
      {
        low: lowOf(tier),
        money: roundDivision(hundredths, 100),
        points: own.reduce((sum, each) => sum + tierPoints(each), 0),
        tiers: own,
      },
    ]
  })
}

/** Of what is asked in more than a year, only the part of a year has to be paid in the first one. */
function lowOf({ spend, days }: BonusTier): number {
  return days <= YEAR_DAYS ? spend : Math.ceil((spend * YEAR_DAYS) / days)
}
