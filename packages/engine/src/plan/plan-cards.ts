/** Turns compiled cards and a year of spending into the terms of a plan. Every amount is one of the engine's own. */

import {
  abroadCentsFor,
  type BacktestResult,
  backtest,
  type RunContext,
  securedSpending,
} from '../backtest/backtest.ts'
import type { Compiled, CompiledCard } from '../backtest/compile.ts'
import { sumByMerchant, WIDTH } from '../backtest/rewards.ts'
import { projections } from '../card/annual-fee.ts'
import type { BonusTier } from '../card/card.ts'
import { isTierEarned } from '../card/intro-bonus.ts'
import { feeInForce, offersInForce, type ProjectionYear } from '../card/terms-in-force.ts'
import { priceOf } from '../card/valuation.ts'
import { type Day, dayNumber, dayOfNumber, endOfMonth, monthOfDayNumber } from '../day.ts'
import { roundWorth, SUBCENTS_PER_CENT, UNITS_PER_POINT } from '../exact.ts'
import { type Spend, withCents } from '../spend/spend.ts'
import { acceptedCents, foreignFeeSubcents } from '../value/amounts.ts'
import { nightUnitsOf, toBonusTerm } from '../value/money-terms.ts'
import { splitMoney } from '../value/split.ts'
import type {
  BonusDemand,
  Earnings,
  Opening,
  PlanBonus,
  PlanCard,
  PlanQuestion,
  ProgramLimit,
} from './plan.ts'

const MONTHS_PER_YEAR = 12

export type PlanTerms = Pick<PlanQuestion, 'months' | 'monthCents' | 'startMonth' | 'limits' | 'cards'>

export type PlanTermsInput = Readonly<{
  compiled: Compiled
  context: RunContext
  spend: Spend
  /** Ids of the cards that the plan needs. */
  cardIds: readonly string[]
  /** The day on which the plan starts, and its number of months. */
  start: Day
  months: number
  isHousehold: boolean
}>

/** Plans count neither rent nor taxes, like wallets. */
export function planTermsOf(input: PlanTermsInput): PlanTerms {
  const { compiled, context, spend, cardIds, start, months, isHousehold } = input
  const { bills: _, ...purchases } = spend
  const whole = backtest(purchases, compiled, context)
  const halves = isHousehold ? halvesOf(purchases).map((half) => backtest(half, compiled, context)) : []
  const yearCents = Math.max(0, whole.overall.spendingCents)
  const indexOf = new Map(compiled.cards.map(({ card }, index) => [card.id, index]))
  const days = Array.from({ length: months }, (_, month) => openingDay(start, month))
  return {
    months,
    monthCents: Math.max(1, Math.floor(yearCents / MONTHS_PER_YEAR)),
    startMonth: monthOfDayNumber(dayNumber(start)),
    limits: limitsOf(compiled),
    cards: cardIds.map((id) => {
      const index = indexOf.get(id) ?? -1
      const compiledCard = compiled.cards[index]
      if (compiledCard === undefined) {
        throw new RangeError(`there is no card '${id}'`)
      }
      const creditCents = whole.credits[index]?.besideOthers ?? 0
      return planCard(compiledCard, compiled, { whole, halves, yearCents, creditCents, days, start })
    }),
  }
}

/** Today for the first month, then the first day of each month. */
function openingDay(start: Day, month: number): Day {
  const first = monthOfDayNumber(dayNumber(start)) + month
  return month === 0 ? start : dayOfNumber(endOfMonth(first - 1))
}

/** Each person pays half of every purchase. A cent that can't be halved goes to the first. */
function halvesOf(spend: Spend): Spend[] {
  const second = spend.cents.map((cents) => Math.trunc(cents / 2))
  const first = spend.cents.map((cents, index) => cents - (second[index] ?? 0))
  return [first, second].map((cents) => withCents(spend, cents))
}

function limitsOf({ assumptions }: Compiled): ProgramLimit[] {
  return Object.keys(assumptions.pointLimits ?? {}).flatMap((program) => {
    const { value, limit } = priceOf(program, assumptions)
    return limit === null || value === 0
      ? []
      : [{ program, yearlyCents: limit.yearlyCents, shareBeyond: limit.valueBeyond / value }]
  })
}

type Setting = Readonly<{
  whole: BacktestResult
  halves: readonly BacktestResult[]
  yearCents: number
  /** A plan is for cards beside others. */
  creditCents: number
  days: readonly Day[]
  start: Day
}>

function planCard(
  compiledCard: CompiledCard,
  { assumptions }: Compiled,
  { whole, halves, yearCents, creditCents, days, start }: Setting,
): PlanCard {
  const { card, price, value } = compiledCard
  const ownCents = acceptedCents(compiledCard, {
    cents: yearCents,
    centsAt: sumByMerchant(whole.restricted),
    ...securedSpending(whole),
  })
  const offers = offersInForce(card, assumptions).filter((tier) => isTierEarned(tier, ownCents))
  const anniversary = (year: number) =>
    card.anniversary
      .filter(({ fromYear }) => fromYear <= year)
      .reduce((sum, { points, nights }) => sum + points * UNITS_PER_POINT + nightUnitsOf(nights), 0)
  const worth = (units: number) => roundWorth(units, value)
  return {
    id: card.id,
    limitedProgram: price.limit === null ? null : card.program,
    earnings: earningsOf(compiledCard, whole),
    shared: halves.length === 0 ? null : addEarnings(halves.map((half) => earningsOf(compiledCard, half))),
    creditCents,
    firstAnniversaryCents: worth(anniversary(1)),
    anniversaryCents: worth(anniversary(2)),
    ownedFeeCents: projections.map((year) => feeInForce(card, year, 'owned', start)),
    openings: days.map((day): Opening => {
      const feeOf = (year: ProjectionYear) => feeInForce(card, year, 'new', day)
      const current = offers.filter(({ until }) => until === undefined || until >= day)
      return { feeCents: feeOf(1), renewalFeeCents: feeOf(2), bonuses: bonusesOf(current, value) }
    }),
  }
}

/** By category, with all purchases on this card. A limit on points counts for the whole plan, not here. */
function earningsOf(card: CompiledCard, result: BacktestResult): Earnings {
  const { ruleSets, lastingRuleSets, match, price, foreignFeePpm } = card
  const { rewards } = result
  const fees = abroadCentsFor(card, result).map((cents) => -foreignFeeSubcents(foreignFeePpm, cents, 1))
  const yearOf = (ruleSet: number | undefined, times: number) => {
    const start = (ruleSet ?? -1) * WIDTH
    const units = rewards.units.slice(start, start + WIDTH).map((each) => each * times)
    return Array.from(splitMoney(units, fees, { ...price, limit: null }, 1))
  }
  return {
    firstYear: yearOf(ruleSets[0], match),
    lasting: lastingRuleSets.map((ruleSet) => yearOf(ruleSet, 1)),
  }
}

function addEarnings(parts: readonly Earnings[]): Earnings {
  const add = (rows: readonly (readonly number[])[]) =>
    (rows[0] ?? []).map((_, category) => rows.reduce((sum, row) => sum + (row[category] ?? 0), 0))
  return {
    firstYear: add(parts.map(({ firstYear }) => firstYear)),
    lasting: projections.map((year) => add(parts.map(({ lasting }) => lasting[year - 1] ?? []))),
  }
}

/** One bonus for each number of tiers, lowest spending first. */
function bonusesOf(offers: readonly BonusTier[], value: number): PlanBonus[] {
  const tiers = offers.toSorted((a, b) => a.spend - b.spend || a.days - b.days)
  return tiers.map((_, index) => {
    const claimed = tiers.slice(0, index + 1)
    const [units, cents] = claimed
      .map(toBonusTerm)
      .reduce(
        ([sum, money], term) => [
          sum + term.points * UNITS_PER_POINT + (term.nightUnits ?? 0),
          money + term.cents,
        ],
        [0, 0],
      )
    return { cents: roundWorth(units, value, cents * SUBCENTS_PER_CENT), demands: demandsOf(claimed) }
  })
}

const DAYS_PER_MONTH = 30

/** A tier's time in whole months: 90 days are 3. A tier must be reached by the time of those that need more spending. */
function demandsOf(tiers: readonly BonusTier[]): BonusDemand[] {
  let latest = Number.POSITIVE_INFINITY
  const months = tiers.toReversed().map(({ days }) => {
    latest = Math.min(latest, Math.max(1, Math.floor(days / DAYS_PER_MONTH)))
    return latest
  })
  return tiers
    .map(({ spend }, index) => ({
      cents: spend - (tiers[index - 1]?.spend ?? 0),
      months: months.at(-1 - index) ?? 1,
    }))
    .filter(({ cents }) => cents > 0)
}
