/** A card's slot in a wallet: new or already owned, and what it earns and costs apart from purchases. */
import type { Years } from '../../card/annual-fee.ts'
import type { BonusTier } from '../../card/card.ts'
import { isTierEarned } from '../../card/intro-bonus.ts'
import { roundWorth, UNITS_PER_POINT } from '../../exact.ts'
import { YEAR_DAYS } from '../../spend/spend.ts'
import { anniversaryUnits as anniversaryUnitsOver } from '../../value/amounts.ts'
import { toBonusTerm } from '../../value/money-terms.ts'
import { type CompiledCard, SUBCENTS_PER_CENT } from './engine.ts'

export type CardSlot = Readonly<{
  /** Index into the compiled catalog. */
  card: number
  compiledCard: CompiledCard
  isOwned: boolean
  /** True if what the card pays only once counts. */
  isIntro: boolean
  /** Anniversary points in reward units, credits and fees in cents, over all years. */
  anniversaryUnits: number
  creditCents: number
  feeCents: number
  /** Cents of a year that can be paid with the card. */
  yearCents: number
  /** Anniversary points and credits minus fees, in subcents. */
  fixedSubcents: number
  /** Bonus levels that can be claimed, lowest spending first; empty without a bonus. */
  levels: readonly BonusLevel[]
}>

/** The first tiers of a welcome bonus together. */
export type BonusLevel = Readonly<{
  /** Cents to be spent on the card in the first year. */
  minimum: number
  /** What it pays without a point limit, in whole cents. */
  money: number
  points: number
  /** What it pays in reward units and in cents. Units include rewards that are worth as much as points, such as nights. */
  units: number
  cents: number
  tiers: readonly BonusTier[]
}>

/** `offers` are the tiers of the welcome bonus that may be claimed. */
export type SlotOptions = Readonly<{
  years: Years
  yearCents: number
  /** Statement credits a year. */
  creditCents: number
  isIntro: boolean
  offers: readonly BonusTier[]
}>

export function createSlot(
  card: number,
  compiledCard: CompiledCard,
  { years, yearCents, creditCents: yearlyCreditCents, isIntro, offers }: SlotOptions,
): CardSlot {
  const anniversaryUnits = anniversaryUnitsOver(compiledCard, years)
  const creditCents = yearlyCreditCents * years
  const feeCents = compiledCard.fees[years - 1] ?? 0
  return {
    card,
    compiledCard,
    isOwned: compiledCard.ownership === 'owned',
    isIntro,
    anniversaryUnits,
    creditCents,
    feeCents,
    yearCents,
    fixedSubcents: anniversaryUnits * compiledCard.value + (creditCents - feeCents) * SUBCENTS_PER_CENT,
    levels: bonusLevels(offers, compiledCard.value, yearCents),
  }
}

function bonusLevels(offers: readonly BonusTier[], value: number, yearCents: number): BonusLevel[] {
  const tiers = offers
    .filter((tier) => isTierEarned(tier, yearCents))
    .toSorted((a, b) => minimumOf(a) - minimumOf(b))
  return tiers.flatMap((tier, index) => {
    const next = tiers[index + 1]
    if (next !== undefined && minimumOf(next) === minimumOf(tier)) {
      return []
    }
    const own = tiers.slice(0, index + 1)
    const { units, cents, points } = tierRewards(own)
    const money = roundWorth(units, value, cents * SUBCENTS_PER_CENT)
    return [{ minimum: minimumOf(tier), money, points, units, cents, tiers: own }]
  })
}

/** What some tiers pay together. */
export function tierRewards(tiers: readonly BonusTier[]): Pick<BonusLevel, 'units' | 'cents' | 'points'> {
  let [units, cents, points] = [0, 0, 0]
  for (const term of tiers.map(toBonusTerm)) {
    units += term.points * UNITS_PER_POINT + (term.nightUnits ?? 0)
    cents += term.cents
    points += term.points
  }
  return { units, cents, points }
}

/** A requirement over more than a year counts pro rata for the first year. */
function minimumOf({ spend, days }: BonusTier): number {
  return days <= YEAR_DAYS ? spend : Math.ceil((spend * YEAR_DAYS) / days)
}
