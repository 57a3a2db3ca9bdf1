/** Describes a card's fee, interest and recommended credit. */
import type { CatalogCard } from '../release.ts'
import { day, dollars, list, NOT_STATED } from './format.ts'

export function feeDisplay({ fee }: CatalogCard): string[] {
  if (fee.firstYear !== undefined && fee.firstYear !== fee.yearly) {
    return [`${dollars(fee.firstYear)} in the first year`, `${dollars(fee.yearly)} after`]
  }
  return [dollars(fee.yearly)]
}

export function feeDetail({ fee }: CatalogCard): string {
  const changes = (fee.changes ?? []).map(
    ({ from, yearly }) => ` Changes to ${dollars(yearly)} on ${day(from)}.`,
  )
  return `${currentFee(fee)}${changes.join('')}`
}

function currentFee({ yearly, firstYear = yearly }: CatalogCard['fee']): string {
  if (yearly === 0) {
    return 'No annual fee.'
  }
  return firstYear === yearly
    ? `${dollars(yearly)} a year.`
    : `${dollars(firstYear)} in the first year, then ${dollars(yearly)} a year.`
}

type Intro = NonNullable<NonNullable<CatalogCard['apr']>['purchases']>

export function introApr({ apr }: CatalogCard): string {
  if (!apr) {
    return NOT_STATED
  }
  const { purchases, transfers } = apr
  if (purchases && transfers && purchases.rate === transfers.rate && purchases.months === transfers.months) {
    return `${describeIntroRate(purchases)} on purchases and balance transfers`
  }
  const parts = [
    ...(purchases ? [`${describeIntroRate(purchases)} on purchases`] : []),
    ...(transfers ? [`${describeIntroRate(transfers)} on balance transfers`] : []),
  ]
  return parts.length === 0 ? 'none' : list(parts)
}

export function regularApr({ apr }: CatalogCard): string {
  if (!apr) {
    return NOT_STATED
  }
  const [low, high] = apr.regular
  return low === high ? `${low}%` : `${low}% - ${high}%`
}

/** Returns '[intro],[regular]'. Neither part contains a comma, so clients can split the pair. */
export function aprPair(card: CatalogCard): string {
  return `[${introApr(card)}],[${regularApr(card)}]`
}

function describeIntroRate({ rate, months }: Intro): string {
  return `${rate}% for ${months} months`
}

const levels = {
  none: 'No credit',
  poor: 'Poor',
  fair: 'Fair',
  good: 'Good',
  excellent: 'Excellent',
} as const

/** Returns the lowest and the highest recommended credit level, which may be equal. */
export function creditRange({ eligibility }: CatalogCard): readonly [string, string] {
  const credit = eligibility?.credit
  return credit ? [levels[credit.from], levels[credit.to]] : [NOT_STATED, NOT_STATED]
}

export function foreignFee({ foreignFee: fee }: CatalogCard): string {
  if (!fee) {
    return NOT_STATED
  }
  if (fee.percent === undefined) {
    return 'charged, percentage not stated'
  }
  return fee.percent === 0 ? 'none' : `${fee.percent}%`
}
