/** A person's spending and a compiled catalog, prepared for allocation: buckets, and a plan for every card and year. */
import type { CardYear } from '../../card/rules-in-force.ts'
import type { Spend } from '../../spend/spend.ts'
import { type BucketLayout, createBuckets, type DayAmount, netDays, type SpendBuckets } from './buckets.ts'
import { type CardYearTerms, createCardTerms } from './card-terms.ts'
import { cached, type WalletContext } from './context.ts'
import { createPlanLayout, createYearPlan, type PlanLayout } from './create-plan.ts'
import { type BacktestResult, backtest, type Compiled, createRunContext } from './engine.ts'
import { createReplay, type Replay } from './replay.ts'
import type { YearPlan } from './year-plan.ts'

/** A card's plans for its first and for each later year: the same plan if nothing changes after the first year. */
export type CardPlans = Readonly<{ first: YearPlan; later: YearPlan }>

export type SpendModel = Readonly<{
  compiled: Compiled
  buckets: SpendBuckets
  /** The engine's own run of the same spending. */
  result: BacktestResult
  plansOf: (card: number) => CardPlans
  /** A bucket's purchases by day. */
  daysOf: (bucket: number) => readonly DayAmount[]
  replay: Replay
}>

export function spendModel(context: WalletContext, spend: Spend, compiled: Compiled): SpendModel {
  const buckets = bucketsOf(context, spend, compiled)
  const planOf = (card: number, year: CardYear) => {
    const terms = cardTerms(context, compiled, card, year)
    const layouts = cached(
      context.planLayouts,
      buckets.layout,
      () => new WeakMap<CardYearTerms, PlanLayout>(),
    )
    const plans = cached(context.plans, buckets, () => new WeakMap<CardYearTerms, YearPlan>())
    return cached(plans, terms, () =>
      createYearPlan(
        buckets,
        cached(layouts, terms, () => createPlanLayout(buckets, terms)),
      ),
    )
  }
  const results = cached(context.results, spend, () => new WeakMap<Compiled, BacktestResult>())
  const days = new Map<number, readonly DayAmount[]>()
  const run = cached(context.runs, compiled.plans, () => createRunContext(compiled))
  return {
    compiled,
    buckets,
    result: cached(results, compiled, () => backtest(spend, compiled, run)),
    plansOf: (card) => {
      const first = planOf(card, 'first')
      return { first, later: isSameEveryYear(first.terms) ? first : planOf(card, 'later') }
    },
    daysOf: (bucket) => cached(days, bucket, () => netDays(buckets, bucket)),
    replay: createReplay(buckets, compiled, run),
  }
}

function bucketsOf(context: WalletContext, spend: Spend, compiled: Compiled): SpendBuckets {
  const byPlans = cached(context.buckets, spend, () => new WeakMap<Compiled['plans'], SpendBuckets>())
  const layouts = cached(context.layouts, spend.kindOf, () => new WeakMap<Compiled['plans'], BucketLayout>())
  return cached(byPlans, compiled.plans, () => {
    const buckets = createBuckets(spend, compiled, layouts.get(compiled.plans) ?? null)
    layouts.set(compiled.plans, buckets.layout)
    return buckets
  })
}

/** Throws RangeError if the catalog doesn't have the card. */
function cardTerms(context: WalletContext, compiled: Compiled, card: number, year: CardYear): CardYearTerms {
  const compiledCard = compiled.cards[card]
  if (compiledCard === undefined) {
    throw new RangeError(`there is no card ${card}`)
  }
  const years = cached(context.terms, compiledCard, () => new Map<CardYear, CardYearTerms>())
  return cached(years, year, () => createCardTerms(compiled, compiledCard, year))
}

function isSameEveryYear({ compiledCard: { first, later, match } }: CardYearTerms): boolean {
  return first === later && match === 1
}
