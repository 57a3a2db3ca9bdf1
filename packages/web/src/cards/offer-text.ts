import type { OfferPart } from '@cardsight/contract/backtest'
import { capitalize } from '@cardsight/engine/text'

const reasons: Readonly<Record<NonNullable<OfferPart['reason']>, string>> = {
  'no-value': 'it has no known dollar value',
  'up-to': 'not everyone gets that much, so we count the lowest amount we know of',
  ended: 'the offer has ended',
  outdated: 'no source has confirmed it lately',
  portal: 'it’s for bookings in the issuer’s travel portal',
  membership: 'it’s only for members',
  spending: 'this spending isn’t enough to earn it',
  points: 'its points have no reliable value',
}

/**
 * A card's welcome offer in words: what counts, then what doesn't and why. '75,000 miles after $4,000 in 3 months. We left
 * out $300 as a credit: it’s for …'
 */
export function offerText(description: string, parts: readonly OfferPart[] = []): string {
  const uncounted = uncountedTexts(parts)
  const counted = textOf(parts, null)
  return [
    ...(counted === '' && uncounted.length > 0 ? [] : [countedText(description, parts)]),
    ...uncounted,
  ].join(' ')
}

/** 'We left out $300 as a credit: it’s for …', for each reason. */
export function uncountedTexts(parts: readonly OfferPart[] = []): string[] {
  const found = [...new Set(parts.flatMap(({ reason }) => reason ?? []))]
  return found.map((reason) => `We left out ${textOf(parts, reason)}: ${reasons[reason]}.`)
}

/** The same without the parts that don't count; the whole offer if nothing counts. */
export function countedText(description: string, parts: readonly OfferPart[] = []): string {
  const counted = textOf(parts, null)
  return counted === '' || parts.every(({ reason }) => reason === null)
    ? description
    : `${capitalize(counted)}.`
}

function textOf(parts: readonly OfferPart[], wanted: OfferPart['reason']): string {
  return parts.flatMap(({ text, reason }) => (reason === wanted ? [text] : [])).join('; ')
}
