/**
 * A small question whose plans can be valued by hand: three months of $10, so 12,000 parts to a cent. The person has a card
 * that pays $1.20 a year, which is 120 × 1,000 parts a month.
 *
 * `rate` pays $2.40 a year. `large` and `small` pay bonuses of $0.50 and $0.40 for $15 in two months, and nothing else: such a
 * bonus is worth 600,000 or 480,000 parts, and its spending earns nothing. The best plan has both bonuses and leaves no
 * spending for rewards: 1,080,000 parts.
 */
import { type Entry, listEntries } from '../plan/entries.ts'
import type { PlanQuestion } from '../plan/plan.ts'
import { prepareProblem } from '../plan/problem.ts'
import { askPlan, makePlanCard } from './make-plan.ts'

const bonus = (cents: number) => [{ cents, demands: [{ cents: 1500, months: 2 }] }]

export const exampleQuestion: PlanQuestion = {
  ...askPlan(
    [
      makePlanCard('have', { yearly: 120 }),
      makePlanCard('rate', { yearly: 240 }),
      makePlanCard('large', { bonuses: bonus(50) }),
      makePlanCard('small', { bonuses: bonus(40) }),
    ],
    { owned: [{ card: 0, opened: -30, closed: null, bonus: null }], candidates: [1, 2, 3] },
    3,
  ),
  monthCents: 1000,
}

const entries = listEntries(prepareProblem(exampleQuestion))

function entry(card: number, month: number, claimed: number | null): Entry {
  const found = entries.find(
    ({ application }) =>
      application.card === card && application.month === month && application.bonus === claimed,
  )
  if (found === undefined) {
    throw new Error('the entry is possible')
  }
  return found
}

export const rate = (month: number) => entry(1, month, null)
export const large = (month: number) => entry(2, month, 0)
export const small = (month: number) => entry(3, month, 0)
