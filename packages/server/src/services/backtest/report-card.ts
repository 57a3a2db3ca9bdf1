import {
  createRunCatalog,
  presentCardsDetails,
  presentCardTexts,
  presentRunNumbers,
  type Run,
  type RunCatalog,
  runFromCosts,
  shownCardOf,
} from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import type { TypedCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import {
  answerDebt,
  type CardResult,
  debtQuestion,
  ownDebtCost,
  spendingHabitsOf,
  valueRun,
} from '@cardsight/contract/runs'
import type {
  CardInfo,
  CardsDetails,
  CardText,
  CardTexts,
  DebtAnswer,
  OfferPart,
} from '@cardsight/contract/schemas'
import type { BacktestResult } from '@cardsight/engine/backtest'
import type { Years } from '@cardsight/engine/cards'
import type { DayRange } from '@cardsight/engine/dates'
import type { DebtMonth } from '@cardsight/engine/debt'
import { getCard } from '../get-cards.ts'
import { withBestSeen } from '../history/best-seen.ts'
import { type ReportedHistory, reportHistory } from '../history/card-history.ts'
import { compareWithPlain, type PlainComparison } from './compare-with-plain.ts'

const MAX_RELATED = 4

/** What the page of a card shows, except its companions. */
export type ReportedCard = Readonly<{
  card: CatalogCard
  text: CardText
  /** A run of this card alone, which works for closed cards too. */
  run: Run
  /** The card as screens show it, over some years. */
  shown: Readonly<Record<Years, CardResult>>
  /** Rank in the results of the person, from 1; null for cards without a row there. */
  places: Readonly<Record<Years, number | null>>
  rankedCards: number
  /** The person that the ranks and amounts are for. */
  profile: Profile
  /** What the welcome offer consists of, for the person. */
  offerParts: readonly OfferPart[]
  /** What the person lacks for the card. */
  outOfReach: CardInfo['outOfReach']
  /** The variant that has the row of the product, if it's another card. */
  shownAs: CatalogCard | null
  againstPlain: PlainComparison | null
  /** What the person's debt costs on the card. */
  debt: Readonly<{ answer: DebtAnswer; schedule: readonly DebtMonth[] }> | null
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

/** The latest comparison of all cards, by catalog. The caller owns it. */
type ReportCache = WeakMap<RunCatalog, Readonly<{ key: string; all: AllCards }>>

/** Compares a card with all others, on typed or average costs. Its numbers are those of a run on the same costs. */
export function reportCard(
  cache: ReportCache,
  catalog: RunCatalog,
  cardId: string,
  request: ReportRequest,
): ReportedCard {
  const { costs, window, profile } = request
  const { release, assumptions, habits } = catalog
  const card = getCard({ catalog: release }, cardId)
  const { result, details } = compareAll(cache, catalog, request)
  const ownCatalog = createRunCatalog({ ...release, cards: [card] }, assumptions.today, habits)
  const texts = withBestSeen(presentCardTexts(ownCatalog), ownCatalog)
  // A closed card has no row otherwise.
  const listed = { ...texts, byName: [0] }
  const spendingHabits = spendingHabitsOf(profile, catalog.profileOptions)
  const run = runFromCosts(ownCatalog, costs, window, spendingHabits)
  const [valued] = valueRun(presentRunNumbers(run, ''), listed, profile).cards
  if (valued === undefined) {
    throw new RangeError(`the catalog of ${card.id} has no texts`)
  }
  const own = presentCardsDetails(run, listed, '', profile)
  return {
    card,
    text: valued.text,
    run,
    offerParts: valued.offerParts(),
    shown: { 1: shownCardOf(own, listed, 1), 2: shownCardOf(own, listed, 2), 3: shownCardOf(own, listed, 3) },
    profile,
    ...ranksOf(details, cardId),
    outOfReach: details.cards[cardId]?.outOfReach ?? [],
    shownAs: release.cards.find(({ id }) => hasVariant(details.cards[id], cardId)) ?? null,
    againstPlain:
      profile.debt === null
        ? compareWithPlain({ catalog: ownCatalog, costs, window, profile, spendingHabits })
        : null,
    debt: reportDebt(valued.text, profile, texts),
    related: findRelated(catalog, result, release.cards.indexOf(card)),
    history: reportHistory(catalog, card, { valued, booksInPortals: profile.booksInPortals }),
  }
}

function reportDebt(text: CardText, profile: Profile, { lending }: CardTexts): ReportedCard['debt'] {
  const question = debtQuestion(profile.debt)
  return (
    question && {
      answer: answerDebt([text], { question, credit: profile.credit, lending }),
      schedule: ownDebtCost(text, profile, lending)?.payoff.schedule ?? [],
    }
  )
}

type AllCards = Readonly<{ result: BacktestResult; details: CardsDetails }>

/** All cards on the same costs. All pages of cards ask for the same costs, so the latest result is cached. */
function compareAll(
  cache: ReportCache,
  catalog: RunCatalog,
  { costs, window, profile, texts }: ReportRequest,
): AllCards {
  const key = JSON.stringify([costs, window, profile])
  const found = cache.get(catalog)
  if (found?.key === key) {
    return found.all
  }
  const run = runFromCosts(catalog, costs, window, spendingHabitsOf(profile, catalog.profileOptions))
  const all = { result: run.result, details: presentCardsDetails(run, texts, '', profile) }
  cache.set(catalog, { key, all })
  return all
}

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
