import type { Card } from '@cardsight/engine/cards'
import type { Day } from '@cardsight/engine/dates'

/**
 * The card of a person who doesn't activate categories as a rule: it pays its rotating categories only in the quarters
 * that the person said they activated.
 */
export function withActivatedQuarters(card: Card, activated: readonly Day[]): Card {
  const rules = card.rules.flatMap((rule) => {
    const { condition, target, ...others } = rule
    if (condition?.kind !== 'activation' || target.kind !== 'rotating') {
      return [rule]
    }
    const calendar = target.calendar.filter(({ from, to }) =>
      activated.some((day) => from <= day && day <= to),
    )
    return calendar.length === 0 ? [] : [{ ...others, target: { ...target, calendar } }]
  })
  return { ...card, rules }
}
