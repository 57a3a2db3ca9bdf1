/** The login that changes only on refresh: pending rows post, new ones appear, and one old amount rises by a dollar. */
import type { Day } from '../days.ts'
import { descriptionOf } from './categorize.ts'
import { card, checking } from './test-accounts.ts'
import type { HistoryQuery, TransactionHistory, TransactionRow } from './transaction-history.ts'

const MONTH_DAYS = 30
const ONE_DOLLAR_CENTS = 100

const streams = [
  { description: 'BRIGHT HARBOR PAYROLL', account: 'checking', cents: -310000, offset: 2 },
  { description: 'MAPLE COURT APARTMENTS RENT', account: 'checking', cents: 165000, offset: 5 },
  { description: 'NETFLIX.COM', account: 'card', cents: 1549, offset: 9 },
  { description: 'SPOTIFY', account: 'card', cents: 1199, offset: 12 },
  { description: 'PLANET FITNESS', account: 'card', cents: 2499, offset: 20 },
] as const

const oneTimeMerchants = [
  'Kroger',
  'Shell',
  'Olive Garden',
  'Amazon',
  'CVS',
  'Uber',
  'Chipotle',
  'Target',
  'Costco',
]
const ONE_TIME_COUNT = 17
const PENDING_PER_REFRESH = 3
const MONTH_COUNT = 6

export function createDynamicHistory(): TransactionHistory {
  return {
    accounts: [checking, card],
    generate: ({ start, from, refreshDays }: HistoryQuery) => {
      const newestFirst = [...streamRows(start), ...oneTimeRows(start)].toSorted(
        (a, b) => b.posted - a.posted,
      )
      const old = newestFirst.map((row, index) => ({
        ...row,
        cents: row.cents + ONE_DOLLAR_CENTS * timesRaised(index, refreshDays.length),
      }))
      return [...old.filter(({ posted }) => posted >= from), ...batches(start, refreshDays)]
    },
  }
}

/** Refresh 1 raises the newest row, refresh 2 the second newest, and so on. */
function timesRaised(index: number, refreshes: number): number {
  const total = streams.length * MONTH_COUNT + ONE_TIME_COUNT
  return Math.floor((refreshes + total - 1 - index) / total)
}

function streamRows(start: Day): TransactionRow[] {
  return streams.flatMap(({ description, account, cents, offset }) =>
    Array.from({ length: MONTH_COUNT }, (_, month) =>
      toRow(
        { key: `s-${description}-${month}`, account, cents, description },
        start - offset - month * MONTH_DAYS,
      ),
    ),
  )
}

function oneTimeRows(start: Day): TransactionRow[] {
  return Array.from({ length: ONE_TIME_COUNT }, (_, index) =>
    toRow(
      {
        key: `o-${index}`,
        account: 'card',
        cents: 1250 + index * 315,
        description: oneTimeDescription(index),
      },
      start - 3 - index * 5,
    ),
  )
}

/** Batch 0 is pending from the start; each refresh posts the previous batch and adds its own. */
function batches(start: Day, refreshDays: readonly Day[]): TransactionRow[] {
  const days = [start, ...refreshDays]
  return days.flatMap((day, batch) => {
    const next = days[batch + 1]
    return Array.from({ length: PENDING_PER_REFRESH }, (_, index) => {
      const cents = 1000 + batch * 200 + index * 425
      const description = oneTimeDescription(batch * PENDING_PER_REFRESH + index)
      const row = toRow({ key: `b-${batch}-${index}`, account: 'card', cents, description }, day)
      return next === undefined
        ? { ...row, isPending: true }
        : { ...row, posted: next, ...(next === day ? { postedSameDay: true as const } : {}) }
    })
  })
}

function oneTimeDescription(index: number): string {
  return descriptionOf(oneTimeMerchants[index % oneTimeMerchants.length] ?? 'Kroger')
}

function toRow(
  row: Pick<TransactionRow, 'key' | 'account' | 'cents' | 'description'>,
  day: Day,
): TransactionRow {
  return {
    ...row,
    transacted: day,
    posted: day,
    pendingCents: row.cents,
    currency: 'USD',
    isPending: false,
    noise: null,
  }
}
