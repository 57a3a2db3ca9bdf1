/** A card's welcome offer in words: what counts, then what doesn't and why, and what the total is without it. */
import type { OfferPart } from '@cardsight/contract/backtest'
import type { CardBrief } from '@cardsight/contract/cards'
import { formatDay } from '../lib/format-date.ts'
import { formatMoney } from '../lib/format-money.ts'

const reasons: Readonly<Record<NonNullable<OfferPart['reason']>, string>> = {
  'no-value': 'It has no known dollar value.',
  'up-to': 'Not everyone is offered that much, so we count the lowest amount we know of.',
  ended: 'The offer has ended.',
  outdated: 'We haven’t seen the offer recently.',
  portal: 'It’s for bookings in the issuer’s travel portal, which we assume you don’t use.',
  membership: 'It’s only for members, and you haven’t said that you’re one.',
  spending: 'This spending doesn’t reach it in time.',
  points: 'Its points have no reliable value.',
}

/** '75,000 miles after $4,000 in 3 months. Not counted: $300 as a credit. It’s for …' */
export function offerText(description: string, parts: readonly OfferPart[] = []): string {
  const uncounted = uncountedTexts(parts)
  const counted = textOf(parts, null)
  return [
    ...(counted === '' && uncounted.length > 0 ? [] : [countedText(description, parts)]),
    ...uncounted,
  ].join(' ')
}

/** 'Not counted: $300 as a credit. It’s for …', for each reason. */
export function uncountedTexts(parts: readonly OfferPart[] = []): string[] {
  const found = [...new Set(parts.flatMap(({ reason }) => reason ?? []))]
  return found.map((reason) => `Not counted: ${textOf(parts, reason)}. ${reasons[reason]}`)
}

/** The same without the parts that don't count; the whole offer if nothing counts. */
export function countedText(description: string, parts: readonly OfferPart[] = []): string {
  const counted = textOf(parts, null)
  return counted === '' || parts.every(({ reason }) => reason === null)
    ? description
    : `${counted.charAt(0).toUpperCase()}${counted.slice(1)}.`
}

function textOf(parts: readonly OfferPart[], wanted: OfferPart['reason']): string {
  return parts.flatMap(({ text, reason }) => (reason === wanted ? [text] : [])).join('; ')
}

type Total = Readonly<{
  totalMoney: number
  introMoney: number
  asOf: string
  offer: Pick<CardBrief['offer'], 'seen'>
}>

/** '$534.00 without the bonus · offer confirmed Nov 12, 2026'. Null for a total without a bonus. */
export function withoutBonusText(
  { totalMoney, introMoney, offer, asOf }: Total,
  format: (dollars: number) => string = formatMoney,
): string | null {
  const confirmed = `offer confirmed ${formatDay(offer.seen ?? asOf)}`
  return introMoney > 0 ? `${format(totalMoney - introMoney)} without the bonus · ${confirmed}` : null
}
