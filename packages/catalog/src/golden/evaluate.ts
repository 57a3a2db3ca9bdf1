/**
 * Evaluates real cards on small purchase histories. Each evaluation runs the backtest of the whole catalog and the
 * card's own explanation, and throws unless the two agree to the cent.
 */
import {
  backtest,
  type Compiled,
  compileCatalog,
  type Explanation,
  explain,
  rewardsByCategory,
} from '@cardsight/engine/backtest'
import {
  type Assumptions,
  annualFee,
  type Card,
  defaultAssumptions,
  type Habit,
  type Years,
} from '@cardsight/engine/cards'
import { type CategoryKey, categories, type Leaf } from '@cardsight/engine/categories'
import { type DayRange, dayRange, parseDay } from '@cardsight/engine/dates'
import { dollarsToCents } from '@cardsight/engine/money'
import { type Purchase, type Spend, spendFrom } from '@cardsight/engine/spending'
import { engineCards, pointValues, programs } from '../index.ts'
import { goldenPointValues } from './golden-point-values.ts'

/** A window of 365 days, so nothing is scaled. It starts within a quarter and crosses a year end. */
export const wholeYear = days('2025-11-15', '2026-11-14')

/** Projections start on the day after. */
export const today = parseDay('2026-11-15')

const allYears: readonly Years[] = [1, 2, 3]

type Settings = Readonly<{
  window?: DayRange
  habits?: Partial<Record<Habit, boolean>>
  memberships?: readonly string[]
  tiers?: readonly string[]
  /** Dollars a year that the cardholder uses of each credit, or 'expected' for the usual share. */
  credits?: Readonly<Record<string, number | 'expected'>>
  picksBestChoice?: boolean
}>

export function days(first: string, last: string): DayRange {
  return dayRange(parseDay(first), parseDay(last))
}

/** Creates a purchase; a negative amount is a refund. */
export function spend(
  day: string,
  leaf: Leaf,
  dollars: number,
  { at, isAbroad }: { at?: string; isAbroad?: true } = {},
): Purchase {
  return {
    day: parseDay(day),
    leaf,
    cents: dollarsToCents(dollars),
    merchant: at ?? null,
    account: null,
    ...(isAbroad ? { isAbroad } : {}),
  }
}

/** Returns the cents that a year earns at lasting terms, without bonus and fee. */
export function earned(cardId: string, history: readonly Purchase[], settings: Settings = {}): number {
  return evaluate(cardId, history, settings).money[0] ?? Number.NaN
}

/** Cents and points of a card. */
export type Evaluation = Readonly<{
  money: readonly (number | undefined)[]
  /** Everything earned once, in a projection of one year. */
  bonus: number | undefined
  /** The part of `bonus` that isn't the welcome bonus: a first-year match, or rates that end with the first year. */
  firstYear: number | undefined
  fee: readonly number[]
  total: readonly (number | undefined)[]
  spent: number
  points: readonly (number | undefined)[]
  bonusPoints: number | undefined
  by: Partial<Record<CategoryKey, number>>
  audit: Explanation
}>

/** Returns a card's cents and points. Lists are for 1, 2 and 3 years; `by` is the money of one year by category. */
export function evaluate(cardId: string, history: readonly Purchase[], settings: Settings = {}): Evaluation {
  const assumptions = assumptionsFor(settings)
  const spent = spendFrom(history, settings.window ?? wholeYear)
  const index = engineCards.findIndex(({ id }) => id === cardId)
  const card = engineCards[index]
  if (card === undefined) {
    throw new Error(`The catalog has no card ${cardId}`)
  }
  const result = backtest(spent, compiledFor(assumptions))
  const { overall } = result
  const headline = {
    money: overall.money.map((column) => column[index]),
    bonus: overall.introMoney.map((column) => column[index]),
    firstYear: overall.firstYearMoney.map((column) => column[index]),
    fee: allYears.map((years) => annualFee(card, years, today)),
    total: overall.total.map((column) => column[index]),
  }
  const explained = explainedTotals(card, spent, assumptions)
  const [actual, expected] = [headline, explained].map((totals) => JSON.stringify(totals))
  if (actual !== expected) {
    throw new Error(`${cardId}: the backtest returned ${actual}, but the explanation adds up to ${expected}`)
  }
  const by: Partial<Record<CategoryKey, number>> = {}
  const rewards = rewardsByCategory(result, 1, [index])
  for (const [row, { key }] of categories.entries()) {
    const money = rewards.money[row] ?? 0
    if (money !== 0) {
      by[key] = money
    }
  }
  return {
    ...headline,
    bonus: headline.bonus[0],
    firstYear: headline.firstYear[0],
    spent: overall.spendingCents,
    points: overall.points.map((column) => column[index]),
    bonusPoints: overall.introPoints[index],
    by,
    audit: explain(card, spent, assumptions),
  }
}

/** Returns the same totals as the backtest, added up from the lines of the explanation. */
function explainedTotals(card: Card, spent: Spend, assumptions: Assumptions) {
  const audits = allYears.map((years) => explain(card, spent, assumptions, years))
  const money = audits.map(({ lines, extras }) => sum([...lines, ...extras].map((part) => part.money)))
  const fee = audits.map((audit) => audit.annualFee)
  const bonus = audits.map(({ introMoney }) => introMoney)
  return {
    money,
    bonus,
    firstYear: audits.map(({ firstYearMoney }) => firstYearMoney),
    fee,
    total: money.map((cents, index) => cents + (bonus[index] ?? 0) - (fee[index] ?? 0)),
  }
}

function assumptionsFor({ habits, memberships, tiers, credits, picksBestChoice }: Settings): Assumptions {
  return {
    ...defaultAssumptions,
    today,
    pointValues: { ...pointValues(programs, 'usual'), ...goldenPointValues },
    conditions: { ...defaultAssumptions.conditions, ...habits },
    memberships: memberships ?? [],
    tiers: tiers ?? [],
    picksBestChoice: picksBestChoice ?? true,
    // Enough for every purchase, so that rates decide.
    depositCents: dollarsToCents(50_000),
    credits: Object.fromEntries(
      Object.entries(credits ?? {}).map(([id, dollars]) => [
        id,
        dollars === 'expected' ? dollars : dollarsToCents(dollars),
      ]),
    ),
  }
}

const compiledCache = new Map<string, Compiled>()

function compiledFor(assumptions: Assumptions): Compiled {
  const key = JSON.stringify(assumptions)
  const compiled = compiledCache.get(key) ?? compileCatalog(engineCards, assumptions)
  compiledCache.set(key, compiled)
  return compiled
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
