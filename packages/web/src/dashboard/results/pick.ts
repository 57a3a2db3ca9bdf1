/** Derives the pick of the recommended cards and what it depends on. */

import type { CardsDetails } from '@cardsight/contract/backtest'
import { laterSentences, withNames } from '@cardsight/contract/runs'
import type { Inclusions } from '@cardsight/engine/ranking'
import type { WhatWouldChangeProps } from '../../features/results/what-would-change.tsx'
import { formatDollars } from '../../lib/format-money.ts'
import type { FoundCards, ResultSetting } from '../state/dashboard-state.ts'
import { keeper } from './filter-rows.ts'
import { pickedCardOf, rankedListOf } from './selectors.ts'

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

/** Dollars of a 2% card without a fee in a year; null if no card is within reach. */
export function plainYearOf({ answers, results }: CardsDetails): number | null {
  const answer = answers['1']
  const best = results['1'].find(({ cardId }) => cardId === answer?.cardId)
  return answer === null || best === undefined ? null : best.totalMoney - answer.gainOverPlain
}

type Dependencies = Pick<WhatWouldChangeProps, 'pick' | 'ties' | 'breakEven' | 'unit'> &
  Readonly<{
    /** Dollars over a 2% card without a fee. */
    gainOverPlain: number
    /** The best card to keep, if it's another one. */
    later: readonly string[]
  }>

/**
 * What the pick depends on; null if there is no pick, or parts of the totals are left out. Answers are about all cards: if
 * filters leave another pick, what they say about the best one is left out.
 */
export function dependenciesOf(found: FoundCards, setting: ResultSetting): Dependencies | null {
  const { topYearProjection: projection, topIncludedIntroBonus: hasBonus, topFilters, calculation } = setting
  const answer = answersFor(found.details, hasBonus, calculation)?.[projection] ?? null
  const pick = pickedCardOf(found, setting)
  const plainYear = plainYearOf(found.details)
  if (answer === null || pick === null || plainYear === null) {
    return null
  }
  const isBest = pick.cardId === answer.cardId
  const isKept = keeper(found.details, topFilters)
  const keep = isBest ? answer.later?.keep : null
  return {
    pick: { name: pick.name, fee: pick.annualFee },
    ties: isBest ? answer.ties.filter((cardId) => isKept({ cardId })).map(cardOf) : [],
    // A debt's cost doesn't grow with the years.
    gainOverPlain:
      isBest || found.details.debt !== null
        ? answer.gainOverPlain
        : Math.round((pick.totalMoney - plainYear * Number(projection)) * 100) / 100,
    later:
      answer.later === undefined || !keep || !isKept(keep)
        ? []
        : laterSentences(
            withNames(answer.later, (cardId) => cardOf(cardId).name),
            formatDollars,
          ).slice(1),
    breakEven: isBest && topFilters.length === 0 ? breakEvenOf() : null,
    unit: pick.unitForPoints,
  }

  function cardOf(cardId: string) {
    const row = rows().find((one) => one.cardId === cardId)
    return { name: row?.cardName ?? cardId, fee: row?.annualFee ?? 0 }
  }

  function rows() {
    return rankedListOf(found.details, projection, hasBonus, calculation)
  }

  /** Cards of the same program lose value together, so the next best is one of another program, or a plain card. */
  function breakEvenOf(): Dependencies['breakEven'] {
    const programOf = new Map(found.texts.cards.map(({ cardId, terms }) => [cardId, terms.program]))
    const program = programOf.get(answer?.cardId ?? '')
    const rival = rows().find(({ cardId }) => programOf.get(cardId) !== program)
    const isPlain = rival === undefined || rival.totalMoney < (plainYear ?? 0) * Number(projection)
    return answer === null || answer.breakEven === null
      ? null
      : { cents: answer.breakEven, winner: isPlain ? 'a plain 2% card' : rival.cardName }
  }
}
