/**
 * What a card has been worth after each month of three years. After 12, 24 and 36 months these are the amounts of the 1-, 2-
 * and 3-year projections, to the cent.
 */
import { projections } from '../card/annual-fee.ts'
import type { Assumptions } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { bonusStatus } from '../card/intro-bonus.ts'
import { addMonths, dayNumber, dayOfNumber } from '../day.ts'
import { roundDivision, SUBCENTS_PER_CENT } from '../exact.ts'
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import { sum } from '../sum.ts'
import { amountsOf, anniversaryUnits, type BonusAmounts, foreignFeeSubcents } from '../value/amounts.ts'
import { toBonusTerm } from '../value/money-terms.ts'
import {
  acceptedCents,
  type CardPayments,
  type DayLine,
  type PaidYear,
  preparePayments,
} from './pay-lines.ts'

const MONTHS_PER_YEAR = 12
const MONTHS = MONTHS_PER_YEAR * projections.length

/** Totals since the card was opened, with the parts that a person can leave out. */
export type ValueAfter = Readonly<{
  /** Rewards at lasting terms, with anniversary bonuses and statement credits. */
  money: Cents
  introMoney: Cents
  annualFee: Cents
}>

/**
 * Value after 0, 1, … 36 months. The fee of a year is charged, and its anniversary bonus paid, when that year starts: the
 * first fee on the opening day, later ones in the first month of the year. A first-year match is paid at the end of the
 * year. Statement credits are used evenly. A tier of the welcome bonus is paid in the month that reaches its spending.
 */
export function valueByMonth(card: Card, spend: Spend, assumptions: Assumptions): ValueAfter[] {
  const payments = preparePayments(card, spend, assumptions)
  const { compiledCard, creditCents } = payments
  const monthOf = createMonthFinder(payments)
  const lasting = runningUnits(payments, monthOf)
  const extra = runningFirstYearExtra(payments, monthOf)
  const abroadCents = runningAbroadCents(payments, monthOf)
  const bonuses = earnedBonuses(card, payments, assumptions, monthOf)
  return Array.from({ length: MONTHS + 1 }, (_, months) => {
    const year = Math.max(1, Math.ceil(months / MONTHS_PER_YEAR))
    const credits = roundDivision(creditCents * SUBCENTS_PER_CENT * months, MONTHS_PER_YEAR)
    const foreignFee = foreignFeeSubcents(compiledCard.foreignFeePpm, abroadCents[months] ?? 0, 1)
    const { money, introMoney } = amountsOf(
      {
        lasting: (lasting[months] ?? 0) + (months === 0 ? 0 : anniversaryUnits(compiledCard, year)),
        nightUnits: 0,
        firstYearExtra: extra[Math.min(months, MONTHS_PER_YEAR)] ?? 0,
        extraSubcents: credits - foreignFee,
        bonus: sumBonuses(bonuses.filter(({ month }) => month <= months)),
      },
      compiledCard.price,
      months / MONTHS_PER_YEAR,
    )
    return {
      money: toCents(money),
      introMoney: toCents(introMoney),
      annualFee: toCents(compiledCard.fees[year - 1] ?? 0),
    }
  })
}

/** Month of a card year, from 1, by day of the spending year. */
type MonthFinder = (yearDay: number) => number

/** Months start on the day of the month on which the spending year starts. The last one has all days that remain. */
function createMonthFinder({ year: { firstDay } }: CardPayments): MonthFinder {
  const first = dayOfNumber(firstDay)
  const starts = Array.from(
    { length: MONTHS_PER_YEAR },
    (_, month) => dayNumber(addMonths(first, month)) - firstDay,
  )
  return (yearDay) => starts.filter((start) => start <= yearDay).length
}

/** Units at lasting terms since the opening, by number of months. */
function runningUnits({ compiledCard, payYear }: CardPayments, monthOf: MonthFinder): number[] {
  const byMonth = compiledCard.lastingRuleSets.flatMap((ruleSet) => unitsByMonth(payYear(ruleSet), monthOf))
  return runningSums(byMonth)
}

/** What the first year earns on top, by number of months. A match doubles the year's rewards when it ends. */
function runningFirstYearExtra({ compiledCard, payYear }: CardPayments, monthOf: MonthFinder): number[] {
  const { ruleSets, lastingRuleSets, match } = compiledCard
  const first = unitsByMonth(payYear(ruleSets[0]), monthOf)
  const lasting = unitsByMonth(payYear(lastingRuleSets[0]), monthOf)
  const sums = runningSums(first.map((units, month) => units - (lasting[month] ?? 0)))
  const matched = (match - 1) * sum(first)
  return sums.map((units, months) => (months === MONTHS_PER_YEAR ? units + matched : units))
}

function unitsByMonth({ paid }: PaidYear, monthOf: MonthFinder): number[] {
  return sumByMonth(
    paid.map(({ line, units }) => ({ line, amount: units })),
    monthOf,
  )
}

function runningAbroadCents({ lines }: CardPayments, monthOf: MonthFinder): number[] {
  const abroad = lines.filter(({ kind }) => kind.isAbroad)
  const ofYear = sumByMonth(
    abroad.map((line) => ({ line, amount: line.cents })),
    monthOf,
  )
  return runningSums(projections.flatMap(() => ofYear))
}

function sumByMonth(
  amounts: readonly Readonly<{ line: Pick<DayLine, 'yearDay'>; amount: number }>[],
  monthOf: MonthFinder,
): number[] {
  const sums = Array.from({ length: MONTHS_PER_YEAR }, () => 0)
  for (const { line, amount } of amounts) {
    const month = monthOf(line.yearDay) - 1
    sums[month] = (sums[month] ?? 0) + amount
  }
  return sums
}

type EarnedBonus = BonusAmounts & Readonly<{ month: number }>

/** Bonus tiers that the year's spending earns. All count in the first year, also those with more time. */
function earnedBonuses(
  card: Card,
  { lines }: CardPayments,
  assumptions: Assumptions,
  monthOf: MonthFinder,
): EarnedBonus[] {
  const { tiers } = bonusStatus(card, acceptedCents(card, lines), assumptions)
  return tiers
    .filter(({ isEarned }) => isEarned)
    .map(({ tier, reachedOnDay }) => {
      const { points, cents, nightUnits = 0 } = toBonusTerm(tier)
      return { points, cents, nightUnits, month: monthOf((reachedOnDay ?? 1) - 1) }
    })
}

function sumBonuses(bonuses: readonly BonusAmounts[]): BonusAmounts {
  return {
    points: sum(bonuses.map(({ points }) => points)),
    cents: sum(bonuses.map(({ cents }) => cents)),
    nightUnits: sum(bonuses.map(({ nightUnits }) => nightUnits)),
  }
}

/** Sums of the first 0, 1, … amounts. */
function runningSums(amounts: readonly number[]): number[] {
  const sums = [0]
  for (const amount of amounts) {
    sums.push((sums.at(-1) ?? 0) + amount)
  }
  return sums
}
