/** The paces at which bills come. */

/**
 * Days between two purchases, the fewest purchases that show a pace, and the highest amount in percent of the
 * lowest. Bills slip over weekends and holidays; twice a month counts as biweekly. What is paid monthly or
 * quarterly may go with the season, as heating does; what is paid more often by so much is a habit and no
 * bill. A window never holds three purchases a year apart, so two are enough for those.
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

/** Fewer purchases than this show no pace within so many days. */
export function fewestWithin(span: number): number {
  let fewest = Number.POSITIVE_INFINITY
  for (const { leastDays, leastCount } of paces) {
    if (leastDays * (leastCount - 1) <= span && leastCount < fewest) {
      fewest = leastCount
    }
  }
  return fewest
}

/** The pace that so many purchases within so many days could have. */
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

/** What two purchases of a stream have in common, one behind the other. Paces are bits. */
export const gapRules = {
  /** The paces that a gap of so many days fits. */
  fitting: Uint8Array.from({ length: longestGap + 1 }, (_, days) =>
    bitsWhere(({ leastDays, mostDays }) => leastDays <= days && days <= mostDays),
  ),
  /** The paces that a single gap shows; the others take two and more. */
  shownByOne: bitsWhere(({ leastCount }) => leastCount === 2),
  /** Amounts that are further apart are in no stream together. */
  spreadPercent: Math.max(...paces.map(({ spreadPercent }) => spreadPercent)),
}

function bitsWhere(isMeant: (pace: PaceRule) => boolean): number {
  return paces.reduce((bits, pace, place) => (isMeant(pace) ? bits | (1 << place) : bits), 0)
}
