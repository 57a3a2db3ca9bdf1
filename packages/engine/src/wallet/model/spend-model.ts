/** A person's spending and a compiled catalog, prepared for allocation: buckets, and a plan for every card and year. */
import type { Years } from '../../card/annual-fee.ts'
import { withoutBills } from '../../spend/monthly-bills.ts'
import type { Spend } from '../../spend/spend.ts'
import { createBuckets, type DayAmount, netDays, type SpendBuckets } from './buckets.ts'
import { type CardYearTerms, createCardTerms } from './card-terms.ts'
import { cached, type WalletContext } from './context.ts'
import { createYearPlan } from './create-plan.ts'
import {
  type BacktestResult,
  backtest,
  type Compiled,
  type CompiledCard,
  createRunContext,
} from './engine.ts'
import { createReplay, type Replay } from './replay.ts'
import type { YearPlan } from './year-plan.ts'

/** A card's plans by year of the projection. Years with the same terms share a plan. */
export type CardPlans = readonly YearPlan[]

export type SpendModel = Readonly<{
  compiled: Compiled
  buckets: SpendBuckets
  /** The engine's own run of the same spending. */
  result: BacktestResult
  /** The plans of the first `years` years, with what only the first year has if `isIntro`. */
  plansOf: (card: CompiledCard, years: Years, isIntro: boolean) => CardPlans
  /** A bucket's purchases by day. */
  daysOf: (bucket: number) => readonly DayAmount[]
  replay: Replay
}>

/** Wallets count neither rent nor taxes (`docs/decisions/0028-rent-and-taxes.md`). */
export function spendModel(context: WalletContext, spend: Spend, compiled: Compiled): SpendModel {
  const byPlans = cached(context.buckets, spend, () => new WeakMap<Compiled['plans'], SpendBuckets>())
  const buckets = cached(byPlans, compiled.plans, () => createBuckets(spend, compiled))
  const planOf = (card: CompiledCard, year: number, isIntro: boolean) => {
    const terms = cardTerms(context, compiled, card, year, isIntro)
    const plans = cached(context.plans, buckets, () => new WeakMap<CardYearTerms, YearPlan>())
    return cached(plans, terms, () => createYearPlan(buckets, terms))
  }
  const results = cached(context.results, spend, () => new WeakMap<Compiled, BacktestResult>())
  const days = new Map<number, readonly DayAmount[]>()
  const run = cached(context.runs, compiled.plans, () => createRunContext(compiled))
  return {
    compiled,
    buckets,
    get result() {
      return cached(results, compiled, () => backtest(withoutBills(spend), compiled, run))
    },
    plansOf: (card, years, isIntro) =>
      card.plans.slice(0, years).map((_, year) => planOf(card, year, isIntro)),
    daysOf: (bucket) => cached(days, bucket, () => netDays(buckets, bucket)),
    replay: createReplay(buckets, compiled, run),
  }
}

function cardTerms(
  context: WalletContext,
  compiled: Compiled,
  compiledCard: CompiledCard,
  year: number,
  isIntro: boolean,
): CardYearTerms {
  const planIndex = (isIntro ? compiledCard.plans : compiledCard.lastingPlans)[year] ?? -1
  const match = isIntro && year === 0 ? compiledCard.match : 1
  const terms = cached(context.terms, compiledCard, () => new Map<string, CardYearTerms>())
  return cached(terms, `${planIndex} × ${match}`, () =>
    createCardTerms(compiled, compiledCard, { planIndex, match }),
  )
}
