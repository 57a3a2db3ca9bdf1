/** Charges that repeat: when the next one is due, and what they cost a year. */
import { addDays, addMonths, type Day, dayRange, daysBetween } from '@cardsight/engine/dates'
import { findRecurring } from '@cardsight/engine/insights'
import { isTooMuchSpending, spendFrom } from '@cardsight/engine/spending'
import { isPurchase, type ListedLine, toPurchase } from './list-purchases.ts'

type Pace = ReturnType<typeof findRecurring>[number]['pace']

export type RecurringCharge = Readonly<{
  name: string
  pace: Pace
  /** The last amount. */
  cents: number
  next: Day
  yearCents: number
}>

const paces: Readonly<Record<Pace, { perYear: number; nextAfter: (last: Day) => Day; lateDays: number }>> = {
  weekly: { perYear: 52, nextAfter: (last) => addDays(last, 7), lateDays: 7 },
  biweekly: { perYear: 26, nextAfter: (last) => addDays(last, 14), lateDays: 10 },
  monthly: { perYear: 12, nextAfter: (last) => addMonths(last, 1), lateDays: 15 },
  quarterly: { perYear: 4, nextAfter: (last) => addMonths(last, 3), lateDays: 30 },
  yearly: { perYear: 1, nextAfter: (last) => addMonths(last, 12), lateDays: 30 },
}

/** The next one first. A charge that is long overdue has ended. */
export function recurringCharges(listed: readonly ListedLine[], today: Day): RecurringCharge[] {
  const window = dayRange(addDays(addMonths(today, -12), 1), today)
  const isPaid = ({ line: { cents, day } }: ListedLine) => cents > 0 && window.first <= day && day <= today
  const purchases = listed.flatMap((one) => (isPaid(one) && isPurchase(one) ? toPurchase(one) : []))
  if (isTooMuchSpending(purchases, window)) {
    return []
  }
  const spend = spendFrom(purchases, window)
  return findRecurring(spend)
    .flatMap(({ name, pace, purchases: indexes }): RecurringCharge[] => {
      const last = indexes.at(-1) ?? 0
      const cents = spend.cents[last] ?? 0
      const { perYear, nextAfter, lateDays } = paces[pace]
      const next = nextAfter(addDays(window.first, spend.offsets[last] ?? 0))
      return daysBetween(next, today) > lateDays
        ? []
        : [{ name, pace, cents, next, yearCents: cents * perYear }]
    })
    .sort((a, b) => Number(a.next > b.next) - Number(a.next < b.next) || b.yearCents - a.yearCents)
}
