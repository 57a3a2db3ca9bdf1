/** Histories that grow with the calendar. Each day is generated from that day alone, so the past never changes. */
import { type Day, daysOfPreviousMonth, partsOf } from '../days.ts'
import { categorize, descriptionOf } from './categorize.ts'
import type { Habit } from './habit.ts'
import type { Persona } from './persona.ts'
import { seededRandom } from './seeded-random.ts'
import type { HistoryQuery, TransactionHistory, TransactionRow } from './transaction-history.ts'

type DatedRow = Omit<TransactionRow, 'isPending' | 'noise'>

/** A deposit is pending until the hotel releases it; it never posts. */
type Deposit = DatedRow & { readonly isReleased: true }

const RETURN_AFTER_DAYS = 6
const RETURN_PROBABILITY = 0.12
const TIP_SHARE = 0.18
const HOLD_CENTS = 100
const CARD_PAYMENT_DATE = 21
const DEPOSIT_CENTS = 15_000
const DEPOSIT_DAYS = 4

/** Creates a persona's history. `seed` makes it differ between institutions. */
export function createCalendarHistory(persona: Persona, seed: string): TransactionHistory {
  const activitiesOf = memoizeByDay((day) => activitiesOn(persona, seed, day))
  const rowsOf = memoizeByDay((day) => [
    ...activitiesOf(day).map(({ row }) => row),
    ...returnsOn(day, activitiesOf(day - RETURN_AFTER_DAYS)),
    ...depositsFor(activitiesOf(day)),
    ...(persona.paysCard && partsOf(day).date === CARD_PAYMENT_DATE
      ? cardPayment(daysOfPreviousMonth(day).flatMap(activitiesOf), day)
      : []),
  ])
  const noise = { seed, level: persona.noise }
  return {
    accounts: persona.accounts,
    generate: ({ start, from, today }: HistoryQuery) => {
      const first = Math.max(from, start - persona.days + 1)
      const days = Array.from({ length: Math.max(0, today - first + 1) }, (_, index) => first + index)
      return days
        .flatMap<DatedRow | Deposit>(rowsOf)
        .filter((row) => row.posted > today || !('isReleased' in row))
        .map((row) => ({ ...row, noise, isPending: row.posted > today }))
    },
  }
}

function memoizeByDay<T>(compute: (day: Day) => T): (day: Day) => T {
  const cache = new Map<Day, T>()
  return (day) => {
    const value = cache.get(day) ?? compute(day)
    cache.set(day, value)
    return value
  }
}

type Activity = { readonly row: DatedRow; readonly isReturned: boolean; readonly hasDeposit: boolean }

function activitiesOn({ habits }: Persona, seed: string, day: Day): Activity[] {
  return habits.flatMap((habit, index) => {
    const random = seededRandom(seed, index, day)
    if (!isDue(habit.when, { seed, index, day, draw: random() })) {
      return []
    }
    const row = toRow(habit, `h${index}-${day}`, day, random)
    const isReturned = habit.trait === 'returns' && random() < RETURN_PROBABILITY
    return [{ row, isReturned, hasDeposit: habit.trait === 'deposit' }]
  })
}

type Occasion = { seed: string; index: number; day: Day; draw: number }

function isDue(when: Habit['when'], { seed, index, day, draw }: Occasion): boolean {
  switch (when.kind) {
    case 'monthly':
      return partsOf(day).date === when.on
    case 'every':
      return (day + Math.floor(seededRandom(seed, index)() * when.days)) % when.days === 0
    case 'often':
      return draw < when.perWeek / 7
  }
}

function toRow(habit: Habit, key: string, day: Day, random: () => number): DatedRow {
  const [min, max] = habit.cents
  const cents = Math.round(min + (max - min) * random() ** 1.6)
  const posted = habit.description === null ? day + 1 + Math.floor(random() * 2) : day
  const account = habit.account
  const description = habit.description ?? pickDescription(habit.merchants, random)
  return {
    key,
    account,
    transacted: day,
    posted,
    cents,
    pendingCents: pendingAmount(habit, cents),
    description,
    currency: habit.currency,
  }
}

function pendingAmount({ trait }: Habit, cents: number): number {
  switch (trait) {
    case 'tip':
      return Math.round(cents / (1 + TIP_SHARE))
    case 'hold':
      return HOLD_CENTS
    default:
      return cents
  }
}

function pickDescription(merchants: readonly string[], random: () => number): string {
  const merchant = merchants[Math.floor(random() * merchants.length)] ?? merchants[0] ?? ''
  const description = descriptionOf(merchant)
  return categorize(description).channel === 'in store'
    ? `${description} #${100 + Math.floor(random() * 8)}`
    : description
}

function returnsOn(day: Day, purchases: readonly Activity[]): DatedRow[] {
  return purchases
    .filter(({ isReturned }) => isReturned)
    .map(({ row }) => ({
      ...row,
      key: `${row.key}-back`,
      transacted: day,
      posted: day + 1,
      cents: -row.cents,
      pendingCents: -row.cents,
    }))
}

function depositsFor(activities: readonly Activity[]): Deposit[] {
  return activities
    .filter(({ hasDeposit }) => hasDeposit)
    .map(({ row }) => ({
      ...row,
      key: `${row.key}-deposit`,
      posted: row.transacted + DEPOSIT_DAYS,
      cents: DEPOSIT_CENTS,
      pendingCents: DEPOSIT_CENTS,
      isReleased: true,
    }))
}

/** Pays the card's charges of the previous month from checking: one transaction on each account. */
function cardPayment(activities: readonly Activity[], day: Day): DatedRow[] {
  const cents = activities
    .filter(({ row }) => row.account === 'card')
    .reduce((sum, { row }) => sum + row.cents, 0)
  const row = { transacted: day, posted: day, currency: 'USD' }
  return [
    {
      ...row,
      key: `pay-${day}`,
      account: 'checking',
      cents,
      pendingCents: cents,
      description: 'CREDIT CARD PAYMENT',
    },
    {
      ...row,
      key: `paid-${day}`,
      account: 'card',
      cents: -cents,
      pendingCents: -cents,
      description: 'PAYMENT THANK YOU',
    },
  ]
}
