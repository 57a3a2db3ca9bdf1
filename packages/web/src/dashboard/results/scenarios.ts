/** Derives who would win with other years, without the bonus, or at other point values. */

import type { CardsDetails, Projection } from '@cardsight/contract/backtest'
import type { PointUse } from '@cardsight/contract/profile'
import type { Inclusions } from '@cardsight/engine/ranking'
import type { Scenario } from '../../features/results/what-would-change.tsx'
import type { FoundCards, ResultSetting } from '../state/dashboard-state.ts'
import { keeper } from './filter-rows.ts'
import { memoizeLast } from './memoize-last.ts'
import { answersFor } from './pick.ts'
import { rankedListOf } from './selectors.ts'

type Choice = Readonly<{
  details: CardsDetails
  projection: Projection
  hasBonus: boolean
  calculation: Inclusions
  filters: readonly string[]
}>

/**
 * The other choice of each setting that the pick depends on. Empty if no card is within reach, and for people who carry a
 * balance: what cards earn doesn't decide their pick.
 */
export function scenariosOf(found: FoundCards, setting: ResultSetting): readonly Scenario[] {
  const { topYearProjection, topIncludedIntroBonus, topFilters, calculation } = setting
  return found.details.debt !== null
    ? []
    : scenarios(found, topYearProjection, topIncludedIntroBonus, topFilters, calculation)
}

const scenarios = memoizeLast(
  (
    found: FoundCards,
    projection: Projection,
    hasBonus: boolean,
    filters: readonly string[],
    calculation: Inclusions,
  ): readonly Scenario[] => {
    const { details } = found
    const now: Choice = { details, projection, hasBonus, calculation, filters }
    const pick = winnerOf(now)?.cardId
    if (pick === undefined) {
      return []
    }
    const years = otherYears(projection)
    const points = otherPointUse(details.assumptions.points)
    const otherBonus: Scenario = {
      kind: 'bonus',
      ...(hasBonus ? withoutBonus : withBonus),
      winner: newWinner(pick, { ...now, hasBonus: !hasBonus }),
    }
    return [
      { kind: 'years', ...yearTexts[years], winner: newWinner(pick, { ...now, projection: years }) },
      ...(calculation.isIntro === false ? [] : [otherBonus]),
      {
        kind: 'points',
        ...pointTexts[points],
        winner: newWinner(pick, { ...now, details: detailsWith(found, points) }),
      },
    ]
  },
)

export function otherYears(projection: Projection): '1' | '3' {
  return projection === '1' ? '3' : '1'
}

/** Cash is the lowest value there is; who already counts it sees the usual one. */
export function otherPointUse(points: PointUse): 'cash' | 'easy' {
  return points === 'cash' ? 'easy' : 'cash'
}

const yearTexts = {
  1: { when: 'If you keep it for one year', short: 'one year' },
  3: { when: 'If you keep it 3 years', short: '3 years' },
} as const
const withoutBonus = { when: 'If you skip the bonus', short: 'no bonus' } as const
const withBonus = { when: 'If you earn the bonus', short: 'the bonus' } as const
const pointTexts = {
  cash: { when: 'If you only take cash', short: 'cash only' },
  easy: { when: 'If you don’t transfer points', short: 'points without transfers' },
} as const

/** The same run at other point values. Kept until the next run or profile, so that a press doesn't wait for it. */
const detailsWith = memoizeLast((found: FoundCards, points: PointUse) =>
  found.expand({ ...found.details.assumptions, points }),
)

function winnerOf({ details, projection, hasBonus, calculation, filters }: Choice) {
  return rankedListOf(details, projection, hasBonus, calculation).find(keeper(details, filters))
}

/** Null if the pick still wins, or comes close to the winner. */
function newWinner(pick: string, choice: Choice): Scenario['winner'] {
  const { details, projection, hasBonus, calculation } = choice
  const winner = winnerOf(choice)
  const ties = answersFor(details, hasBonus, calculation)?.[projection]?.ties ?? []
  const face = details.cards[winner?.cardId ?? '']?.face
  if (winner === undefined || face === undefined || winner.cardId === pick || ties.includes(pick)) {
    return null
  }
  const own = rankedListOf(details, projection, hasBonus, calculation).find(({ cardId }) => cardId === pick)
  return own === undefined
    ? null
    : { name: winner.cardName, face, gain: Math.round((winner.totalMoney - own.totalMoney) * 100) / 100 }
}
