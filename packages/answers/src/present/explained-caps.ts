import type { Explanation as CardLines } from '@cardsight/contract/backtest'
import type { Explanation } from '@cardsight/engine/backtest'
import type { Card, ProjectionYear } from '@cardsight/engine/cards'
import { type Day, type Period, spendingPeriod } from '@cardsight/engine/dates'

type PresentedCap = NonNullable<CardLines['lines'][number]['cap']>

/**
 * Returns a rule's cap and the days on which it was reached, one for each period; null if the rule has no
 * cap.
 */
export function presentCap(
  card: Card,
  explanation: Explanation,
  { rule, year }: Readonly<{ rule: string | null; year: ProjectionYear }>,
  isMoney: boolean,
): PresentedCap | null {
  const id = card.rules.find((other) => other.id === rule)?.cap
  const cap = id === undefined ? undefined : card.caps[id]
  if (id === undefined || cap === undefined) {
    return null
  }
  return {
    limit: cap.on === 'spend' || isMoney ? cap.amount / 100 : cap.amount,
    on: cap.on,
    per: cap.per,
    isShared: card.rules.filter((other) => other.cap === id).length > 1,
    reachedOn: daysCapReached(explanation, id, year, cap.per),
  }
}

function daysCapReached({ lines }: Explanation, id: string, year: ProjectionYear, per: Period): Day[] {
  const days = new Map<number, Day>()
  for (const line of lines.filter((other) => other.year === year)) {
    const isReached = line.payments.some(({ cap }) => cap?.id === id && cap.before > 0 && cap.after === 0)
    const period = spendingPeriod(per, line.countsOn)
    if (isReached && !days.has(period)) {
      days.set(period, line.countsOn)
    }
  }
  return [...days.values()]
}
