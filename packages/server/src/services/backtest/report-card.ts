import type { Run } from '@cardsight/answers'
import {
  createRunCatalog,
  presentCardsDetails,
  presentCardTexts,
  type RunCatalog,
  runOnSpend,
  spendOfTypedCosts,
} from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import type { TypedCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import type { CardInfo, CardsDetails, CardText, CardTexts } from '@cardsight/contract/schemas'
import type { BacktestResult } from '@cardsight/engine/backtest'
import type { Years } from '@cardsight/engine/cards'
import type { DayRange } from '@cardsight/engine/dates'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import type { Spend } from '@cardsight/engine/spending'
import { getCard } from '../get-cards.ts'
import { withBestSeen } from '../history/best-seen.ts'
import { type ReportedHistory, reportHistory } from '../history/card-history.ts'
import { compareWithPlain, type PlainComparison } from './compare-with-plain.ts'
import { type Companion, findCompanions } from './find-companions.ts'

const MAX_RELATED = 4

/** Everything the page of a card shows. */
export type ReportedCard = Readonly<{
  card: CatalogCard
  text: CardText
  /** A run of this card alone, which works for closed cards too. */
  run: Run
  /** Rank in the results of the person, from 1; null for cards without a row there. */
  places: Readonly<Record<Years, number | null>>
  rankedCards: number
  /** The person that the ranks and amounts are for. */
  profile: Profile
  /** What the person lacks for the card. */
  outOfReach: CardInfo['outOfReach']
  /** The variant that has the row of the product, if it's another card. */
  shownAs: CatalogCard | null
  againstPlain: PlainComparison
  companions: readonly Companion[]
  related: readonly CatalogCard[]
  history: ReportedHistory
}>

/** `texts` are those of all cards. */
type ReportRequest = Readonly<{
  costs: TypedCosts
  window: DayRange
  profile: Profile
  texts: CardTexts
}>

/** What the pages of cards share, by catalog. The caller owns it. */
export type ReportCache = Readonly<{
  latest: WeakMap<RunCatalog, Readonly<{ key: string; all: AllCards }>>
  companions: WeakMap<RunCatalog, Map<string, Companion[]>>
}>

export function createReportCache(): ReportCache {
  return { latest: new WeakMap(), companions: new WeakMap() }
}

/** Compares a card with all others, on typed or average costs. */
export function reportCard(
  cache: ReportCache,
  catalog: RunCatalog,
  cardId: string,
  { costs, window, profile, texts }: ReportRequest,
): ReportedCard {
  const { release, assumptions, habits } = catalog
  const card = getCard({ catalog: release }, cardId)
  const index = release.cards.indexOf(card)
  const { spend, result, details } = compareAll(cache, catalog, { costs, window, profile, texts })
  const ownCatalog = createRunCatalog({ ...release, cards: [card] }, assumptions.today, habits)
  const [text] = withBestSeen(presentCardTexts(ownCatalog), ownCatalog).cards
  if (text === undefined) {
    throw new RangeError(`the catalog of ${card.id} has no texts`)
  }
  return {
    card,
    text,
    run: runOnSpend(ownCatalog, spend, typedOnce),
    profile,
    ...ranksOf(details, cardId),
    outOfReach: details.cards[cardId]?.outOfReach ?? [],
    shownAs: release.cards.find(({ id }) => hasVariant(details.cards[id], cardId)) ?? null,
    againstPlain: compareWithPlain({ catalog: ownCatalog, costs, window, profile }),
    companions: cachedCompanions(cache, catalog, JSON.stringify([cardId, costs, window]), () =>
      findCompanions(catalog, spend, result, index),
    ),
    related: findRelated(catalog, result, index),
    history: reportHistory(catalog, card),
  }
}

type AllCards = Readonly<{ spend: Spend; result: BacktestResult; details: CardsDetails }>

/**
 * All cards on the same costs. All pages of cards ask for the same costs, so the latest result is cached. The wallet's
 * search caches what it needs of each card, too, as long as it gets the same object.
 */
function compareAll(
  { latest }: ReportCache,
  catalog: RunCatalog,
  { costs, window, profile, texts }: ReportRequest,
): AllCards {
  const key = JSON.stringify([costs, window, profile])
  const found = latest.get(catalog)
  if (found?.key === key) {
    return found.all
  }
  const spend = spendOfTypedCosts(costs, window)
  const run = runOnSpend(catalog, spend, typedOnce)
  const all = { spend, result: run.result, details: presentCardsDetails(run, texts, '', profile) }
  latest.set(catalog, { key, all })
  return all
}

const typedOnce = { averageDays: MONTH_DAYS, hasHistory: false, rent: 0 } as const

function ranksOf({ results }: CardsDetails, cardId: string): Pick<ReportedCard, 'places' | 'rankedCards'> {
  const rankIn = (years: Years) => {
    const index = results[years].findIndex((entry) => entry.cardId === cardId)
    return index === -1 ? null : index + 1
  }
  return { places: { 1: rankIn(1), 2: rankIn(2), 3: rankIn(3) }, rankedCards: results[1].length }
}

function hasVariant(info: CardInfo | undefined, cardId: string): boolean {
  return info?.variants.some((variant) => variant.cardId === cardId) ?? false
}

const MAX_CACHED = 500

/** With a card that leaves many choices open, the search takes a tenth of a second, so it runs once a day. */
function cachedCompanions(
  { companions }: ReportCache,
  catalog: RunCatalog,
  key: string,
  find: () => Companion[],
): Companion[] {
  const byKey = companions.get(catalog) ?? new Map<string, Companion[]>()
  companions.set(catalog, byKey)
  const found = byKey.get(key) ?? find()
  byKey.set(key, found)
  const [oldest] = byKey.size > MAX_CACHED ? byKey.keys() : []
  byKey.delete(oldest ?? '')
  return found
}

/** Open cards of the same kind with the nearest total over three years, then by name. */
function findRelated({ release, openByName }: RunCatalog, { overall }: BacktestResult, index: number) {
  const totals = overall.total.at(-1) ?? []
  const distance = (other: number) => Math.abs((totals[other] ?? 0) - (totals[index] ?? 0))
  const kind = release.cards[index]?.kind
  return openByName
    .filter((other) => other !== index && release.cards[other]?.kind === kind)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MAX_RELATED)
    .flatMap((other) => release.cards[other] ?? [])
}
