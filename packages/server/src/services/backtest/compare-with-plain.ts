/** Finds the spending from which a card beats a flat-rate card with no fee, by running the engine. */
import { detailNames, detailOf, sumOfDetails, type TypedCosts } from '@cardsight/contract/costs'
import { backtest, compileCatalog } from '@cardsight/engine/backtest'
import type { Assumptions, Card } from '@cardsight/engine/cards'
import { formCategories } from '@cardsight/engine/categories'
import type { DayRange } from '@cardsight/engine/dates'
import { type Cents, splitCents, toCents } from '@cardsight/engine/money'
import { spendFromCosts } from '@cardsight/engine/spending'

/** Percent that the flat-rate card earns on everything. */
const PLAIN_RATE = 2

/** Levels in dollars a month: from the lowest to the highest, each a fifth above the one before. */
const FIRST_LEVEL = 50
const LAST_LEVEL = 20_000
const STEP = 1.2

/** Totals of both over three years without welcome bonuses, in cents. */
export type Level = Readonly<{ monthly: number; cardCents: Cents; plainCents: Cents }>

export type Crossing = Readonly<{ kind: 'overtakes' | 'falls-behind'; before: Level; at: Level }>

export type PlainComparison = Readonly<{
  rate: number
  isAheadAtFirst: boolean
  crossings: readonly Crossing[]
  upTo: number
}>

type ComparisonInput = Readonly<{
  card: Card
  costs: TypedCosts
  window: DayRange
  assumptions: Assumptions
}>

/**
 * Spending grows in the proportions of `costs`. A change of lead is narrowed down to the whole dollar by
 * running the engine on both sides; a lead won and lost again between two levels isn't noticed.
 */
export function compareWithPlain(asked: ComparisonInput): PlainComparison {
  const run = createRunner(asked)
  const levels = levelsToTry().map(run)
  const [first] = levels
  return {
    rate: PLAIN_RATE,
    isAheadAtFirst: first !== undefined && isAhead(first),
    crossings: levels.flatMap((level, place) => {
      const before = levels[place - 1]
      return before === undefined || isAhead(before) === isAhead(level)
        ? []
        : [findCrossing(run, before, level)]
    }),
    upTo: LAST_LEVEL,
  }
}

type Runner = (monthly: number) => Level

function createRunner({ card, costs, window, assumptions }: ComparisonInput): Runner {
  const compiled = compileCatalog([card, plainCard], assumptions)
  const scale = createScale(costs)
  return (monthly) => {
    const { six, details } = scale(monthly)
    const { overall } = backtest(spendFromCosts(six, window, details), compiled)
    const [ofCard = 0, ofPlain = 0] = overall.total.at(-1) ?? []
    return {
      monthly,
      cardCents: toCents(ofCard - (overall.introMoney.at(-1)?.[0] ?? 0)),
      plainCents: toCents(ofPlain),
    }
  }
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
function levelsToTry(): number[] {
  const levels = [1]
  for (let level = FIRST_LEVEL; level < LAST_LEVEL; level = Math.round(level * STEP)) {
    levels.push(level)
  }
  return [...levels, LAST_LEVEL]
}

function findCrossing(run: Runner, from: Level, to: Level): Crossing {
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

function isAhead({ cardCents, plainCents }: Level): boolean {
  return cardCents > plainCents
}

const plainCard: Card = {
  id: 'plain',
  name: 'A flat-rate card',
  isOpen: true,
  program: 'plain-money',
  rules: [{ id: 'all', rate: PLAIN_RATE * 1000, target: { kind: 'where', where: { isEverything: true } } }],
  caps: {},
  fee: { firstYear: zeroCents, later: zeroCents },
  bonus: [],
  isFirstYearMatched: false,
  anniversary: [],
  credits: [],
}
