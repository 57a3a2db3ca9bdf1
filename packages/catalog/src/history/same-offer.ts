import type { Tiers } from './card-history.ts'

/** Returns true if both offers pay the same for the same spending. Time limits, notes and unvalued extras may differ. */
export function isSameOffer(a: Tiers, b: Tiers): boolean {
  return offerKey(a) === offerKey(b)
}

/** Returns a text that is equal for offers that pay the same for the same spending. */
export function offerKey(tiers: Tiers): string {
  const rewards = tiers.filter(({ thing, worth }) => thing === undefined || worth !== undefined)
  const counted = rewards.length > 0 ? rewards : tiers
  return counted.map(tierKey).sort().join(' + ')
}

function tierKey({
  points,
  cash,
  credit,
  giftCard,
  nights,
  thing,
  worth,
  upTo,
  spend,
}: Tiers[number]): string {
  if (points !== undefined) {
    return `${upTo ?? points} points after ${spend}`
  }
  const dollars = cash ?? credit ?? giftCard
  if (dollars !== undefined) {
    return `$${upTo ?? dollars} after ${spend}`
  }
  return nights === undefined
    ? `${thing} ${worth ?? 0} after ${spend}`
    : `${nights.count} nights after ${spend}`
}
