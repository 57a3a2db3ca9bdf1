/**
 * Builds the cards details from the numbers of a run and the texts of the cards, for the person of a profile. Pure: server
 * and browser share it, so that a change of the profile needs no new run.
 */
import { answerOf } from './answer.ts'
import { balanceCostCents } from './balance-cost.ts'
import type { CardText, CardTexts } from './cards.ts'
import { BEST_BY_CATEGORY, type CardListEntry, type CardsDetails } from './cards-details.ts'
import { divideCents, dollarsOf } from './dollars.ts'
import { expandCards } from './expand-stats.ts'
import { defaultProfile, type Profile } from './profile.ts'
import { bestRows, rankRows } from './rank-rows.ts'
import { reachProblems } from './reach.ts'
import { type RunNumbers, unpackUnits } from './run-numbers.ts'
import { valuationOf } from './valuation.ts'
import { type CardAmounts, type ValuedCard, valueCards } from './value-cards.ts'
import { groupVariants } from './variants.ts'

/** Expands a run to its cards details. Throws RangeError if the texts belong to another catalog version. */
export function expandRun(
  run: RunNumbers,
  texts: CardTexts,
  profile: Profile = defaultProfile,
): CardsDetails {
  if (
    texts.catalogVersion !== run.catalogVersion ||
    run.categories.some(({ units }) => units.length !== texts.cards.length)
  ) {
    throw new RangeError(`the texts of catalog ${texts.catalogVersion} don't belong to this run`)
  }
  const options = texts.profileOptions
  const valuation = valuationOf(profile, options, run.usableCents)
  const cards = valueCards(
    run,
    texts,
    { valuation, booksInPortals: profile.booksInPortals },
    unpackUnits(run),
  )
  const problemsOf = reachProblems(profile, options)
  const problems = new Map(texts.cards.map((text) => [text.cardId, problemsOf(text.needs)]))
  const isWithinReach = ({ cardId }: Pick<CardText, 'cardId'>) => problems.get(cardId)?.length === 0
  const groups = groupVariants(
    texts.byName.flatMap((card) => texts.cards[card] ?? []),
    isWithinReach,
  )
  const isShown = new Set(groups.map(({ shown }) => shown.cardId))
  const shown = texts.byName
    .flatMap((card) => cards[card] ?? [])
    .filter(({ text }) => isShown.has(text.cardId))
  const reachable = shown.filter(({ text }) => isWithinReach(text))
  const unreachable = shown.filter(({ text }) => !isWithinReach(text))
  const { carriesBalance } = profile
  const lists = (some: readonly ValuedCard[], hasBonus: boolean) =>
    byYears((years) => listOf(some, ({ overall }) => overall, { years, hasBonus, carriesBalance }))
  const listsByCategory = (hasBonus: boolean) =>
    Object.fromEntries(
      run.categories.map(({ name, spendingCents }, category) => [
        name,
        byYears((years) => ({
          spending: dollarsOf(spendingCents * years),
          results: listOf(reachable, ({ alone }) => alone[category], {
            years,
            hasBonus,
            most: BEST_BY_CATEGORY,
          }),
        })),
      ]),
    )
  const [results, noBonus] = [lists(reachable, true), lists(reachable, false)]
  const byId = new Map(cards.map((card) => [card.text.cardId, card]))
  const spendingCents = run.categories.reduce(
    (sum, category) => sum + category.spendingCents - (category.billCents ?? 0),
    0,
  )
  const answersOf = (ranked: typeof results) =>
    byYears((years) => answerOf({ list: ranked[years], cards: byId, spendingCents, years, carriesBalance }))
  return {
    catalogVersion: run.catalogVersion,
    cardTexts: run.cardTexts,
    assumptions: {
      ...profile,
      memberships: [...profile.memberships],
      credits: [...profile.credits],
    },
    results,
    noBonus_results: noBonus,
    outOfReach: lists(unreachable, true),
    noBonus_outOfReach: lists(unreachable, false),
    answers: answersOf(results),
    noBonus_answers: answersOf(noBonus),
    resultsByCategory: listsByCategory(true),
    noBonus_resultsByCategory: listsByCategory(false),
    cards: expandCards(run, cards, problems, groups),
    ...run.insights,
  }
}

type Years = 1 | 2 | 3
/** `most` cards, or all of them. With a carried balance, the order is by what the balance costs. */
type ListOptions = Readonly<{ years: Years; hasBonus: boolean; most?: number; carriesBalance?: boolean }>

function byYears<Value>(make: (years: Years) => Value): Record<Years, Value> {
  return { 1: make(1), 2: make(2), 3: make(3) }
}

function listOf(
  cards: readonly ValuedCard[],
  amountsOf: (card: ValuedCard) => CardAmounts | undefined,
  { years, hasBonus, most, carriesBalance = false }: ListOptions,
): CardListEntry[] {
  const totals = cards.map((card) => {
    const { money = 0, introMoney = 0 } = amountsOf(card)?.[years - 1] ?? {}
    return money + (hasBonus ? introMoney : 0) - feeOf(card, years)
  })
  const rows = [...cards.keys()]
  const ranked = most === undefined ? rankRows(rows, totals) : bestRows(rows, totals, most)
  const costs = carriesBalance ? cards.map(({ text }) => balanceCostCents(text)) : []
  const ordered = carriesBalance ? ranked.toSorted((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0)) : ranked
  return ordered.flatMap((row) => {
    const card = cards[row]
    const amounts = card && amountsOf(card)?.[years - 1]
    return card === undefined || amounts === undefined ? [] : [entryOf(card, amounts, { years, hasBonus })]
  })
}

function feeOf({ text }: ValuedCard, years: Years): number {
  return text.terms.fees[years - 1] ?? 0
}

function entryOf(
  card: ValuedCard,
  { money, points, introMoney, introPoints }: CardAmounts[number],
  { years, hasBonus }: ListOptions,
): CardListEntry {
  const bonus = hasBonus ? introMoney : 0
  const fee = feeOf(card, years)
  const total = money + bonus - fee
  return {
    cardId: card.text.cardId,
    cardName: card.text.name,
    introMoney: dollarsOf(bonus),
    introPoints: hasBonus ? introPoints : 0,
    annualFee: dollarsOf(fee),
    money: dollarsOf(money),
    points,
    totalMoney: dollarsOf(total),
    totalMoneyPerYear: dollarsOf(divideCents(total, years)),
  }
}
