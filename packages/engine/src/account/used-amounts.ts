/** What an account's limits have used up, for answers without the purchases that used it. */
import { type Day, dayNumber } from '../day.ts'
import { type CardAccount, metersOn, startOfPeriod } from './card-account.ts'

export type UsedAmounts = Readonly<{
  /** Cents, or units under a reward cap, by id of the cap or 'overall'. Negative after refunds. */
  caps: Readonly<Record<string, number>>
  /** Cents this year, if a rate depends on them. */
  yearCents?: number | undefined
  /** For rules that pay for the top category: cents by option, as far as the top one. */
  top: Readonly<Record<string, Readonly<Record<string, number>>>>
}>

/** Amounts of the periods that contain a day. Without those that are 0. */
export function usedAmounts(account: CardAccount, day: Day): UsedAmounts {
  const { card, ruleSet, state, thresholds } = account
  const number = dayNumber(day)
  const { byCap, overall } = metersOn(account, state, number)
  const ids = Object.keys(card.caps)
  const yearCents = state.spent.get(startOfPeriod(account, 'year', number))
  const caps = [...byCap.map((meter, cap) => [ids[cap] ?? '', meter.used]), ['overall', overall?.used ?? 0]]
  const top = ruleSet.rules.flatMap(({ id, index, target }) => {
    const cents =
      target.kind === 'top'
        ? state.topCents.get(`${index} ${startOfPeriod(account, target.per, number)}`)
        : null
    if (target.kind !== 'top' || cents === null || cents === undefined) {
      return []
    }
    const ranked = target.options.map(({ key }, option): [string, number] => [key, cents[option] ?? 0])
    return [[id, Object.fromEntries(ranked.sort((a, b) => b[1] - a[1]).slice(0, target.rank))]]
  })
  return {
    caps: Object.fromEntries(caps.filter(([, used]) => used !== 0)),
    ...(thresholds.length > 0 && yearCents !== undefined && { yearCents }),
    top: Object.fromEntries(top),
  }
}

/**
 * Counts the amounts of a day in an account without purchases. Later periods start at 0. If a purchase would give the
 * account another top category, what that takes from earlier purchases isn't known and counts as nothing.
 */
export function restoreUsed(account: CardAccount, day: Day, used: UsedAmounts): void {
  const { card, ruleSet, state } = account
  const number = dayNumber(day)
  const { byCap, overall } = metersOn(account, state, number)
  for (const [cap, id] of Object.keys(card.caps).entries()) {
    const meter = byCap[cap]
    if (meter !== undefined) {
      meter.used = used.caps[id] ?? 0
    }
  }
  if (overall !== null) {
    overall.used = used.caps.overall ?? 0
  }
  state.spent.set(startOfPeriod(account, 'year', number), used.yearCents ?? 0)
  for (const { id, index, target } of ruleSet.rules) {
    const cents = used.top[id]
    if (target.kind === 'top' && cents !== undefined) {
      const key = `${index} ${startOfPeriod(account, target.per, number)}`
      state.topCents.set(
        key,
        target.options.map((option) => cents[option.key] ?? 0),
      )
    }
  }
}
