/** A person's spending and a compiled catalog, prepared for allocation: buckets, and a card year for every card and year. */
import type { Years } from '../../card/annual-fee.ts'
import { withoutBills } from '../../spend/monthly-bills.ts'
import type { Spend } from '../../spend/spend.ts'
import { createBuckets, type DayAmount, netDays, type SpendBuckets } from './buckets.ts'
import { type CardYearTerms, createCardTerms } from './card-terms.ts'
import type { CardYear } from './card-year.ts'
import { cached, type WalletContext } from './context.ts'
import { createCardYear } from './create-card-year.ts'
import {
  type BacktestResult,
  backtest,
  type Compiled,
  type CompiledCard,
  createRunContext,
} from './engine.ts'
import { createReplay, type Replay } from './replay.ts'

/** A card's years in the projection. Years with the same terms share a card year. */
export type CardYears = readonly CardYear[]

export type SpendModel = Readonly<{
  compiled: Compiled
  buckets: SpendBuckets
  /** The engine's own run of the same spending. */
  result: BacktestResult
  /** The card years of the first `years` years, with what only the first year has if `isIntro`. */
  cardYearsOf: (card: CompiledCard, years: Years, isIntro: boolean) => CardYears
  /** A bucket's purchases by day. */
  daysOf: (bucket: number) => readonly DayAmount[]
  replay: Replay
}>

/** Wallets count neither rent nor taxes (`docs/decisions/0028-rent-and-taxes.md`). */
export function spendModel(
  context: WalletContext,
  spend: Spend,
  compiled: Compiled,
  hasSecured: boolean,
): SpendModel {
  const byRuleSets = cached(
    context.buckets,
    spend,
    () => new WeakMap<Compiled['ruleSets'], Map<boolean, SpendBuckets>>(),
  )
  const ofCards = cached(byRuleSets, compiled.ruleSets, () => new Map<boolean, SpendBuckets>())
  const buckets = cached(ofCards, hasSecured, () => createBuckets(spend, compiled, hasSecured))
  const cardYearOf = (card: CompiledCard, year: number, isIntro: boolean) => {
    const terms = cardTerms(context, compiled, card, year, isIntro)
    const cardYears = cached(context.cardYears, buckets, () => new WeakMap<CardYearTerms, CardYear>())
    return cached(cardYears, terms, () => createCardYear(buckets, terms))
  }
  const results = cached(context.results, spend, () => new WeakMap<Compiled, BacktestResult>())
  const days = new Map<number, readonly DayAmount[]>()
  const run = cached(context.runs, compiled.ruleSets, () => createRunContext(compiled))
  return {
    compiled,
    buckets,
    get result() {
      return cached(results, compiled, () => backtest(withoutBills(spend), compiled, run))
    },
    cardYearsOf: (card, years, isIntro) =>
      card.ruleSets.slice(0, years).map((_, year) => cardYearOf(card, year, isIntro)),
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
  const ruleSetIndex = (isIntro ? compiledCard.ruleSets : compiledCard.lastingRuleSets)[year] ?? -1
  const match = isIntro && year === 0 ? compiledCard.match : 1
  const terms = cached(context.terms, compiledCard, () => new Map<string, CardYearTerms>())
  return cached(terms, `${ruleSetIndex} × ${match}`, () =>
    createCardTerms(compiled, compiledCard, { ruleSetIndex, match }),
  )
}
