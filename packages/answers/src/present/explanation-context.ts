import { describeCard } from '@cardsight/catalog'
import { billRules } from '@cardsight/engine/backtest'
import { type EarnRule, surcharges } from '@cardsight/engine/cards'
import { type Price, priceOf } from '@cardsight/engine/values'
import type { CardExplanation } from '../run/explain-card.ts'
import { OVERALL_CAP } from './explained-lines.ts'

/** Input for the lines of one card's explanation. */
export type ExplanationContext = CardExplanation &
  Readonly<{
    price: Price
    isMoney: boolean
    /** Rules by id, each with its line in the card texts. The overall cap has a line but no rule. */
    rules: ReadonlyMap<string, Readonly<{ rule?: EarnRule; words: string }>>
  }>

export function createContext(explained: CardExplanation): ExplanationContext {
  const { card, run, assumptions } = explained
  const { release } = run.catalog
  const { rewardDetail } = describeCard(card, release)
  return {
    ...explained,
    price: priceOf(card.engine.program, assumptions),
    isMoney: release.programs[card.program]?.values === 'face',
    // Reward lines are in rule order; the overall cap is last.
    rules: new Map<string, Readonly<{ rule?: EarnRule; words: string }>>([
      ...card.engine.rules.map(
        (rule, index) => [rule.id, { rule, words: rewardDetail[index] ?? rule.id }] as const,
      ),
      [OVERALL_CAP, { words: rewardDetail[card.engine.rules.length] ?? OVERALL_CAP }] as const,
      [
        billRules.rent,
        { words: `Rent: paying it with this card usually costs ${percent(surcharges.rent)}` },
      ] as const,
      [
        billRules.taxes,
        { words: `Taxes, after the ${percent(surcharges.taxes)} fee for paying by card` },
      ] as const,
    ]),
  }
}

/** Surcharges are in thousandths of a percent. */
function percent(surcharge: number): string {
  return `${surcharge / 1000}%`
}
