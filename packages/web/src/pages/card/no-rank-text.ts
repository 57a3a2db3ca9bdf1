import type { CardReport } from '@cardsight/contract/schemas'
import { formatWholeDollars } from './whole-dollars.ts'

type Unranked = Pick<CardReport, 'card' | 'outOfReach' | 'shownAs'>

/** Says why a card has no rank, in sentences; nothing for a closed card, whose page says it elsewhere. */
export function noRankText({ card, outOfReach, shownAs }: Unranked): string[] {
  if (card.status === 'closed') {
    return []
  }
  const needs = outOfReach.map(missingText)
  return [
    ...(needs.length === 0 ? [] : [`Not ranked here, because it needs ${needs.join(' and ')}.`]),
    ...(shownAs === null ? [] : [`A variant of ${shownAs.name}, which has their row in our rankings.`]),
  ]
}

const levels = {
  none: 'no credit history',
  poor: 'poor credit',
  fair: 'fair credit',
  good: 'good credit',
  excellent: 'excellent credit (740 or higher)',
} as const

function missingText(missing: Unranked['outOfReach'][number]): string {
  if (missing.kind === 'credit') {
    return levels[missing.level]
  }
  const { name, yearlyCost } = missing
  return yearlyCost === null || yearlyCost === 0 ? name : `${name} (${formatWholeDollars(yearlyCost)} a year)`
}
