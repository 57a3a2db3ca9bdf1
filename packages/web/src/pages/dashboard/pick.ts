/** Derives the pick of the recommended cards and what it depends on. */
import type { CardsDetails } from '@cardsight/contract/schemas'
import type { Inclusions } from '@cardsight/engine/ranking'
import type { WhatWouldChangeProps } from '../../features/results/what-would-change.tsx'
import type { FoundCards, ResultSetting } from './state/dashboard-state.ts'

/** The answers for all projections; null if the calculation leaves out parts that they include. */
export function answersFor(
  { answers, noBonus_answers }: CardsDetails,
  hasBonus: boolean,
  { isReward, isIntro, isAnnual, isOldOffer }: Inclusions,
): CardsDetails['answers'] | null {
  if ([isReward, isAnnual, isOldOffer].includes(false)) {
    return null
  }
  return hasBonus && isIntro !== false ? answers : noBonus_answers
}

type Dependencies = Pick<WhatWouldChangeProps, 'pick' | 'ties' | 'breakEven' | 'unit'> &
  Readonly<{
    /** Dollars over a 2% card without a fee. */
    gainOverPlain: number
  }>

/** What the pick depends on; null if there is no pick, or parts of the totals are left out. */
export function dependenciesOf(found: FoundCards, setting: ResultSetting): Dependencies | null {
  const { topYearProjection: projection, topIncludedIntroBonus: hasBonus, calculation } = setting
  const answer = answersFor(found.details, hasBonus, calculation)?.[projection] ?? null
  if (answer === null) {
    return null
  }
  const lists =
    hasBonus && calculation.isIntro !== false ? found.details.results : found.details.noBonus_results
  const cardOf = (cardId: string) => {
    const text = found.texts.cards.find((card) => card.cardId === cardId)
    const entry = lists[projection].find((row) => row.cardId === cardId)
    return { name: text?.name ?? cardId, fee: entry?.annualFee ?? 0 }
  }
  return {
    pick: cardOf(answer.cardId),
    ties: answer.ties.map(cardOf),
    gainOverPlain: answer.gainOverPlain,
    breakEven: answer.breakEven,
    unit: found.texts.cards.find(({ cardId }) => cardId === answer.cardId)?.unitForPoints ?? 'points',
  }
}
