/**
 * A realistic, deterministic year of bank transactions: two cards and a checking account, bills, habits, two
 * trips, refunds, and lines that aren't purchases. The engine's own rules categorize it.
 */

import type { AccountLine } from '@cardsight/categorizer'
import {
  addDays,
  addMonths,
  type DayRange,
  dayRange,
  daysIn,
  isWithin,
  parseDay,
} from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { bills, type Habit, habits, oneOffs } from './linked-habits.ts'

export const linkedWindow: DayRange = dayRange(parseDay('2025-11-10'), parseDay('2026-11-10'))

/** Returns all transactions of the year, in date order. */
export function linkedLines(): AccountLine[] {
  const chance = createChance()
  return [
    ...bills.flatMap((bill) =>
      Array.from({ length: 13 }, (_, month) => ({
        ...bill,
        day: addDays(addMonths(linkedWindow.first, month), bill.onDay - 10),
        amountCents: toCents(bill.cents),
      })),
    ),
    ...habits.flatMap((habit) => linesOf(habit, chance)),
    ...oneOffs.map((line) => ({ ...line, day: parseDay(line.on), amountCents: toCents(line.cents) })),
  ]
    .filter(({ day }) => isWithin(linkedWindow, day))
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
}

function linesOf(habit: Habit, chance: () => number): AccountLine[] {
  const lines: AccountLine[] = []
  const days = daysIn(linkedWindow)
  for (
    let offset = chance() * habit.everyDays;
    offset < days;
    offset += habit.everyDays * (0.6 + 0.8 * chance())
  ) {
    const name = habit.names[Math.floor(chance() * habit.names.length)] ?? ''
    const [least, most] = habit.dollars
    const amountCents = toCents(Math.round((least + (most - least) * chance() ** 1.5) * 100))
    lines.push({
      day: addDays(linkedWindow.first, Math.floor(offset)),
      name,
      amountCents,
      account: habit.account,
      accountType: habit.account === 'checking-1' ? 'checking' : 'credit',
      plaidPrimary: habit.plaidPrimary,
    })
  }
  return lines
}

/** Park-Miller generator: deterministic pseudo-random numbers in [0, 1). */
function createChance(): () => number {
  let state = 20_261_110
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
