/** Sentences about a card's welcome offer over time. */
import type { CardReport, PastOffer } from '@cardsight/contract/schemas'
import { formatCents } from '../../features/why/amounts.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatWholeDollars } from './whole-dollars.ts'

/** Returns how today's offer compares with earlier ones, as the title of the chart. */
export function offerHistoryTitle({ card, history }: CardReport): string {
  const { offers, best, usual, isFarBelowBest } = history
  const current = offers.find(({ to }) => to === null)
  if (card.status === 'closed') {
    return 'The welcome offer over time'
  }
  if (card.offer.state === 'none' || card.offer.state === 'ended') {
    return 'There’s no welcome offer today'
  }
  if (isFarBelowBest) {
    return 'Today’s offer is well below the best'
  }
  if (current?.isUpTo === true) {
    return 'Today’s offer depends on the applicant'
  }
  const [now, usually] = [current?.value ?? null, usual?.value ?? null]
  if (now === null || usually === null) {
    return 'The welcome offer over time'
  }
  if (now === usually) {
    return 'Today’s offer is the usual one'
  }
  if (now === best?.value) {
    return 'Today’s offer is the best in 24 months'
  }
  return now > usually ? 'Today’s offer is better than usual' : 'Today’s offer is lower than usual'
}

/** `Up to 40,000 miles after $1,000 in 3 months, worth $560`. */
export function offerWithValue({ text, value }: PastOffer): string {
  return value ? `${capitalize(text)}, worth ${formatWholeDollars(value)}` : capitalize(text)
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `May 1, 2025 to Apr 30, 2026`. */
export function offerDays({ from, to }: PastOffer): string {
  return `${formatDay(from)} to ${to === null ? 'today' : formatDay(to)}`
}

/** Returns how to read the chart: what values mean, and why there may be gaps. */
export function chartNotes({ card, history }: Pick<CardReport, 'card' | 'history'>): string {
  const { offers, asOf, centsPerPoint, hasUncounted } = history
  const hasUpTo = offers.some(({ isUpTo }) => isUpTo)
  const hasGap = offers.some(({ to }, index) => (to ?? asOf) < dayBefore(offers[index + 1]?.from ?? asOf))
  return [
    centsPerPoint === null
      ? 'What each offer would add to the total if you earned all of it.'
      : `What each offer would add to the total if you earned all of it: ${card.unitForPoints} count ${formatCents(centsPerPoint)} each, as in the total.`,
    ...(hasUpTo ? ['“Up to” offers count at the lowest amount we know of.'] : []),
    ...(hasUncounted ? ['Parts that don’t count for you are left out.'] : []),
    ...(hasGap ? ['Where the line stops, no source showed an offer.'] : []),
  ].join(' ')
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

const DAY_MS = 86_400_000
