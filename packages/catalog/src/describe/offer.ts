/** Describes a card's welcome bonus. */
import { nightsValue } from '../night-value.ts'
import type { CatalogCard, Programs } from '../release.ts'
import { count, day, dollars, isMoney, NOT_STATED, plural, sentence } from './format.ts'

type Program = Programs[string] | undefined
type Tier = NonNullable<CatalogCard['offer']>['tiers'][number]

/** A part of a welcome offer: either a tier of the engine's, by index, or something that never counts, or always. */
export type OfferPart = Readonly<{
  text: string
  tier: number | null
  /** Why it counts for no one. */
  reason: 'no-value' | 'up-to' | null
}>

/** Returns what an offer consists of. An "up to" amount is two parts: the lowest amount, and what some applicants get. */
export function offerParts(card: CatalogCard, programs: Programs): OfferPart[] {
  const program = programs[card.program]
  let next = 0
  const tiers = tiersOf(card).flatMap((tier): OfferPart[] => {
    const lowest = lowestAmount(tier)
    const text = `${tierReward(tier, program)}${tierTerms(tier)}`
    if (isUncounted(tier, program) || lowest === 0) {
      return [{ text, tier: null, reason: tier.upTo === undefined ? 'no-value' : 'up-to' }]
    }
    next += 1
    return tier.upTo === undefined
      ? [{ text, tier: next - 1, reason: null }]
      : [
          {
            text: `${amount(tier, lowest ?? 0, program)}${tierTerms(tier)}`,
            tier: next - 1,
            reason: null,
          },
          { text: tierReward(tier, program), tier: null, reason: 'up-to' },
        ]
  })
  return [...tiers, ...matchTexts(card, program).map((text) => ({ text, tier: null, reason: null }))]
}

function matchTexts({ firstYearMatch, issuer }: CatalogCard, program: Program): string[] {
  return firstYearMatch
    ? [`${issuer} matches all ${program?.unit ?? 'cash back'} you earn in the first year`]
    : []
}

/**
 * Returns the tiers of the welcome bonus, such as '60,000 points after $4,000 in 3 months', or 'not stated'. An "up to"
 * amount comes after the one that counts, so that the first number is the same wherever the offer is named.
 */
export function offerDescription(card: CatalogCard, programs: Programs): string {
  const program = programs[card.program]
  const tiers = tiersOf(card).map((tier) => {
    const lowest = lowestAmount(tier) ?? 0
    const isRange = tier.upTo !== undefined && lowest > 0
    const reward = tierReward(tier, program)
    return `${isRange ? `${amount(tier, lowest, program)} (${reward} for some)` : reward}${tierTerms(tier)}`
  })
  const parts = [...tiers, ...matchTexts(card, program)]
  if (parts.length === 0) {
    return card.offerState === 'none' ? 'none' : NOT_STATED
  }
  const ended = card.offerState === 'ended' && card.offer?.until ? `Ended ${day(card.offer.until)}: ` : ''
  return `${ended}${sentence(parts.join('; '))}`
}

/** Returns the offer with its notes, caveats and dates. */
export function offerLines(card: CatalogCard, programs: Programs): string[] {
  const tiers = tiersOf(card)
  const { until, note, authorizedUser } = (tiers.length > 0 && card.offer) || {}
  return [
    offerDescription(card, programs),
    ...tiers.flatMap((tier) => (tier.note === undefined ? [] : [tier.note])),
    ...(note === undefined ? [] : [note]),
    ...tiers.flatMap((tier) => upToLine(tier, programs[card.program])),
    ...(tiers.some((tier) => isUncounted(tier, programs[card.program]))
      ? ["We don't count rewards without a known value."]
      : []),
    ...(authorizedUser ? [authorizedUserLine(authorizedUser, programs[card.program])] : []),
    ...endLine(card.offerState, until),
    ...(tiers.length > 0 && card.provenance.offer ? [`Seen ${day(card.provenance.offer.date)}.`] : []),
  ]
}

/** A card that is closed has no offer: its last one is no longer available. */
function tiersOf({ status, offer }: CatalogCard): readonly Tier[] {
  return status.state === 'open' ? (offer?.tiers ?? []) : []
}

function endLine(state: CatalogCard['offerState'], until: string | undefined): string[] {
  if (until === undefined) {
    return []
  }
  return [state === 'ended' ? "The offer has ended, so we don't count it." : `Ends ${day(until)}.`]
}

function upToLine(tier: Tier, program: Program): string[] {
  if (tier.upTo === undefined) {
    return []
  }
  const lowest = lowestAmount(tier) ?? 0
  return [
    lowest === 0
      ? `This is an "up to" offer: yours may be lower, so we don't count it.`
      : `This is an "up to" offer: we count ${amount(tier, lowest, program)}, the lowest we know of.`,
  ]
}

/** In the tier's own unit; undefined for nights and things. */
function lowestAmount({ points, cash, credit, giftCard }: Tier): number | undefined {
  return points ?? cash ?? credit ?? giftCard
}

function isUncounted({ thing, nights, worth }: Tier, program: Program): boolean {
  if (worth !== undefined) {
    return false
  }
  return thing !== undefined || (nights !== undefined && nightsValue(nights, program) === 0)
}

function tierReward(tier: Tier, program: Program): string {
  const { points, cash, credit, giftCard, nights, thing = '', upTo } = tier
  const stated = points ?? cash ?? credit
  if (stated !== undefined) {
    return upTo === undefined ? amount(tier, stated, program) : `up to ${amount(tier, upTo, program)}`
  }
  if (giftCard !== undefined) {
    return `a ${dollars(giftCard)} gift card`
  }
  return nights === undefined ? thing : nightsText(nights)
}

function amount({ points, credit }: Tier, value: number, program: Program): string {
  if (points !== undefined) {
    return `${count(value)} ${program?.unit ?? 'points'}`
  }
  const isCredit = credit !== undefined || !isMoney(program)
  return `${dollars(value)}${isCredit ? ' as a credit' : ' back'}`
}

export function nightsText({ count: nights, maxPoints, level }: NonNullable<Tier['nights']>): string {
  const limit =
    maxPoints === undefined ? '' : ` worth up to ${count(maxPoints)} points${nights > 1 ? ' each' : ''}`
  return `${plural(nights, 'free night')}${limit}${level === undefined ? '' : ` (${level})`}`
}

function tierTerms({ spend, months, days }: Tier): string {
  const time = months === undefined ? days && plural(days, 'day') : plural(months, 'month')
  if (spend === 0) {
    return time === undefined ? ' on approval' : ` after your first purchase in ${time}`
  }
  return ` after ${dollars(spend)} in ${time}`
}

type AuthorizedUser = NonNullable<NonNullable<CatalogCard['offer']>['authorizedUser']>

function authorizedUserLine({ points, cash = 0, days }: AuthorizedUser, program: Program): string {
  const reward = points === undefined ? dollars(cash) : `${count(points)} ${program?.unit ?? 'points'}`
  const time = days === undefined ? '' : ` in the first ${days} days`
  return `Adding an authorized user${time} earns ${reward} more. We don't count it.`
}
