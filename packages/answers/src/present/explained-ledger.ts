import { describeCard } from '@cardsight/catalog'
import { type EarnRule, pointValue } from '@cardsight/engine'
import type { CardExplanation } from '../run/explain-card.ts'
import { OVERALL_CAP } from './explained-lines.ts'

/** All that the lines of one card are written from. */
export type Ledger = CardExplanation &
  Readonly<{
    /** Hundredths of a cent for a point. */
    value: number
    isMoney: boolean
    /** By id, each with the words that the card texts have for it; the overall cap has words only. */
    rules: ReadonlyMap<string, Readonly<{ rule?: EarnRule; words: string }>>
  }>

export function openLedger(asked: CardExplanation): Ledger {
  const { card, run } = asked
  const { release, assumptions } = run.catalog
  const { rewardDetail } = describeCard(card, release)
  return {
    ...asked,
    value: pointValue(card.program, assumptions),
    isMoney: release.programs[card.program]?.values === 'face',
    // Reward lines are in the order of the rules; the overall cap is the last.
    rules: new Map<string, Readonly<{ rule?: EarnRule; words: string }>>([
      ...card.engine.rules.map(
        (rule, index) => [rule.id, { rule, words: rewardDetail[index] ?? rule.id }] as const,
      ),
      [OVERALL_CAP, { words: rewardDetail[card.engine.rules.length] ?? OVERALL_CAP }] as const,
    ]),
  }
}
