import type { CardReport } from '@cardsight/contract/schemas'
import { missingText } from './missing-text.ts'

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
