/** Payments that come again: same account, same payee, even intervals, similar amounts. */
import { type Day, dayText } from '../days.ts'
import { categorise } from '../histories/categorise.ts'
import { derivedId } from '../ids.ts'
import { accountIdOf } from './account-body.ts'
import type { Entry } from './change.ts'
import { categoryBody, type Wording } from './transaction-body.ts'

const rhythms = [
  { frequency: 'WEEKLY', least: 6, most: 8 },
  { frequency: 'BIWEEKLY', least: 13, most: 14 },
  { frequency: 'SEMI_MONTHLY', least: 15, most: 17 },
  { frequency: 'MONTHLY', least: 26, most: 34 },
  { frequency: 'ANNUALLY', least: 350, most: 380 },
] as const

type Rhythm = (typeof rhythms)[number]

const SIMILAR = 0.35
const FEWEST = 2
const MATURE = 3

export function streamsOf(itemId: string, entries: readonly Entry[], today: Day, { version }: Wording) {
  const posted = entries.filter(({ row }) => !row.isPending)
  const groups = new Map<string, Entry[]>()
  for (const entry of posted) {
    const payee = categorise(entry.row.description).name ?? entry.row.description
    const key = [entry.row.account, payee, entry.cents < 0].join('|')
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups].flatMap(([key, group]) => {
    const ordered = group.toSorted((one, other) => one.row.posted - other.row.posted)
    const rhythm = findRhythm(ordered)
    const [first] = ordered
    const last = ordered.at(-1)
    if (rhythm === null || first === undefined || last === undefined || !areSimilar(ordered)) {
      return []
    }
    const payee = categorise(last.row.description)
    const isActive = last.row.posted + rhythm.most * 1.5 >= today
    const average = Math.round(ordered.reduce((sum, { cents }) => sum + cents, 0) / ordered.length)
    const money = (cents: number) => ({
      amount: cents / 100,
      iso_currency_code: last.row.currency,
      unofficial_currency_code: null,
    })
    return [
      {
        account_id: accountIdOf(itemId, last.row.account),
        stream_id: derivedId(itemId, 'stream', key),
        category: null,
        category_id: null,
        description: last.row.description,
        merchant_name: payee.name,
        first_date: dayText(first.row.posted),
        last_date: dayText(last.row.posted),
        predicted_next_date: isActive ? dayText(last.row.posted + middle(intervals(ordered))) : null,
        frequency: rhythm.frequency,
        transaction_ids: ordered.toReversed().map(({ id }) => id),
        average_amount: money(average),
        last_amount: money(last.cents),
        is_active: isActive,
        status: statusOf(ordered.length, rhythm, isActive),
        personal_finance_category: categoryBody(payee, version),
        is_user_modified: false,
      },
    ]
  })
}

function findRhythm(ordered: readonly Entry[]): Rhythm | null {
  const gaps = intervals(ordered)
  const fits = (rhythm: Rhythm) => gaps.every((gap) => gap >= rhythm.least && gap <= rhythm.most)
  return ordered.length < FEWEST ? null : (rhythms.find(fits) ?? null)
}

function intervals(ordered: readonly Entry[]): number[] {
  return ordered.slice(1).map(({ row }, index) => row.posted - (ordered[index]?.row.posted ?? row.posted))
}

/** Two alone are a stream only when they are equal to the cent. */
function areSimilar(entries: readonly Entry[]): boolean {
  const tolerance = entries.length < MATURE ? 0 : SIMILAR
  const usual = middle(entries.map(({ cents }) => cents))
  return entries.every(({ cents }) => Math.abs(cents - usual) <= Math.abs(usual) * tolerance)
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

function statusOf(count: number, { frequency }: Rhythm, isActive: boolean): string {
  if (!isActive) {
    return 'TOMBSTONED'
  }
  return count >= MATURE || frequency === 'ANNUALLY' ? 'MATURE' : 'EARLY_DETECTION'
}
