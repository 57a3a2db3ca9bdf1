/** Billing frequencies: how often a recurring expense is paid. */

/**
 * Days between two purchases, the minimum number of purchases, and the highest amount as a percentage of the lowest.
 * Days vary because bills move over weekends and holidays; twice a month counts as biweekly. Monthly and quarterly bills
 * may vary by season, such as heating. More frequent purchases that vary as much are habits, not bills. A window can't
 * contain three purchases a year apart, so two are enough for yearly bills.
 */
const paces = [
  { pace: 'weekly', leastDays: 6, mostDays: 8, leastCount: 3, spreadPercent: 125 },
  { pace: 'biweekly', leastDays: 12, mostDays: 17, leastCount: 3, spreadPercent: 125 },
  { pace: 'monthly', leastDays: 26, mostDays: 35, leastCount: 3, spreadPercent: 200 },
  { pace: 'quarterly', leastDays: 84, mostDays: 98, leastCount: 3, spreadPercent: 200 },
  { pace: 'yearly', leastDays: 358, mostDays: 372, leastCount: 2, spreadPercent: 125 },
] as const

export type Pace = (typeof paces)[number]['pace']
export type PaceRule = (typeof paces)[number]

/** Minimum number of purchases that can show a pace within `span` days. */
export function fewestWithin(span: number): number {
  let fewest = Number.POSITIVE_INFINITY
  for (const { leastDays, leastCount } of paces) {
    if (leastDays * (leastCount - 1) <= span && leastCount < fewest) {
      fewest = leastCount
    }
  }
  return fewest
}

/** Pace that `count` purchases within `span` days can have, or null. */
export function findPace(count: number, span: number, spreadPercent: number): PaceRule | null {
  for (const pace of paces) {
    const isInTime = pace.leastDays * (count - 1) <= span && span <= pace.mostDays * (count - 1)
    if (isInTime && count >= pace.leastCount && spreadPercent <= pace.spreadPercent) {
      return pace
    }
  }
  return null
}

const longestGap = Math.max(...paces.map(({ mostDays }) => mostDays))

/** Rules for two consecutive purchases of a stream. Each pace is a bit. */
export const gapRules = {
  /** Paces that match a gap, by its number of days. */
  fitting: Uint8Array.from({ length: longestGap + 1 }, (_, days) =>
    bitsWhere(({ leastDays, mostDays }) => leastDays <= days && days <= mostDays),
  ),
  /** Paces that a single gap can show. The others need at least two. */
  shownByOne: bitsWhere(({ leastCount }) => leastCount === 2),
  /** Amounts further apart are never in the same stream. */
  spreadPercent: Math.max(...paces.map(({ spreadPercent }) => spreadPercent)),
}

function bitsWhere(isIncluded: (pace: PaceRule) => boolean): number {
  return paces.reduce((bits, pace, index) => (isIncluded(pace) ? bits | (1 << index) : bits), 0)
}
