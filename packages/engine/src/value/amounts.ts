/** A card's amounts over some years: reward, bonus and points. The only place that turns units into money. */
import { type Price, roundPrice } from '../card/price.ts'
import { isOfferedTo, type OfferHabits } from '../card/terms-in-force.ts'
import { roundPoints, SUBCENTS_PER_CENT, UNITS_PER_POINT } from '../exact.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { MoneyTerms } from './money-terms.ts'

/** Units that a card's purchases earn in some years, and cents of statement credits a year. */
export type EarnedUnits = Readonly<{
  /** At the card's lasting terms. */
  lasting: number
  /** What the first year earns on top: a match, or rates that end with it. */
  firstYearExtra: number
  creditCents: number
}>

/**
 * Cents of a year: all purchases, those made abroad, and bills. Only purchases that a merchant takes the card for count
 * toward a welcome bonus.
 */
export type YearSpending = Readonly<{
  cents: number
  abroadCents: number
  billCents: number
  /** Part of `cents`: U.S. purchases at merchants that don't take every card. */
  centsAt?: Readonly<Record<MerchantKey, number>>
  /** What fits on secured cards; absent if everything does. */
  secured?: Readonly<{ cents: number; abroadCents: number }>
}>

/** Whole cents and points. */
export type Amounts = Readonly<{
  money: number
  points: number
  /** Everything that is earned only once: first-year extra and welcome bonus. */
  introMoney: number
  introPoints: number
  /** The part of `introMoney` that is first-year extra. */
  firstYearMoney: number
}>

/** What a person makes of a card's points and offers. */
export type Worth = OfferHabits & Readonly<{ price: Price }>

/** What a card has earned, before it's worth anything: units at lasting terms include anniversary bonuses. */
type Earned = Omit<EarnedUnits, 'creditCents'> &
  Readonly<{
    /** The part of `lasting` that is free nights, not points. */
    nightUnits: number
    /** Statement credits, less foreign transaction fees. */
    extraSubcents: number
    bonus: BonusAmounts
  }>

/** What earned tiers of a welcome bonus pay. */
export type BonusAmounts = Readonly<{ points: number; cents: number; nightUnits: number }>

export function amountsOver(
  terms: MoneyTerms,
  { price, ...habits }: Worth,
  units: EarnedUnits,
  spent: YearSpending,
  years: number,
): Amounts {
  const foreignFee = foreignFeeSubcents(terms.foreignFeePpm, abroadCentsOn(terms, spent), years)
  const earned = {
    lasting: units.lasting + anniversaryUnits(terms, years),
    firstYearExtra: units.firstYearExtra,
    nightUnits: nightUnitsOver(terms, years),
    extraSubcents: units.creditCents * years * SUBCENTS_PER_CENT - foreignFee,
    bonus: bonusOf(terms, acceptedCents(terms, spent), habits),
  }
  return amountsOf(earned, price, years)
}

/**
 * Points of the reward use up a limit first, then first-year extra, then the welcome bonus. `years` may be a fraction: after
 * a month, a twelfth of a yearly limit can be used.
 */
export function amountsOf(
  { lasting, firstYearExtra, nightUnits, extraSubcents, bonus }: Earned,
  price: Price,
  years: number,
): Amounts {
  const firstYearMoney = firstYearExtra === 0 ? 0 : roundPrice(firstYearExtra, lasting, price, years)
  const bonusMoney = bonusCents(bonus, lasting + firstYearExtra, price, years)
  return {
    money: roundPrice(lasting, 0, price, years, extraSubcents),
    points: roundPoints(lasting - nightUnits),
    introMoney: firstYearMoney + bonusMoney,
    introPoints: roundPoints(firstYearExtra) + bonus.points,
    firstYearMoney,
  }
}

/** Whole cents of a welcome bonus after `before` units of rewards, which use up a limit first. */
export function bonusCents(
  { points, nightUnits, cents }: BonusAmounts,
  before: number,
  price: Price,
  years: number,
): number {
  return roundPrice(points * UNITS_PER_POINT + nightUnits, before, price, years, cents * SUBCENTS_PER_CENT)
}

type AnniversaryTerms = Pick<MoneyTerms, 'anniversaryPoints' | 'anniversaryNightUnits'>

/** Points and free nights. */
export function anniversaryUnits(terms: AnniversaryTerms, years: number): number {
  return (terms.anniversaryPoints[years - 1] ?? 0) * UNITS_PER_POINT + nightUnitsOver(terms, years)
}

function nightUnitsOver({ anniversaryNightUnits }: AnniversaryTerms, years: number): number {
  return anniversaryNightUnits?.[years - 1] ?? 0
}

/** Cents of a year that can be paid with a card. */
export function acceptedCents(
  { refusedBy = [], isSecured }: Pick<MoneyTerms, 'refusedBy' | 'isSecured'>,
  { cents, centsAt = {}, secured }: Pick<YearSpending, 'cents' | 'centsAt' | 'secured'>,
): number {
  const accepted = refusedBy.reduce((left, merchant) => left - (centsAt[merchant] ?? 0), cents)
  return isSecured && secured ? Math.min(accepted, secured.cents) : accepted
}

/** Cents of a year that are paid with a card abroad. */
function abroadCentsOn(
  { isSecured }: Pick<MoneyTerms, 'isSecured'>,
  { abroadCents, secured }: Pick<YearSpending, 'abroadCents' | 'secured'>,
): number {
  return isSecured && secured ? secured.abroadCents : abroadCents
}

/** What the tiers pay that are reached at this spending per year. */
export function bonusOf(
  { bonus }: Pick<MoneyTerms, 'bonus'>,
  yearCents: number,
  habits: OfferHabits,
): BonusAmounts {
  let [points, cents, nightUnits] = [0, 0, 0]
  for (const tier of bonus) {
    if (tier.minYearCents <= yearCents && isOfferedTo(tier, habits)) {
      points += tier.points
      cents += tier.cents
      nightUnits += tier.nightUnits ?? 0
    }
  }
  return { points, cents, nightUnits }
}

const SUBCENTS_PER_PPM = 10

/** Foreign transaction fees over some years. */
export function foreignFeeSubcents(foreignFeePpm: number, abroadCents: number, years: number): number {
  return abroadCents * foreignFeePpm * years * SUBCENTS_PER_PPM
}
