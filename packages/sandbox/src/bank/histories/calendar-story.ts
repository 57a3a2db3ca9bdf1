/** Stories that move with the calendar: each day is told from the day alone, so the past never changes. */
import { type Day, daysOfMonthBefore, partsOf } from '../days.ts'
import { categorise, printOf } from './categorise.ts'
import { chanceOf } from './chance.ts'
import type { Habit } from './habit.ts'
import type { Persona } from './personas.ts'
import type { Row, Story, Telling } from './story.ts'

type Dated = Omit<Row, 'isPending'>

/** A deposit is pending until it is let go; it never posts. */
type Deposit = Dated & { readonly isLetGo: true }

const RETURN_AFTER_DAYS = 6
const RETURN_CHANCE = 0.12
const TIP_SHARE = 0.18
const HOLD_CENTS = 100
const CARD_PAYMENT_DATE = 21
const DEPOSIT_CENTS = 15_000
const DEPOSIT_DAYS = 4

/** `seed` keeps apart the same persona at two banks. */
export function createCalendarStory(persona: Persona, seed: string): Story {
  const deedsOf = remembered((day) => deedsOfDay(persona, seed, day))
  const rowsOf = remembered((day) => [
    ...deedsOf(day).map(({ row }) => row),
    ...returnsOfDay(deedsOf(day - RETURN_AFTER_DAYS), day),
    ...depositsOfDay(deedsOf(day)),
    ...(persona.paysCard && partsOf(day).date === CARD_PAYMENT_DATE
      ? cardPayment(daysOfMonthBefore(day).flatMap(deedsOf), day)
      : []),
  ])
  return {
    accounts: persona.accounts,
    tell: ({ start, from, today }: Telling) => {
      const first = Math.max(from, start - persona.days + 1)
      const days = Array.from({ length: Math.max(0, today - first + 1) }, (_, index) => first + index)
      return days
        .flatMap<Dated | Deposit>(rowsOf)
        .filter((row) => row.posted > today || !('isLetGo' in row))
        .map((row) => ({ ...row, isPending: row.posted > today }))
    },
  }
}

function remembered<T>(tell: (day: Day) => T): (day: Day) => T {
  const told = new Map<Day, T>()
  return (day) => {
    const answer = told.get(day) ?? tell(day)
    told.set(day, answer)
    return answer
  }
}

type Deed = { readonly row: Dated; readonly isReturned: boolean; readonly hasDeposit: boolean }

function deedsOfDay({ habits }: Persona, seed: string, day: Day): Deed[] {
  return habits.flatMap((habit, index) => {
    const chance = chanceOf(seed, index, day)
    if (!isDue(habit.when, { seed, index, day, draw: chance() })) {
      return []
    }
    const row = toRow(habit, `h${index}-${day}`, day, chance)
    const isReturned = habit.trait === 'returns' && chance() < RETURN_CHANCE
    return [{ row, isReturned, hasDeposit: habit.trait === 'deposit' }]
  })
}

type Occasion = { seed: string; index: number; day: Day; draw: number }

function isDue(when: Habit['when'], { seed, index, day, draw }: Occasion): boolean {
  switch (when.kind) {
    case 'monthly':
      return partsOf(day).date === when.on
    case 'every':
      return (day + Math.floor(chanceOf(seed, index)() * when.days)) % when.days === 0
    case 'often':
      return draw < when.perWeek / 7
  }
}

function toRow(habit: Habit, key: string, day: Day, chance: () => number): Dated {
  const [least, most] = habit.cents
  const cents = Math.round(least + (most - least) * chance() ** 1.6)
  const posted = habit.print === null ? day + 1 + Math.floor(chance() * 2) : day
  const account = habit.account
  const description = habit.print ?? printFor(habit.merchants, chance)
  return {
    key,
    account,
    transacted: day,
    posted,
    cents,
    pendingCents: held(habit, cents),
    description,
    currency: 'USD',
  }
}

function held({ trait }: Habit, cents: number): number {
  switch (trait) {
    case 'tip':
      return Math.round(cents / (1 + TIP_SHARE))
    case 'hold':
      return HOLD_CENTS
    default:
      return cents
  }
}

function printFor(merchants: readonly string[], chance: () => number): string {
  const name = merchants[Math.floor(chance() * merchants.length)] ?? merchants[0] ?? ''
  const print = printOf(name)
  return categorise(print).channel === 'in store' ? `${print} #${100 + Math.floor(chance() * 8)}` : print
}

function returnsOfDay(deeds: readonly Deed[], day: Day): Dated[] {
  return deeds
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

function depositsOfDay(deeds: readonly Deed[]): Deposit[] {
  return deeds
    .filter(({ hasDeposit }) => hasDeposit)
    .map(({ row }) => ({
      ...row,
      key: `${row.key}-deposit`,
      posted: row.transacted + DEPOSIT_DAYS,
      cents: DEPOSIT_CENTS,
      pendingCents: DEPOSIT_CENTS,
      isLetGo: true,
    }))
}

/** What the card was charged in the month before, from checking to the card, in two rows. */
function cardPayment(deeds: readonly Deed[], day: Day): Dated[] {
  const cents = deeds.filter(({ row }) => row.account === 'card').reduce((sum, { row }) => sum + row.cents, 0)
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
