/**
 * Compares the engine with the simple implementation and with SQL, on the same purchases and fictional cards.
 */
import { BEST_BY_CATEGORY } from '@cardsight/contract'
import {
  backtest,
  backtestAlone,
  bestAlone,
  type Card,
  type Compiled,
  categoryTotals,
  compileCatalog,
  createRanker,
  defaultAssumptions,
  findRecurring,
  newestFirst,
  type Outcome,
  type Purchase,
  projections,
  type Ranker,
  rewardsByCategory,
  type Spend,
  spendFrom,
  timeBuckets,
  topMerchants,
  topMerchantsByCategory,
} from '@cardsight/engine'
import { simpleBacktestOfLines } from '../../packages/engine/src/testing/simple-engine.ts'
import { layOut } from '../../packages/engine/src/testing/simple-lines.ts'
import { openSqlBench } from './sql.ts'
import { benchWindow, syntheticCards, syntheticPurchases } from './synthetic.ts'

type Figure = { name: string; unit: string; value: number; atLeast?: number }

const CARDS = 200
/** Number of cards for the simple implementation, which would take minutes for all of them. */
const sizes = [
  { purchases: 2000, sample: 200, timesFaster: 400 },
  { purchases: 20_000, sample: 20, timesFaster: 2500 },
  { purchases: 100_000, sample: 6, timesFaster: 5000 },
] as const
const WARM_UP_ROUNDS = 150
/** A whole run is many functions, the last of which is optimized after 600 to 1,000 rounds. */
const WHOLE_RUN_WARM_UP_ROUNDS = 1000
const ROUNDS = 300
const SQL_ROUNDS = 3
const SQL_TIMES_FASTER = 400
/** Aims for about a millisecond each, because the machine is shared. */
const WHOLE_RUNS_PER_SECOND = 667

/**
 * The engine's time is that of its best round: the machine is shared, and other work only adds to it. Slow
 * measurements use CPU time, which excludes other work.
 */
export async function benchEngine(): Promise<Figure[]> {
  const cards = syntheticCards(CARDS)
  const compiled = compileCatalog(cards, defaultAssumptions)
  // First: a server only does whole runs, and the other measurements would affect the optimized code.
  const wholeRuns = wholeRunFigures(compiled)
  const engineMs: number[] = []
  const figures: Figure[] = []
  for (const { purchases: count, sample, timesFaster } of sizes) {
    const purchases = syntheticPurchases(count)
    const spend = spendFrom(purchases, benchWindow)
    const ms = bestMs(() => backtest(spend, compiled))
    const simpleMs = simpleMsOf(cards, purchases, sample, spend, compiled)
    engineMs.push(ms)
    figures.push(
      { name: `engine: ${count} purchases × ${CARDS} cards`, unit: 'ms', value: ms },
      { name: `simple implementation: the same (${sample} cards measured)`, unit: 'ms', value: simpleMs },
      {
        name: `engine faster than the simple implementation at ${count}`,
        unit: 'times',
        value: simpleMs / ms,
        atLeast: timesFaster,
      },
    )
  }
  const [smallMs = 0, , largeMs = 0] = engineMs
  return [
    ...figures,
    { name: 'engine: time at 100,000 ÷ at 2,000 purchases', unit: 'ratio', value: largeMs / smallMs },
    {
      name: 'engine: time for 400 ÷ for 200 cards',
      unit: 'ratio',
      value: msForCards(2 * CARDS) / smallMs,
    },
    ...(await sqlFigures(cards, compiled, smallMs)),
    ...wholeRuns,
  ]
}

function bestMs(run: () => unknown, warmUpRounds = WARM_UP_ROUNDS): number {
  for (let round = 0; round < warmUpRounds; round++) {
    run()
  }
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    run()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function simpleMsOf(
  cards: readonly Card[],
  purchases: readonly Purchase[],
  sample: number,
  spend: Spend,
  compiled: Compiled,
): number {
  const lines = layOut(purchases, benchWindow)
  const [warmUp] = cards
  if (warmUp !== undefined) {
    simpleBacktestOfLines(warmUp, lines, defaultAssumptions)
  }
  const { overall } = backtest(spend, compiled)
  const step = cards.length / sample
  const start = cpuMs()
  const answers = Array.from({ length: sample }, (_, i) => {
    const index = Math.floor(i * step)
    const card = cards[index]
    return { index, years: card === undefined ? [] : simpleBacktestOfLines(card, lines, defaultAssumptions) }
  })
  const ms = cpuMs() - start
  for (const { index, years } of answers) {
    for (const [year, { total }] of years.entries()) {
      if (total !== overall.total[year]?.[index]) {
        throw new Error(
          `card ${index}: the simple implementation has ${total}, the engine ${overall.total[year]?.[index]}`,
        )
      }
    }
  }
  return ms * step
}

function msForCards(count: number): number {
  const compiled = compileCatalog(syntheticCards(count), defaultAssumptions)
  const spend = spendFrom(syntheticPurchases(2000), benchWindow)
  return bestMs(() => backtest(spend, compiled))
}

async function sqlFigures(cards: readonly Card[], compiled: Compiled, engineMs: number): Promise<Figure[]> {
  const purchases = syntheticPurchases(2000)
  const sql = await openSqlBench(cards, purchases)
  const units = await sql.unitsByCard()
  const { rewards } = backtest(spendFrom(purchases, benchWindow), compiled)
  const width = rewards.units.length / units.length
  for (const [card, found] of units.entries()) {
    const own = rewards.units.subarray(card * width, (card + 1) * width).reduce((sum, part) => sum + part, 0)
    if (own !== found) {
      throw new Error(`card ${card}: SQL has ${found} units, the engine ${own}`)
    }
  }
  const start = cpuMs()
  for (let round = 0; round < SQL_ROUNDS; round++) {
    await sql.unitsByCard()
  }
  const ms = (cpuMs() - start) / SQL_ROUNDS
  await sql.close()
  return [
    { name: 'SQL on PGlite: 2000 purchases, one year', unit: 'ms', value: ms },
    {
      name: 'engine faster than SQL at 2000',
      unit: 'times',
      value: ms / engineMs,
      atLeast: SQL_TIMES_FASTER,
    },
  ]
}

/**
 * All cards, 3 projections, with and without bonus, overall and by category, rankings, parts and insights.
 */
function wholeRunFigures(compiled: Compiled): Figure[] {
  const spend = spendFrom(syntheticPurchases(2000), benchWindow)
  const others = [...compiled.cards.entries()]
    .filter(([, { first, later, match }]) => match > 1 || first !== later)
    .map(([index]) => index)
  const ms = bestMs(() => [wholeRun(spend, compiled, others), insightsOf(spend)], WHOLE_RUN_WARM_UP_ROUNDS)
  return [
    { name: 'whole run: 2000 purchases', unit: 'ms', value: ms },
    { name: 'whole runs a second', unit: '1/s', value: 1000 / ms, atLeast: WHOLE_RUNS_PER_SECOND },
    { name: 'its insights alone', unit: 'ms', value: bestMs(() => insightsOf(spend)) },
    {
      name: 'every card ranked in every category, without insights',
      unit: 'ms',
      value: bestMs(() => everyRanking(spend, compiled)),
    },
  ]
}

/**
 * Like a run of the product: the best cards of each category, and all cards ranked overall. A category's
 * later years equal its first, except for cards whose first year differs.
 */
function wholeRun(spend: Spend, compiled: Compiled, others: readonly number[]) {
  const result = backtest(spend, compiled)
  return {
    best: bestAlone(result, BEST_BY_CATEGORY),
    ranks: ranksOf([result.overall], createRanker(compiled)),
    parts: [rewardsByCategory(result, 1), rewardsByCategory(result, 2, others)],
  }
}

function everyRanking(spend: Spend, compiled: Compiled) {
  const result = backtest(spend, compiled)
  const outcomes = [result.overall, ...backtestAlone(result)]
  const parts = projections.map((years) => rewardsByCategory(result, years))
  return { ranks: ranksOf(outcomes, createRanker(compiled)), parts }
}

function ranksOf(outcomes: readonly Outcome[], rank: Ranker) {
  return outcomes.flatMap((outcome) =>
    projections.flatMap((years) => [true, false].map((isIntro) => rank(outcome, { years, isIntro }))),
  )
}

/** Spending insights of a run, with as many merchants as it shows. */
function insightsOf(spend: Spend) {
  const newest = newestFirst(spend)
  const totals = categoryTotals(spend, newest)
  return {
    totals,
    merchants: topMerchants(spend, 12, newest),
    merchantsByCategory: topMerchantsByCategory(spend, 5, totals),
    recurring: findRecurring(spend, newest),
    months: timeBuckets(spend, 'month', spend.window.last, newest),
    weeks: timeBuckets(spend, 'week', spend.window.last, newest),
  }
}
