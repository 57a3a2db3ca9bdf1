/** Finds the spending from which a card beats a flat-rate card with no fee, by running the engine. */
import { presentCardTexts, presentRunNumbers, type RunCatalog, runOnSpend } from '@cardsight/answers'
import { detailNames, detailOf, sumOfDetails, type TypedCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import { expandRun, PLAIN_PERCENT, plainDollars } from '@cardsight/contract/runs'
import { formCategories } from '@cardsight/engine/categories'
import type { DayRange } from '@cardsight/engine/dates'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import { splitCents, toCents } from '@cardsight/engine/money'
import { spendFromCosts } from '@cardsight/engine/spending'

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
}>

/**
 * Spending grows in the proportions of `costs`. A change of lead is narrowed down to the whole dollar by
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
export function createRunner({ catalog, costs, window, profile }: ComparisonInput): Runner {
  // A closed card has no row otherwise.
  const texts = { ...presentCardTexts(catalog), byName: [0] }
  const scale = createScale(costs)
  const known = new Map<number, Totals>()
  const totalsAt = (monthly: number): Totals => {
    const { six, details } = scale(monthly)
    const run = runOnSpend(catalog, spendFromCosts(six, window, details), typedOnce)
    const { results, noBonus_results, outOfReach, noBonus_outOfReach } = expandRun(
      presentRunNumbers(run, ''),
      texts,
      profile,
    )
    const total = (years: 1 | 3) => (results[years][0] ?? outOfReach[years][0])?.totalMoney ?? 0
    const lasting = (years: 1 | 3) =>
      (noBonus_results[years][0] ?? noBonus_outOfReach[years][0])?.totalMoney ?? 0
    const plain = (years: number) => plainDollars(run.result.overall.spendingCents, years)
    return {
      firstYear: { card: total(1), plain: plain(1) },
      laterYears: { card: roundToCents(lasting(3) - lasting(1)), plain: plain(2) },
      threeYears: { card: total(3), plain: plain(3) },
    }
  }
  return (monthly) => {
    const totals = known.get(monthly) ?? totalsAt(monthly)
    known.set(monthly, totals)
    return totals
  }
}

const typedOnce = { averageDays: MONTH_DAYS, hasHistory: false, rent: 0 } as const

function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}

/** Without taxes, which stay out of the comparison. */
function monthlyTotal({ details = {}, ...costs }: TypedCosts): number {
  const six = formCategories.reduce((sum, category) => sum + costs[category], 0)
  return Math.max(1, six + sumOfDetails(details, null) - (details.taxes ?? 0))
}

/** Scales costs to a total per month. Taxes stay out of it: no plain card pays for them. */
function createScale({ details = {}, ...costs }: TypedCosts) {
  const stated = detailNames.filter((name) => name !== 'taxes' && details[name] !== undefined)
  const rests = formCategories.map((category) => costs[category] - sumOfDetails(details, category))
  const weights = [...rests, ...stated.map((name) => details[name] ?? 0)]
  return (monthly: number) => {
    const shares = splitCents(toCents(monthly * 100), weights)
    const ofDetail = stated.map((name, index) => [name, shares[rests.length + index] ?? zeroCents] as const)
    const sumOf = (category: FormCategory) => {
      const parts = ofDetail.filter(([name]) => detailOf(name).field === category)
      const rest = shares[formCategories.indexOf(category)] ?? 0
      return toCents(parts.reduce((sum, [, cents]) => sum + cents, rest))
    }
    const six = {
      grocery: sumOf('grocery'),
      gas: sumOf('gas'),
      restaurant: sumOf('restaurant'),
      travel: sumOf('travel'),
      recreation: sumOf('recreation'),
      other: sumOf('other'),
    }
    return { six, details: Object.fromEntries(ofDetail) }
  }
}

type FormCategory = (typeof formCategories)[number]

const zeroCents = toCents(0)

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
