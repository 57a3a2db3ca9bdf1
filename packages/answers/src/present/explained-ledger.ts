import { describeCard } from '@cardsight/catalog'
import { type EarnRule, pointValue } from '@cardsight/engine'
import type { CardExplanation } from '../run/explain-card.ts'

/** All that the lines of one card are written from. */
export type Ledger = CardExplanation &
  Readonly<{
    /** Hundredths of a cent for a point. */
    value: number
    isMoney: boolean
    /** By id, each with the words that the card texts have for it. */
    rules: ReadonlyMap<string, Readonly<{ rule: EarnRule; words: string }>>
  }>

export function openLedger(asked: CardExplanation): Ledger {
  const { card, run } = asked
  const { release, assumptions } = run.catalog
  const { rewardDetail } = describeCard(card, release)
  return {
    ...asked,
    value: pointValue(card.program, assumptions),
    isMoney: release.programs[card.program]?.values === 'face',
    // Reward lines stand in the order of the rules.
    rules: new Map(
      card.engine.rules.map((rule, place) => [rule.id, { rule, words: rewardDetail[place] ?? rule.id }]),
    ),
  }
}
