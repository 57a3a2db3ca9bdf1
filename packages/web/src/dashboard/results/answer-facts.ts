/** Derives what the answer says about the pick. */

import type { CardListEntry, Projection } from '@cardsight/contract/backtest'
import type { CardText } from '@cardsight/contract/cards'
import { type CardResult, offerHabitsOf } from '@cardsight/contract/runs'
import { isOfferedTo } from '@cardsight/engine/values'
import { useMemo } from 'react'
import { accountsOf } from '../../features/linking/banks.ts'
import { accountCardsOf, type OwnedCard, ownedCardsOf } from '../../features/owned-cards/account-cards.ts'
import { useOwnedCards } from '../../features/owned-cards/stored-owned-cards.ts'
import {
  baselineText,
  gainText,
  type LoadBaseline,
  useBaseline,
} from '../../features/owned-cards/use-baseline.ts'
import type { AnswerFacts } from '../../features/results/answer-reasons.ts'
import {
  type DashboardState,
  type FoundCards,
  isManual,
  type ResultSetting,
} from '../state/dashboard-state.ts'
import { memoizeLast } from './memoize-last.ts'
import { answersFor, plainYearOf } from './pick.ts'
import { feesOf, laterYearsOf, pickedCardOf } from './selectors.ts'

/** Null if no card is within reach. */
export function answerFactsOf(found: FoundCards, setting: ResultSetting): AnswerFacts | null {
  const card = pickedCardOf(found, setting)
  const { topYearProjection, topIncludedIntroBonus, calculation } = setting
  const isComparable = answersFor(found.details, topIncludedIntroBonus, calculation) !== null
  return card === null ? null : answerFacts(found, card, topYearProjection, isComparable)
}

const answerFacts = memoizeLast(
  (found: FoundCards, card: CardResult, years: Projection, isComparable: boolean) => {
    const text = found.texts.cards.find(({ cardId }) => cardId === card.cardId)
    return text === undefined
      ? null
      : ({
          card,
          years: Number(years),
          bonusDays: bonusDaysOf(text, found),
          fees: feesOf(text),
          laterYear: laterYearsOf(found.details, card.calculation).get(card.cardId) ?? 0,
          plainYear: isComparable ? plainYearOf(found.details) : null,
        } satisfies AnswerFacts)
  },
)

/** Days until average spending reaches every tier that counts; null if it reaches none. */
function bonusDaysOf({ terms }: CardText, { run, texts, details }: FoundCards): number | null {
  const habits = offerHabitsOf(details.assumptions, texts.profileOptions)
  const yearCents = run.categories.reduce(
    (sum, { spendingCents, billCents = 0 }) => sum + spendingCents - billCents,
    0,
  )
  const earned = terms.bonus.filter((term) => term.minYearCents <= yearCents && isOfferedTo(term, habits))
  // A year's minimum is what the tier asks for, scaled from its days to a year.
  return earned.length === 0
    ? null
    : Math.max(...earned.map(({ minYearCents, days }) => (minYearCents * days) / Math.max(yearCents, 1)))
}

const yearsOf = { 1: 1, 2: 2, 3: 3 } as const

/** The cards that the person has, and the sentences that compare the pick with them. */
export function useOwnedBaseline(state: DashboardState, found: FoundCards, load: LoadBaseline) {
  const [stored, onChange] = useOwnedCards()
  const { texts } = found
  const { resultSetting: setting } = state
  const banks = isManual(state) ? null : state.accounts.banks
  const accountCards = useMemo(
    () => (banks === null ? [] : accountCardsOf(accountsOf(banks), stored, texts.cards)),
    [banks, stored, texts],
  )
  const owned = useMemo(() => ownedCardsOf(accountCards, stored, texts.cards), [accountCards, stored, texts])
  const years = yearsOf[setting.topYearProjection]
  const baseline = useBaseline(load, owned, years, found)
  const pick = answerFactsOf(found, setting)?.card ?? null
  const compared = texts.cards.filter(({ cardId }) => baseline?.cardIds.includes(cardId))
  const { isReward, isAnnual } = setting.calculation
  const isComparable = baseline !== null && pick !== null && isReward !== false && isAnnual !== false
  const hasPick = owned.some(({ cardId }) => cardId === pick?.cardId)
  return {
    panel: {
      cards: texts.cards,
      accountCards,
      owned,
      stored,
      onChange,
      sentence: isComparable && !hasPick ? baselineText({ baseline, owned: compared, pick, years }) : null,
    },
    gain: gainLine(),
    /** Of the cards that the person has, the one that earns the most alone; null without one. */
    bestId: bestOf(owned, found.details.noBonus_results[years]),
  }

  function gainLine(): string | null {
    if (hasPick) {
      return 'You already have this card'
    }
    return isComparable ? gainText(pick.totalMoney - baseline.total, compared) : null
  }
}

function bestOf(
  owned: readonly OwnedCard[],
  ranked: readonly Pick<CardListEntry, 'cardId'>[],
): string | null {
  const best = ranked.find(({ cardId }) => owned.some((card) => card.cardId === cardId)) ?? owned[0]
  return best?.cardId ?? null
}
