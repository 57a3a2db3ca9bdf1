/** Finds the spending from which a card beats a flat-rate card with no fee, by running the engine. */
import { presentCardTexts, presentRunNumbers, type RunCatalog, runOnSpend } from '@cardsight/answers'
import { sumOfDetails, type TypedCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import {
  monthOfTypedCosts,
  PLAIN_PERCENT,
  plainDollars,
  type SpendingHabits,
  valueRun,
} from '@cardsight/contract/runs'
import { formCategories, isBill } from '@cardsight/engine/categories'
import type { DayRange } from '@cardsight/engine/dates'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import { splitCents, toCents } from '@cardsight/engine/money'
import { type MonthShare, spendOfMonth, withRent } from '@cardsight/engine/spending'

/** Levels in dollars a month: from the lowest to the highest, each a fifth above the one before. */
const FIRST_LEVEL = 50
const LAST_LEVEL = 20_000
const STEP = 1.2

/** Totals of both cards, in dollars. */
export type Level = Readonly<{ monthly: number; card: number; plain: number }>

export type Crossing = Readonly<{ kind: 'overtakes' | 'falls-behind'; before: Level; at: Level }>

/** `here` is at the costs of the request. */
export type Period = Readonly<{ here: Level; isAheadAtFirst: boolean; crossings: readonly Crossing[] }>

export type PlainComparison = Readonly<
  { rate: number; upTo: number } & Record<'firstYear' | 'laterYears' | 'threeYears', Period>
>

export type ComparisonInput = Readonly<{
  /** A catalog of the card alone. */
  catalog: RunCatalog
  costs: TypedCosts
  window: DayRange
  profile: Profile
  spendingHabits: SpendingHabits
}>

/**
 * Purchases grow in the proportions of `costs`; rent and taxes stay as they are. A change of lead is narrowed down to the whole dollar by
 * running the engine on both sides; a lead won and lost again between two levels isn't noticed. `costs` are a level
 * too, so the comparison always agrees with a ranking on them.
 */
export function compareWithPlain(asked: ComparisonInput): PlainComparison {
  const run = createRunner(asked)
  const own = monthlyTotal(asked.costs)
  const levels = levelsToTry(own)
  const compare = (key: keyof Totals): Period => {
    const at = (monthly: number): Level => ({ monthly, ...run(monthly)[key] })
    const tried = levels.map(at)
    const [first] = tried
    return {
      here: at(own),
      isAheadAtFirst: first !== undefined && isAhead(first),
      crossings: tried.flatMap((level, index) => {
        const before = tried[index - 1]
        return before === undefined || isAhead(before) === isAhead(level)
          ? []
          : [findCrossing(at, before, level)]
      }),
    }
  }
  return {
    rate: PLAIN_PERCENT,
    upTo: LAST_LEVEL,
    firstYear: compare('firstYear'),
    laterYears: compare('laterYears'),
    threeYears: compare('threeYears'),
  }
}

type Totals = Readonly<Record<'firstYear' | 'laterYears' | 'threeYears', Omit<Level, 'monthly'>>>
type Runner = (monthly: number) => Totals

/** Returns the totals of the ranking itself, at any spending. */
export function createRunner({ catalog, costs, window, profile, spendingHabits }: ComparisonInput): Runner {
  // A closed card has no row otherwise.
  const texts = { ...presentCardTexts(catalog), byName: [0] }
  const scale = createScale(monthOfTypedCosts(costs, spendingHabits))
  const about = { averageDays: MONTH_DAYS, hasHistory: false, rent: profile.rent, typed: [] } as const
  const known = new Map<number, Totals>()
  const totalsAt = (monthly: number): Totals => {
    const spend = withRent(spendOfMonth(scale(monthly), window), profile.rent)
    const run = runOnSpend(catalog, spend, about)
    const { within, outside, list } = valueRun(presentRunNumbers(run, ''), texts, profile)
    const only = [...within, ...outside]
    const totalOf = (years: 1 | 3, hasBonus: boolean) => list(only, years, hasBonus)[0]?.totalMoney ?? 0
    const bills = run.result.billCents.reduce((sum, cents) => sum + cents, 0)
    const plain = (years: number) => plainDollars(run.result.overall.spendingCents - bills, years)
    return {
      firstYear: { card: totalOf(1, true), plain: plain(1) },
      laterYears: { card: roundToCents(totalOf(3, false) - totalOf(1, false)), plain: plain(2) },
      threeYears: { card: totalOf(3, true), plain: plain(3) },
    }
  }
  return (monthly) => {
    const totals = known.get(monthly) ?? totalsAt(monthly)
    known.set(monthly, totals)
    return totals
  }
}

function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}

/** Purchases. No plain card pays for taxes. */
function monthlyTotal({ details = {}, ...costs }: TypedCosts): number {
  const six = formCategories.reduce((sum, category) => sum + costs[category], 0)
  return Math.max(1, six + sumOfDetails(details, null) - (details.taxes ?? 0))
}

/** Scales purchases to a total per month. Taxes aren't scaled. */
function createScale(month: readonly MonthShare[]) {
  const bills = month.filter(({ kind }) => isBill(kind.leaf))
  const purchases = month.filter(({ kind }) => !isBill(kind.leaf))
  return (monthly: number): MonthShare[] => {
    const shares = splitCents(
      toCents(monthly * 100),
      purchases.map(({ cents }) => cents),
    )
    const scaled = purchases.map(({ kind }, index) => ({ kind, cents: shares[index] ?? toCents(0) }))
    return [...scaled.filter(({ cents }) => cents > 0), ...bills]
  }
}

/** Starts at one dollar, where only the rates decide. */
function levelsToTry(own: number): number[] {
  const levels = new Set([1, own, LAST_LEVEL])
  for (let level = FIRST_LEVEL; level < LAST_LEVEL; level = Math.round(level * STEP)) {
    levels.add(level)
  }
  return [...levels].sort((a, b) => a - b)
}

function findCrossing(run: (monthly: number) => Level, from: Level, to: Level): Crossing {
  let [before, at] = [from, to]
  while (at.monthly - before.monthly > 1) {
    const middle = run(Math.floor((before.monthly + at.monthly) / 2))
    if (isAhead(middle) === isAhead(at)) {
      at = middle
    } else {
      before = middle
    }
  }
  return { kind: isAhead(at) ? 'overtakes' : 'falls-behind', before, at }
}

function isAhead({ card, plain }: Level): boolean {
  return card > plain
}
