import type { Run } from '@cardsight/answers'
import { createRunCatalog, type RunCatalog, runOnSpend, spendOfTypedCosts } from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import type { MonthlyCosts } from '@cardsight/contract'
import {
  type BacktestResult,
  backtest,
  type DayRange,
  MONTH_DAYS,
  rankCards,
  type Years,
} from '@cardsight/engine'
import { getCard } from '../get-cards.ts'
import { compareWithPlain, type PlainComparison } from './compare-with-plain.ts'
import { type Companion, findCompanions } from './find-companions.ts'

const MOST_RELATED = 4

/** Everything the page of a card shows. */
export type ReportedCard = Readonly<{
  card: CatalogCard
  /** A run of this card alone, which works for closed cards too. */
  run: Run
  /** Rank among the open cards, from 1; null for a closed card. */
  places: Readonly<Record<Years, number | null>>
  openCards: number
  againstPlain: PlainComparison
  companions: readonly Companion[]
  related: readonly CatalogCard[]
}>

/** Compares a card with all others, on typed or average costs. */
export function reportCard(
  catalog: RunCatalog,
  cardId: string,
  costs: MonthlyCosts,
  window: DayRange,
): ReportedCard {
  const { release, assumptions, compiled, openByName } = catalog
  const card = getCard({ catalog: release }, cardId)
  const place = release.cards.indexOf(card)
  const spend = spendOfTypedCosts(costs, window)
  const result = backtest(spend, compiled)
  return {
    card,
    run: runOnSpend(createRunCatalog({ ...release, cards: [card] }), spend, {
      averageDays: MONTH_DAYS,
      hasHistory: false,
    }),
    places: { 1: rankOf(result, place, 1), 2: rankOf(result, place, 2), 3: rankOf(result, place, 3) },
    openCards: openByName.length,
    againstPlain: compareWithPlain({ card: card.engine, costs, window, assumptions }),
    companions: keptCompanions(catalog, JSON.stringify([cardId, costs, window]), () =>
      findCompanions(catalog, spend, result, place),
    ),
    related: findRelated(catalog, result, place),
  }
}

const kept = new WeakMap<RunCatalog, Map<string, Companion[]>>()
const MOST_KEPT = 500

/** With a card that leaves many choices open, the search takes a tenth of a second, so it runs once a day. */
function keptCompanions(catalog: RunCatalog, key: string, find: () => Companion[]): Companion[] {
  const known = kept.get(catalog) ?? new Map<string, Companion[]>()
  kept.set(catalog, known)
  const found = known.get(key) ?? find()
  known.set(key, found)
  const [oldest] = known.size > MOST_KEPT ? known.keys() : []
  known.delete(oldest ?? '')
  return found
}

function rankOf({ compiled, overall }: BacktestResult, place: number, years: Years): number | null {
  const rank = rankCards(compiled, overall, { years, isIntro: true }).indexOf(place)
  return rank === -1 ? null : rank + 1
}

/** Open cards of the same kind with the nearest total over three years, then by name. */
function findRelated({ release, openByName }: RunCatalog, { overall }: BacktestResult, place: number) {
  const totals = overall.total.at(-1) ?? []
  const distance = (other: number) => Math.abs((totals[other] ?? 0) - (totals[place] ?? 0))
  const kind = release.cards[place]?.kind
  return openByName
    .filter((other) => other !== place && release.cards[other]?.kind === kind)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MOST_RELATED)
    .flatMap((other) => release.cards[other] ?? [])
}
