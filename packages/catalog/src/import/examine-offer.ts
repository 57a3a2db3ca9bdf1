/** Compares an outside welcome offer with ours. */
import { describeOurTier, describeOutsideTiers } from '../compare/describe-tiers.ts'
import type { OutsideTier } from '../compare/offer-facts.ts'
import { daysOfMonths } from '../months.ts'
import type { CatalogCard } from '../release.ts'
import { seenText } from '../seen.ts'
import type { Edit } from './edit-yaml.ts'
import { excessOf, type Finding } from './finding.ts'
import type { ImportRules } from './import-rules.ts'
import type { YamlValue } from './render-yaml.ts'
import type { StatementOf } from './statement.ts'

type Limits = ImportRules['limits']

/** Returns a finding on the tiers and, if these are the same, one on the last day to apply. */
export function examineOffer(card: CatalogCard, statement: StatementOf<'offer'>, limits: Limits): Finding[] {
  const { tiers, isUpTo, until, alternatives, seen } = statement
  const isSame = [tiers, ...alternatives].some((offer) => isSameOffer(card, offer))
  const setSeen: Edit = { op: 'set', path: ['offer', 'seen'], value: seenText(seen) }
  const isInWords = tiers.some((tier) => tier.thing !== undefined)
  const values = tiers.map((tier) => toTierValue(tier, isUpTo))
  const common = { oursSeen: card.provenance.offer, seen, decidesRanking: true }
  const finding: Finding = {
    ...common,
    key: 'offer',
    ours: card.offer ? describe(card.offer.tiers.map(describeOurTier)) : 'not stated',
    // An alternative confirms our offer, so it's the one to show.
    theirs:
      isSame && card.offer
        ? describe(card.offer.tiers.map(describeOurTier))
        : describe(describeOutsideTiers(tiers, isUpTo)),
    isSame,
    excess: excessOfTiers(tiers, limits),
    confirm: [setSeen],
    change: isInWords ? null : changeOf(card, values, statement),
    history: {
      section: 'offers',
      before: card.offer ? { tiers: card.offer.tiers.map((tier) => ({ ...tier })) } : null,
      after: { tiers: values, until: until ?? undefined },
    },
  }
  const isUntilNew = isSame && card.offer !== undefined && until !== null && until !== card.offer.until
  return isUntilNew
    ? [
        finding,
        {
          ...common,
          key: 'offer.until',
          ours: card.offer?.until ?? 'not stated',
          theirs: until,
          isSame: false,
          excess: null,
          confirm: [],
          change: [{ op: 'set', path: ['offer', 'until'], value: until }, setSeen],
          history: null,
        },
      ]
    : [finding]
}

/** Compares without the words "up to", because data sets often state the highest amount without them. */
function isSameOffer({ offer }: CatalogCard, tiers: readonly OutsideTier[]): boolean {
  if (offer === undefined) {
    return false
  }
  const theirs = describe(describeOutsideTiers(tiers, false))
  const ours = offer.tiers.map((tier) => describeOurTier(tier).replace('up to ', ''))
  return describe(ours) === theirs
}

function describe(tiers: readonly string[]): string {
  return tiers.length === 0 ? 'none' : tiers.toSorted().join(' and ')
}

/** A last day to apply belongs to its offer, so a new offer replaces it. */
function changeOf(
  { offer }: CatalogCard,
  tiers: readonly YamlValue[],
  { until, seen }: StatementOf<'offer'>,
): Edit[] {
  if (offer === undefined) {
    const value = { seen: seenText(seen), until: until ?? undefined, tiers }
    return [{ op: 'set', path: ['offer'], value }]
  }
  return [
    { op: 'set', path: ['offer', 'tiers'], value: tiers },
    until === null
      ? { op: 'remove', path: ['offer', 'until'] }
      : { op: 'set', path: ['offer', 'until'], value: until },
    { op: 'set', path: ['offer', 'seen'], value: seenText(seen) },
  ]
}

/** Of an "up to" offer, only the highest amount is known, so it counts as 0. */
function toTierValue(tier: OutsideTier, isUpTo: boolean): YamlValue {
  const { points, miles, cash, credit, giftCard, freeNights, spend, days } = tier
  const months = days ? monthsOf(days) : undefined
  const terms = {
    spend: spend ?? 0,
    months,
    days: months === undefined ? (days ?? undefined) : undefined,
  }
  if (freeNights !== undefined) {
    const { count, maxPoints } = freeNights
    return { nights: { count, maxPoints: maxPoints ?? undefined }, ...terms }
  }
  const amount = points ?? miles ?? cash ?? credit ?? giftCard ?? 0
  const least = isUpTo ? 0 : amount
  return {
    points: points === undefined && miles === undefined ? undefined : least,
    cash: cash === undefined ? undefined : least,
    credit: credit === undefined ? undefined : least,
    giftCard: giftCard === undefined ? undefined : least,
    upTo: isUpTo ? amount : undefined,
    ...terms,
  }
}

/** Returns whole months, or undefined if the days aren't a number of months. */
function monthsOf(days: number): number | undefined {
  const candidates = Array.from({ length: 36 }, (_, index) => index + 1)
  return candidates.find((months) => daysOfMonths(months) === days)
}

function excessOfTiers(tiers: readonly OutsideTier[], { offerPoints, offerDollars }: Limits): string | null {
  const excesses = tiers.map(
    ({ points, miles, cash, credit, giftCard }) =>
      excessOf('an offer in points', points ?? miles ?? 0, offerPoints) ??
      excessOf('an offer in dollars', cash ?? credit ?? giftCard ?? 0, offerDollars),
  )
  return excesses.find((excess) => excess !== null) ?? null
}
