import type { CardReport } from '@cardsight/contract/cards'
import { formatWholeDollars } from '../lib/format-money.ts'

type Missing = CardReport['outOfReach'][number]

/** What a person needs for a card: 'good credit', or a membership with its cost. */
export function missingText(missing: Missing): string {
  if (missing.kind === 'credit') {
    return levels[missing.level]
  }
  if (missing.kind === 'history') {
    return 'a credit history of a year or more'
  }
  if (missing.kind === 'deposit') {
    return `a deposit of ${formatWholeDollars(missing.dollars)}`
  }
  const { name, yearlyCost } = missing
  return yearlyCost === null || yearlyCost === 0 ? name : `${name} (${formatWholeDollars(yearlyCost)} a year)`
}

const levels = {
  none: 'no credit history',
  poor: 'poor credit',
  fair: 'fair credit',
  good: 'good credit',
  excellent: 'excellent credit (740 or higher)',
} as const

type Unranked = Pick<CardReport, 'card' | 'outOfReach' | 'shownAs'>

/** Says why a card has no rank, in sentences; nothing for a closed card, whose page says it elsewhere. */
export function noRankText({ card, outOfReach, shownAs }: Unranked): string[] {
  if (card.status === 'closed') {
    return []
  }
  const needs = outOfReach.map(missingText)
  return [
    ...(needs.length === 0 ? [] : [`Not ranked here, because it needs ${needs.join(' and ')}.`]),
    ...(shownAs === null ? [] : [`It’s a version of ${shownAs.name}, which we rank instead.`]),
  ]
}

/** Of the list of cards that the person may not get. */
export function outOfReachTitle(count: number): string {
  return `${count === 1 ? '1 card' : `${count} cards`} you may not qualify for`
}
