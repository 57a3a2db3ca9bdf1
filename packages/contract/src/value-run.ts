/** A run valued for the person of a profile: amounts of every card, the cards within reach, and ranked lists of them. */
import { answerOf } from './answer.ts'
import { type CardRow, listAll, listBest, listDebt, type Years } from './card-list.ts'
import type { CardText, CardTexts } from './cards.ts'
import { type Answer, BEST_BY_CATEGORY, type CardListEntry } from './cards-details.ts'
import { answerDebt, debtQuestion } from './debt.ts'
import type { Profile } from './profile.ts'
import { offerHabitsOf, reachProblems } from './reach.ts'
import type { RunNumbers } from './run-numbers.ts'
import { valuationOf } from './valuation.ts'
import { type ValuedCard, valueCards } from './value-cards.ts'
import { groupVariants } from './variants.ts'

export type ValuedRun = ReturnType<typeof valueRun>

/** Throws RangeError if the texts belong to another catalog version. */
export function valueRun(run: RunNumbers, texts: CardTexts, profile: Profile) {
  if (
    texts.catalogVersion !== run.catalogVersion ||
    run.categories.some(({ units }) => units.length !== texts.cards.length)
  ) {
    throw new RangeError(`the texts of catalog ${texts.catalogVersion} don't belong to this run`)
  }
  const { credit } = profile
  const question = debtQuestion(profile.debt)
  const valuation = valuationOf(profile, texts.profileOptions, run.usableCents)
  const cards = valueCards(run, texts, { valuation, ...offerHabitsOf(profile, texts.profileOptions) })
  const { problems, groups, within, outside } = findReach(texts, cards, profile)
  const byId = new Map(cards.map((card) => [card.text.cardId, card]))
  const spendingCents = run.categories.reduce(
    (sum, category) => sum + category.spendingCents - (category.billCents ?? 0),
    0,
  )
  const debtOn = (rows: readonly CardRow[]) =>
    question &&
    answerDebt(
      rows.map(({ card }) => card.text),
      { question, credit, deposit: profile.deposit, lending: texts.lending },
    )
  const debt = debtOn(within)
  return {
    cards,
    problems,
    groups,
    within,
    outside,
    /** Null without a debt. With one, no list counts rewards, and there are none by category. */
    debt,
    list: (rows: readonly CardRow[], years: Years, hasBonus: boolean): CardListEntry[] =>
      debt === null
        ? listAll(rows, { years, hasBonus })
        : listDebt((rows === within ? debt : debtOn(rows))?.results ?? [], years),
    answer: (list: readonly CardListEntry[], years: Years): Answer =>
      debt === null ? answerOf({ list, cards: byId, spendingCents, years }) : answerOfDebt(list),
    /** Cards within reach, on the purchases of one category alone. */
    rowsAlone: (category: number): CardRow[] =>
      debt === null ? within.map(({ card }) => ({ card, amounts: card.aloneIn(category) })) : [],
    listBest: (rows: readonly CardRow[], years: Years, hasBonus: boolean): CardListEntry[] =>
      listBest(rows, { years, hasBonus }, BEST_BY_CATEGORY),
  }
}

/** Rewards decide nothing, so no card comes close and no point value matters. */
function answerOfDebt([pick]: readonly CardListEntry[]): Answer {
  return pick === undefined
    ? null
    : { cardId: pick.cardId, totalMoney: pick.totalMoney, ties: [], gainOverPlain: 0, breakEven: null }
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
