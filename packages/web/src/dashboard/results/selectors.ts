/** Derives the lists on screen from a run and the user's settings; memoized. */

import type { CardInfo, CardListEntry, CardsDetails, CREDITS, Projection } from '@cardsight/contract/backtest'
import type { CardText } from '@cardsight/contract/cards'
import { type CardResult, mergeCard } from '@cardsight/contract/runs'
import { applyInclusions, type Inclusions, type Sorting, sortRows } from '@cardsight/engine/ranking'
import type { AllCardsRow, BriefRow } from '../../features/all-cards/card-row.tsx'
import type { SpendingCategory } from '../../features/results/by-category.tsx'
import type { RankedCard } from '../../features/results/rank-row.tsx'
import type { FoundCards, PointedCard, ResultSetting } from '../state/dashboard-state.ts'
import { firstKept, keeper } from './filter-rows.ts'
import { memoizeLast } from './memoize-last.ts'

// Importing it from the contract as a value would bundle every schema; the type keeps the two equal.
const credits: typeof CREDITS = 'Credits'
const years: readonly Projection[] = ['1', '2', '3']
/** No card is rewarded for unnamed spending. */
const OTHER = 'Other'

/** How many cards were tested, in reach or not, and which of those in reach that match the filters is the pick. */
export function headlineOf(found: FoundCards, setting: ResultSetting) {
  const { details } = found
  const { topYearProjection: projection } = setting
  const pick = pickedCardOf(found, setting)
  return {
    tested: details.results[projection].length + details.outOfReach[projection].length,
    best: pick?.totalMoney ?? 0,
    cardName: pick?.name ?? null,
    projection,
  }
}

export function spendingOver({ details }: FoundCards, projection: Projection): number {
  const cents = Object.values(details.resultsByCategory).map((years) => years[projection].spending * 100)
  return Math.round(cents.reduce((sum, part) => sum + part, 0)) / 100
}

type TopSetting = Pick<ResultSetting, 'topYearProjection' | 'topIncludedIntroBonus' | 'calculation'>

/** The card of the headline: the first top card. Null if there is none. */
export function pickedCardOf(found: FoundCards, setting: ResultSetting): CardResult | null {
  return topCardsOf(found, setting)[0] ?? null
}

/** The answer and its runners-up: the best that match the filters. */
export function topCardsOf(found: FoundCards, setting: ResultSetting): readonly CardResult[] {
  const { topYearProjection, topIncludedIntroBonus, topFilters, calculation } = setting
  return topCards(found, topYearProjection, topIncludedIntroBonus, topFilters, calculation)
}

/** How many cards match the filters of the answer. */
export function matchesOf({ details }: FoundCards, { topYearProjection, topFilters }: ResultSetting): number {
  return details.results[topYearProjection].filter(keeper(details, topFilters)).length
}

/** Every card that matches the filters, in the requested order. */
export function allRowsOf({ details }: FoundCards, setting: ResultSetting): readonly AllCardsRow[] {
  const { topYearProjection, topIncludedIntroBonus, topFilters, sorting, calculation } = setting
  return allRows(details, topYearProjection, topIncludedIntroBonus, topFilters, sorting, calculation)
}

/** Every card within reach in the order of the top cards, without filters. */
export function rowsToExport({ details }: FoundCards, setting: TopSetting): readonly BriefRow[] {
  const { topYearProjection, topIncludedIntroBonus, calculation } = setting
  return withBriefs(details, rankedListOf(details, topYearProjection, topIncludedIntroBonus, calculation))
}

/** Cards that the person can't get, for the same years and filters, best first. */
export function outOfReachOf({ details }: FoundCards, setting: ResultSetting): readonly BriefRow[] {
  const { topYearProjection, topFilters, calculation } = setting
  return outOfReachRows(details, topYearProjection, topFilters, calculation)
}

/** Spending by category, highest first, without 'Other'. */
export const categoriesOf = memoizeLast(
  ({ resultsByCategory }: CardsDetails, projection: Projection): readonly SpendingCategory[] =>
    Object.entries(resultsByCategory)
      .map(([name, years]) => ({ name, spending: years[projection].spending }))
      .filter(({ name, spending }) => name !== OTHER && spending > 0)
      .sort((a, b) => b.spending - a.spending),
)

/** The chosen category, or the one with the highest spending. */
export function categoryOf({ details }: FoundCards, setting: ResultSetting): string {
  const categories = categoriesOf(details, setting.bottomYearProjection)
  const chosen = categories.find(({ name }) => name === setting.category) ?? categories[0]
  return chosen?.name ?? ''
}

export function categoryCardsOf(found: FoundCards, setting: ResultSetting): readonly CardResult[] {
  const { bottomYearProjection, bottomIncludedIntroBonus, calculation } = setting
  const category = categoryOf(found, setting)
  return categoryCards(found, category, bottomYearProjection, bottomIncludedIntroBonus, calculation)
}

/** Precomputes the lists for other years and for the intro bonus toggle, so that a click doesn't have to. */
export function prepareLists({ details }: FoundCards, calculation: Inclusions): void {
  for (const projection of years) {
    listedRows(details, projection, true, calculation)
    listedRows(details, projection, false, calculation)
  }
}

/** The selected card, with the numbers of its list. */
export function pointedCardOf(
  found: FoundCards,
  setting: ResultSetting,
  { list, cardId }: PointedCard,
): CardResult | null {
  switch (list) {
    case 'top':
      return topCardsOf(found, setting).find((card) => card.cardId === cardId) ?? null
    case 'category':
      return categoryCardsOf(found, setting).find((card) => card.cardId === cardId) ?? null
    case 'all': {
      const row = allRowsOf(found, setting).find((card) => card.cardId === cardId)
      return row === undefined ? null : resultOf(found, row, setting.topYearProjection, setting)
    }
    case 'out-of-reach': {
      const row = outOfReachOf(found, setting).find((card) => card.cardId === cardId)
      return row === undefined ? null : resultOf(found, row, setting.topYearProjection, setting)
    }
  }
}

export function projectionOf(setting: ResultSetting, list: PointedCard['list']): Projection {
  return list === 'category' ? setting.bottomYearProjection : setting.topYearProjection
}

/** Best first. Holds the lists of two valuations: the shown one and one to compare it with. */
export const rankedListOf = memoizeLast(
  (details: CardsDetails, projection: Projection, hasBonus: boolean, calculation: Inclusions) => {
    const lists = hasBonus && calculation.isIntro !== false ? details.results : details.noBonus_results
    return ranked(details, lists[projection], projection, calculation)
  },
  4 * years.length,
)

/** Dollars that each card earns in a later year after its fee: the average of years two and three, without a bonus. */
export const laterYearsOf = memoizeLast(
  (details: CardsDetails, calculation: Inclusions): ReadonlyMap<string, number> => {
    const first = new Map(
      rankedListOf(details, '1', false, calculation).map((row) => [row.cardId, row.totalMoney]),
    )
    return new Map(
      rankedListOf(details, '3', false, calculation).map(({ cardId, totalMoney }) => [
        cardId,
        Math.round((totalMoney - (first.get(cardId) ?? 0)) * 50) / 100,
      ]),
    )
  },
)

/** The top cards with the other numbers of their rows; without later years if they aren't known. */
export function rankedCardsOf(
  found: FoundCards,
  setting: ResultSetting,
  hasLater: boolean,
): readonly RankedCard[] {
  return rankedCards(found, topCardsOf(found, setting), hasLater)
}

const rankedCards = memoizeLast(
  (found: FoundCards, cards: readonly CardResult[], hasLater: boolean): readonly RankedCard[] =>
    cards.map((card) => ({
      card,
      laterYear: hasLater ? (laterYearsOf(found.details, card.calculation).get(card.cardId) ?? null) : null,
      fees: feesOf(textsById(found.texts.cards).get(card.cardId)),
    })),
)

/** Dollars of annual fee in the first and in the second year. */
export function feesOf(text: CardText | undefined): readonly [first: number, second: number] {
  const [first = 0, both = 0] = text?.terms.fees ?? []
  return [first / 100, (both - first) / 100]
}

const topCards = memoizeLast(
  (
    found: FoundCards,
    projection: Projection,
    hasBonus: boolean,
    filters: readonly string[],
    calculation: Inclusions,
  ) =>
    firstKept(found.details, rankedListOf(found.details, projection, hasBonus, calculation), filters).flatMap(
      (row) => resultOf(found, row, projection, { calculation }) ?? [],
    ),
)

const allRows = memoizeLast(
  (
    details: CardsDetails,
    projection: Projection,
    hasBonus: boolean,
    filters: readonly string[],
    sorting: Sorting | null,
    calculation: Inclusions,
  ): readonly AllCardsRow[] => {
    const rows = listedRows(details, projection, hasBonus, calculation)
    const kept = filters.length === 0 ? rows : rows.filter(keeper(details, filters))
    const placed = kept.map((row, index) => ({ ...row, rank: index + 1 }))
    return sorting === null ? placed : sortRows(placed, sorting)
  },
)

/** Separate from filters and order, which change more often. */
const listedRows = memoizeLast(
  (
    details: CardsDetails,
    projection: Projection,
    hasBonus: boolean,
    calculation: Inclusions,
  ): readonly BriefRow[] => withBriefs(details, rankedListOf(details, projection, hasBonus, calculation)),
  2 * years.length,
)

const outOfReachRows = memoizeLast(
  (
    details: CardsDetails,
    projection: Projection,
    filters: readonly string[],
    calculation: Inclusions,
  ): readonly BriefRow[] => {
    const rows = ranked(details, details.outOfReach[projection], projection, calculation)
    return withBriefs(details, rows.filter(keeper(details, filters)))
  },
)

function withBriefs({ cards }: CardsDetails, rows: readonly CardListEntry[]): readonly BriefRow[] {
  return rows.flatMap((row) => {
    const brief = cards[row.cardId]
    return brief === undefined ? [] : [{ ...row, brief }]
  })
}

const categoryCards = memoizeLast(
  (
    found: FoundCards,
    category: string,
    projection: Projection,
    hasBonus: boolean,
    calculation: Inclusions,
  ) => {
    const { resultsByCategory, noBonus_resultsByCategory } = found.details
    const lists = hasBonus ? resultsByCategory : noBonus_resultsByCategory
    const rows = ranked(found.details, lists[category]?.[projection].results ?? [], projection, calculation)
    return rows.flatMap((row) => resultOf(found, row, projection, { calculation, category }) ?? [])
  },
)

/**
 * Rows of a ranked list with the parts that count, for the years of the projection. They stay in its order, except that
 * parts that are left out can change the order of totals. Settings don't change what a debt costs.
 */
function ranked(
  { cards, debt }: CardsDetails,
  rows: readonly CardListEntry[],
  projection: Projection,
  calculation: Inclusions,
) {
  const isLeftOut = ({ cardId }: CardListEntry) =>
    calculation.isOldOffer === false && cards[cardId]?.offer.freshness === 'old'
  if (debt !== null) {
    return rows
  }
  const counted = rows.map((row) => (isLeftOut(row) ? { ...row, introMoney: 0, introPoints: 0 } : row))
  const included = applyInclusions(counted, calculation, Number(projection))
  return included.toSorted((a, b) => b.totalMoney - a.totalMoney)
}

type Shape = Readonly<{ calculation: Inclusions; category?: string | null }>

/** The card of a row with everything that a screen shows; null if the catalog has changed. */
export function resultOf(
  { details, texts }: FoundCards,
  row: CardListEntry,
  projection: Projection,
  { calculation, category = null }: Shape,
): CardResult | null {
  const info = details.cards[row.cardId]
  const text = textsById(texts.cards).get(row.cardId)
  if (info === undefined || text === undefined) {
    return null
  }
  const shownInfo = category === null ? info : onlyCategory(info, category)
  return { ...mergeCard(row, shownInfo, text, projection), calculation }
}

/** In a list by category a card is calculated on that spending alone: other categories are not part of the total. */
function onlyCategory({ firstYearMoney: _, ...info }: CardInfo, category: string): CardInfo {
  return {
    ...info,
    stat: info.stat.filter((part) => part.category === category || part.category === credits),
  }
}

const textsById = memoizeLast(
  (cards: readonly CardText[]) => new Map(cards.map((text) => [text.cardId, text])),
)
