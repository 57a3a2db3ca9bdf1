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
import type { CardInfo, CardListEntry, DebtAnswer, OfferPart } from '@cardsight/contract/backtest'
import type { CardText, CardTexts } from '@cardsight/contract/cards'
import type { TypedCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import {
  answerDebt,
  type CardResult,
  debtQuestion,
  offerHabitsOf,
  ownDebtCost,
  spendingHabitsOf,
  valueRun,
} from '@cardsight/contract/runs'
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
  const all = compareAll(cache, catalog, request)
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
    ...ranksOf(all, cardId),
    outOfReach: [...(all.problems.get(cardId) ?? [])],
    shownAs: release.cards.find(({ id }) => id === shownInstead(all, cardId)) ?? null,
    againstPlain:
      profile.debt === null
        ? compareWithPlain({
            catalog: ownCatalog,
            costs,
            window,
            profile,
            spendingHabits,
            profileOptions: catalog.profileOptions,
          })
        : null,
    debt: reportDebt(valued.text, profile, texts),
    related: findRelated(catalog, all.result, release.cards.indexOf(card)),
    history: reportHistory(catalog, card, { valued, habits: offerHabitsOf(profile, catalog.profileOptions) }),
  }
}

function reportDebt(text: CardText, profile: Profile, { lending }: CardTexts): ReportedCard['debt'] {
  const question = debtQuestion(profile.debt)
  return (
    question && {
      answer: answerDebt([text], { question, credit: profile.credit, deposit: profile.deposit, lending }),
      schedule: ownDebtCost(text, profile, lending)?.payoff.schedule ?? [],
    }
  )
}

type AllCards = Pick<ReturnType<typeof valueRun>, 'problems' | 'groups'> &
  Readonly<{ result: BacktestResult; ranked: Readonly<Record<Years, readonly CardListEntry[]>> }>

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
  const habits = spendingHabitsOf(profile, catalog.profileOptions)
  const run = runFromCosts(catalog, costs, window, habits, { hasAlone: false })
  const { within, problems, groups, list } = valueRun(presentRunNumbers(run, ''), texts, profile)
  const rankedOver = (years: Years) => list(within, years, true)
  const ranked = { 1: rankedOver(1), 2: rankedOver(2), 3: rankedOver(3) }
  const all = { result: run.result, problems, groups, ranked }
  cache.set(catalog, { key, all })
  return all
}

function ranksOf({ ranked }: AllCards, cardId: string): Pick<ReportedCard, 'places' | 'rankedCards'> {
  const rankIn = (years: Years) => {
    const index = ranked[years].findIndex((entry) => entry.cardId === cardId)
    return index === -1 ? null : index + 1
  }
  return { places: { 1: rankIn(1), 2: rankIn(2), 3: rankIn(3) }, rankedCards: ranked[1].length }
}

/** Id of the variant that has the row of the product, if it's another card. */
function shownInstead({ groups }: AllCards, cardId: string): string | undefined {
  return groups.find(({ others }) => others.some((other) => other.cardId === cardId))?.shown.cardId
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
