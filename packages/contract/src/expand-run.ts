/**
 * Builds the cards details from the numbers of a run and the texts of the cards, for the person of a profile. Pure: server
 * and browser share it, so that a change of the profile needs no new run.
 */
import { answerOf } from './answer.ts'
import { byYears, type CardRow, listAll, listBest } from './card-list.ts'
import type { CardText, CardTexts } from './cards.ts'
import { BEST_BY_CATEGORY, type CardsDetails } from './cards-details.ts'
import { dollarsOf } from './dollars.ts'
import { expandCards } from './expand-stats.ts'
import { lazy } from './lazy.ts'
import { defaultProfile, type Profile } from './profile.ts'
import { reachProblems } from './reach.ts'
import type { RunNumbers } from './run-numbers.ts'
import { valuationOf } from './valuation.ts'
import { type ValuedCard, valueCards } from './value-cards.ts'
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
  const { booksInPortals, carriesBalance } = profile
  const valuation = valuationOf(profile, texts.profileOptions, run.usableCents)
  const cards = valueCards(run, texts, { valuation, booksInPortals })
  const { problems, groups, within, outside } = findReach(texts, cards, profile)
  const lists = (rows: readonly CardRow[], hasBonus: boolean) =>
    byYears((years) => listAll(rows, { years, hasBonus, carriesBalance }))
  const [results, noBonus] = [lists(within, true), lists(within, false)]
  const byId = new Map(cards.map((card) => [card.text.cardId, card]))
  const spendingCents = run.categories.reduce(
    (sum, category) => sum + category.spendingCents - (category.billCents ?? 0),
    0,
  )
  const answersOf = (ranked: typeof results) =>
    byYears((years) => answerOf({ list: ranked[years], cards: byId, spendingCents, years, carriesBalance }))
  const aloneRows = run.categories.map((_, category) =>
    lazy(() => within.map(({ card }) => ({ card, amounts: card.aloneIn(category) }))),
  )
  const listsByCategory = (hasBonus: boolean) =>
    Object.fromEntries(
      run.categories.map(({ name, spendingCents: cents }, category) => [
        name,
        byYears((years) => {
          const list = lazy(() =>
            listBest(aloneRows[category]?.() ?? [], { years, hasBonus }, BEST_BY_CATEGORY),
          )
          return {
            spending: dollarsOf(cents * years),
            get results() {
              return list()
            },
          }
        }),
      ]),
    )
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
    outOfReach: lists(outside, true),
    noBonus_outOfReach: lists(outside, false),
    answers: answersOf(results),
    noBonus_answers: answersOf(noBonus),
    resultsByCategory: listsByCategory(true),
    noBonus_resultsByCategory: listsByCategory(false),
    cards: expandCards(run, cards, problems, groups),
    ...run.insights,
  }
}

/** Rows of the cards that the person can get and of those they can't, one for each product, in order of name. */
function findReach(texts: CardTexts, cards: readonly ValuedCard[], profile: Profile) {
  const problemsOf = reachProblems(profile, texts.profileOptions)
  const problems = new Map(texts.cards.map((text) => [text.cardId, problemsOf(text.needs)]))
  const isWithin = ({ cardId }: Pick<CardText, 'cardId'>) => problems.get(cardId)?.length === 0
  const groups = groupVariants(
    texts.byName.flatMap((card) => texts.cards[card] ?? []),
    isWithin,
  )
  const isShown = new Set(groups.map(({ shown }) => shown))
  const rows = texts.byName.flatMap((index): CardRow[] => {
    const card = cards[index]
    return card !== undefined && isShown.has(card.text) ? [{ card, amounts: card.overall }] : []
  })
  return {
    problems,
    groups,
    within: rows.filter(({ card }) => isWithin(card.text)),
    outside: rows.filter(({ card }) => !isWithin(card.text)),
  }
}
