import { useMemo } from 'react'
import { accountsOf } from '../../features/linking/banks.ts'
import { accountCardsOf, ownedCardsOf } from '../../features/owned-cards/account-cards.ts'
import { baselineText, gainText } from '../../features/owned-cards/baseline-text.ts'
import { useOwnedCards } from '../../features/owned-cards/stored-owned-cards.ts'
import { type LoadBaseline, useBaseline } from '../../features/owned-cards/use-baseline.ts'
import { answerFactsOf } from './answer-facts.ts'
import { type DashboardState, type FoundCards, isManual } from './state/dashboard-state.ts'

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
  }

  function gainLine(): string | null {
    if (hasPick) {
      return 'You already have this card'
    }
    return isComparable ? gainText(pick.totalMoney - baseline.total, compared) : null
  }
}
