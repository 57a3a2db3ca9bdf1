/** Derives what the answer says about the pick. */
import type { CardText, Projection } from '@cardsight/contract/schemas'
import type { Inclusions } from '@cardsight/engine/ranking'
import type { AnswerFacts } from '../../features/results/answer-reasons.ts'
import { memoizeLast } from './memoize-last.ts'
import { pickedCardOf, rankedListOf } from './selectors.ts'
import type { FoundCards, ResultSetting } from './state/dashboard-state.ts'

/** Null if no card is within reach. */
export function answerFactsOf(found: FoundCards, setting: ResultSetting): AnswerFacts | null {
  const { topYearProjection, topIncludedIntroBonus, calculation } = setting
  return answerFacts(found, topYearProjection, topIncludedIntroBonus, calculation)
}

const answerFacts = memoizeLast(
  (found: FoundCards, projection: Projection, hasBonus: boolean, calculation: Inclusions) => {
    const card = pickedCardOf(found, {
      topYearProjection: projection,
      topIncludedIntroBonus: hasBonus,
      calculation,
    })
    const text = found.texts.cards.find(({ cardId }) => cardId === card?.cardId)
    if (card === null || text === undefined) {
      return null
    }
    const totalOver = (years: Projection) =>
      rankedListOf(found.details, years, hasBonus, calculation).find(({ cardId }) => cardId === card.cardId)
        ?.totalMoney ?? 0
    const [first = 0, both = 0] = text.terms.fees
    return {
      card,
      years: Number(projection),
      bonusDays: bonusDaysOf(text, found),
      fees: [first / 100, (both - first) / 100],
      secondYear: totalOver('2') - totalOver('1'),
    } satisfies AnswerFacts
  },
)

/** Days until average spending reaches every tier that counts; null if it reaches none. */
function bonusDaysOf({ terms }: CardText, { run, details }: FoundCards): number | null {
  const yearCents = run.categories.reduce(
    (sum, { spendingCents, billCents = 0 }) => sum + spendingCents - billCents,
    0,
  )
  const earned = terms.bonus.filter(
    ({ minYearCents, needsPortal }) =>
      minYearCents <= yearCents && (details.assumptions.booksInPortals || needsPortal !== true),
  )
  // A year's minimum is what the tier asks for, scaled from its days to a year.
  return earned.length === 0
    ? null
    : Math.max(...earned.map(({ minYearCents, days }) => (minYearCents * days) / Math.max(yearCents, 1)))
}
