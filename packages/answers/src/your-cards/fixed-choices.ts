import type { YourCard } from '@cardsight/contract/your-cards'
import type { Card, EarnRule } from '@cardsight/engine/cards'
import type { Day } from '@cardsight/engine/dates'

/** The card with the categories that its owner has chosen by today, as if it offered no others. */
export function withFixedChoices(card: Card, { choices }: Pick<YourCard, 'choices'>, today: Day): Card {
  const latest = choices
    .filter(({ from }) => from <= today)
    .reduce<YourCard['choices'][number] | null>(
      (last, choice) => (last === null || choice.from >= last.from ? choice : last),
      null,
    )
  const rules = card.rules.flatMap((rule) => fixRule(rule, latest?.options ?? []))
  return { ...card, rules }
}

/** One rule for each chosen option, with the same cap. */
function fixRule(rule: EarnRule, chosen: readonly string[]): EarnRule[] {
  const { target } = rule
  if (target.kind !== 'chosen') {
    return [rule]
  }
  return target.options
    .filter(({ key }) => chosen.includes(key))
    .map(({ key, where }) => ({ ...rule, id: `${rule.id}-${key}`, target: { kind: 'where', where } }))
}
