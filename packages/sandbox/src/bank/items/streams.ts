/** Detects recurring transactions: same account, same payee, regular intervals, similar amounts. */
import { type Day, formatDay } from '../days.ts'
import { categorize } from '../histories/categorize.ts'
import { derivedId } from '../ids.ts'
import { accountIdOf, currencyCodes } from './account-body.ts'
import type { Entry } from './change.ts'
import { categoryBody, type TransactionFormat } from './transaction-body.ts'

const schedules = [
  { frequency: 'WEEKLY', minDays: 6, maxDays: 8 },
  { frequency: 'BIWEEKLY', minDays: 13, maxDays: 14 },
  { frequency: 'SEMI_MONTHLY', minDays: 15, maxDays: 17 },
  { frequency: 'MONTHLY', minDays: 26, maxDays: 34 },
  { frequency: 'ANNUALLY', minDays: 350, maxDays: 380 },
] as const

type Schedule = (typeof schedules)[number]

const AMOUNT_TOLERANCE = 0.35
const MIN_COUNT = 2
const MATURE_COUNT = 3

export function streamsOf(
  itemId: string,
  entries: readonly Entry[],
  today: Day,
  { version }: TransactionFormat,
) {
  const posted = entries.filter(({ row }) => !row.isPending)
  const groups = new Map<string, Entry[]>()
  for (const entry of posted) {
    const payee = categorize(entry.row.description).name ?? entry.row.description
    const key = [entry.row.account, payee, entry.cents < 0].join('|')
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups].flatMap(([key, group]) => {
    const ordered = group.toSorted((a, b) => a.row.posted - b.row.posted)
    const schedule = findSchedule(ordered)
    const [first] = ordered
    const last = ordered.at(-1)
    if (schedule === null || first === undefined || last === undefined || !areSimilar(ordered)) {
      return []
    }
    const payee = categorize(last.row.description)
    const isActive = last.row.posted + schedule.maxDays * 1.5 >= today
    const average = Math.round(ordered.reduce((sum, { cents }) => sum + cents, 0) / ordered.length)
    const money = (cents: number) => ({
      amount: cents / 100,
      ...currencyCodes(last.row.currency),
    })
    return [
      {
        account_id: accountIdOf(itemId, last.row.account),
        stream_id: derivedId(itemId, 'stream', key),
        category: null,
        category_id: null,
        description: last.row.description,
        merchant_name: payee.name,
        first_date: formatDay(first.row.posted),
        last_date: formatDay(last.row.posted),
        predicted_next_date: isActive ? formatDay(last.row.posted + median(intervals(ordered))) : null,
        frequency: schedule.frequency,
        transaction_ids: ordered.toReversed().map(({ id }) => id),
        average_amount: money(average),
        last_amount: money(last.cents),
        is_active: isActive,
        status: statusOf(ordered.length, schedule, isActive),
        personal_finance_category: categoryBody({ ...payee, cents: last.cents }, version),
        is_user_modified: false,
      },
    ]
  })
}

function findSchedule(ordered: readonly Entry[]): Schedule | null {
  const gaps = intervals(ordered)
  const matches = ({ minDays, maxDays }: Schedule) => gaps.every((gap) => gap >= minDays && gap <= maxDays)
  return ordered.length < MIN_COUNT ? null : (schedules.find(matches) ?? null)
}

function intervals(ordered: readonly Entry[]): number[] {
  return ordered.slice(1).map(({ row }, index) => row.posted - (ordered[index]?.row.posted ?? row.posted))
}

/** With only two transactions, the amounts must be equal. */
function areSimilar(entries: readonly Entry[]): boolean {
  const tolerance = entries.length < MATURE_COUNT ? 0 : AMOUNT_TOLERANCE
  const typical = median(entries.map(({ cents }) => cents))
  return entries.every(({ cents }) => Math.abs(cents - typical) <= Math.abs(typical) * tolerance)
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function statusOf(count: number, { frequency }: Schedule, isActive: boolean): string {
  if (!isActive) {
    return 'TOMBSTONED'
  }
  return count >= MATURE_COUNT || frequency === 'ANNUALLY' ? 'MATURE' : 'EARLY_DETECTION'
}
