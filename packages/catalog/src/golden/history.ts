/**
 * Real cards against small purchase histories. Every reckoning goes through the whole catalog at once and through
 * the card's own audit trail, and fails where these two do not agree to the cent.
 */
import {
  type Assumptions,
  annualFee,
  backtest,
  type Card,
  type CategoryKey,
  type Compiled,
  compileCatalog,
  type DayRange,
  dayRange,
  defaultAssumptions,
  dollarsToCents,
  explain,
  type Habit,
  type Leaf,
  type Purchase,
  parseDay,
  rewardByCategory,
  type Spend,
  spendFrom,
  type Years,
} from '@cardsight/engine'
import { engineCards, pointValues, programs } from '../index.ts'

/** 365 days, taken as they are. They begin within a quarter and cross a year's end. */
export const wholeYear = days('2025-11-15', '2026-11-14')

const allYears: readonly Years[] = [1, 2, 3]

type Setting = Readonly<{
  window?: DayRange
  habits?: Partial<Record<Habit, boolean>>
  memberships?: readonly string[]
  tiers?: readonly string[]
  /** Dollars a year that the person counts of a credit. */
  credits?: Readonly<Record<string, number>>
  picksBestChoice?: boolean
}>

export function days(first: string, last: string): DayRange {
  return dayRange(parseDay(first), parseDay(last))
}

/** So many dollars, at a merchant or abroad where that matters; below zero they came back. */
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

/** Cents earned in the first year, without bonus and fee. */
export function earned(cardId: string, history: readonly Purchase[], setting: Setting = {}): number {
  return reckon(cardId, history, setting).money[0] ?? Number.NaN
}

/** Cents and points of a card. Lists are for 1, 2 and 3 years; `by` is the first year's money by category. */
export function reckon(cardId: string, history: readonly Purchase[], setting: Setting = {}) {
  const assumptions = assume(setting)
  const spent = spendFrom(history, setting.window ?? wholeYear)
  const place = engineCards.findIndex(({ id }) => id === cardId)
  const card = engineCards[place]
  if (card === undefined) {
    throw new Error(`the catalog has no card ${cardId}`)
  }
  const result = backtest(spent, compiledFor(assumptions))
  const { overall } = result
  const headline = {
    money: overall.money.map((column) => column[place]),
    bonus: overall.introMoney[place],
    fee: allYears.map((years) => annualFee(card, years)),
    total: overall.total.map((column) => column[place]),
  }
  const [said, audited] = [headline, auditOf(card, spent, assumptions)].map((sums) => JSON.stringify(sums))
  if (said !== audited) {
    throw new Error(`${cardId}: the headline is ${said}, but the audit trail adds up to ${audited}`)
  }
  const by: Partial<Record<CategoryKey, number>> = {}
  for (const { category, money } of rewardByCategory(result, place, 1)) {
    if (money !== 0) {
      by[category.key] = money
    }
  }
  return {
    ...headline,
    spent: overall.spendingCents,
    points: overall.points.map((column) => column[place]),
    bonusPoints: overall.introPoints[place],
    by,
    audit: explain(card, spent, assumptions),
  }
}

/** The headline made up from the audit trail's single lines. */
function auditOf(card: Card, spent: Spend, assumptions: Assumptions) {
  const audits = allYears.map((years) => explain(card, spent, assumptions, years))
  const money = audits.map(({ lines, extras }) => sum([...lines, ...extras].map((part) => part.money)))
  const fee = audits.map((audit) => audit.annualFee)
  const bonus = audits[0]?.introMoney ?? 0
  return { money, bonus, fee, total: money.map((cents, index) => cents + bonus - (fee[index] ?? 0)) }
}

function assume({ habits, memberships, tiers, credits, picksBestChoice }: Setting): Assumptions {
  return {
    ...defaultAssumptions,
    pointValues: pointValues(programs, 'usual'),
    conditions: { ...defaultAssumptions.conditions, ...habits },
    memberships: memberships ?? [],
    tiers: tiers ?? [],
    picksBestChoice: picksBestChoice ?? true,
    credits: Object.fromEntries(
      Object.entries(credits ?? {}).map(([id, dollars]) => [id, dollarsToCents(dollars)]),
    ),
  }
}

const compiledByText = new Map<string, Compiled>()

function compiledFor(assumptions: Assumptions): Compiled {
  const text = JSON.stringify(assumptions)
  const compiled = compiledByText.get(text) ?? compileCatalog(engineCards, assumptions)
  compiledByText.set(text, compiled)
  return compiled
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
