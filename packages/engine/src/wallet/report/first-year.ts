/** What a card of a wallet earns only once, apart from its welcome bonus (`docs/decisions/0030-everything-earned-once-is-bonus.md`). */
import { allocatedLines } from '../allocation/allocated-parts.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { WalletValue } from '../search/wallet-value.ts'

/**
 * Subcents by card: the part of its reward that lasting terms wouldn't pay for the same purchases of year 1: a match, or
 * first-year rates. Points of lasting rewards use up a limit first, so a deduction lowers this part first.
 */
export function firstYearSubcents(
  model: SpendModel,
  { cards, solutions: [first], deduction }: WalletValue,
): number[] {
  return cards.map(({ slot, cardYears: [opened] }, index) => {
    const { compiledCard } = slot
    const [lasting] = slot.isIntro ? model.cardYearsOf(compiledCard, 1, false) : []
    const isSame = opened?.terms.ruleSetIndex === lasting?.terms.ruleSetIndex && opened?.terms.match === 1
    if (first === undefined || opened === undefined || lasting === undefined || isSame) {
      return 0
    }
    const { cardYears, allocation, runs } = first
    const run = runs?.[index]
    const lines = run?.lines ?? allocatedLines(model, cardYears, allocation)[index] ?? new Float64Array()
    const picked = run?.picked ?? cardYears[index]?.picked ?? []
    const units =
      model.replay.units({ terms: opened.terms, lines, picked }) -
      model.replay.units({ terms: lasting.terms, lines, picked: [] })
    const { value, limit } = compiledCard.price
    const deducted = Math.min(deduction.rewards[index] ?? 0, units * (value - (limit?.valueBeyond ?? value)))
    return units * value - deducted
  })
}
