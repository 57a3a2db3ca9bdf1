/** Why a step isn't a month earlier. */
import { expect, it } from 'vitest'
import { apply, askPlan, fourThousand, makePlanCard } from '../testing/make-plan.ts'
import type { Application, PlanCard, PlanPerson } from './plan.ts'
import { prepareProblem } from './problem.ts'
import { waitingReason } from './waiting.ts'

const bonuses = [fourThousand(50_000)]
const cards = [makePlanCard('a', { bonuses }), makePlanCard('b', { bonuses }), makePlanCard('have')]
const claim = (card: number, month: number) => apply(card, month, { bonus: 0 })
const all = new Set([0, 1, 2])

/** Of the last step. */
function reasonOf(
  plan: readonly Application[],
  changes: Partial<PlanPerson> = {},
  asked: readonly PlanCard[] = cards,
) {
  const step = plan.at(-1) ?? apply(0, 0)
  return waitingReason(prepareProblem(askPlan(asked, changes)), plan, step)
}

it('is the start in the first month', () => {
  expect(reasonOf([claim(0, 0)])).toEqual({ kind: 'start' })
})

it('is the pace, also after cards of the plan and of the past', () => {
  expect(reasonOf([claim(0, 0), claim(1, 6)], { monthsBetween: 6 })).toEqual({ kind: 'pace' })
  const owned = [{ card: 2, opened: -3, closed: null, bonus: null }]
  expect(reasonOf([claim(0, 3)], { monthsBetween: 6, owned })).toEqual({ kind: 'pace' })
  // Later cards don't count.
  expect(reasonOf([claim(1, 9), claim(0, 6)], { monthsBetween: 6 })).toMatchObject({ kind: 'value' })
})

it('is a rule that declines the card or bars its bonus', () => {
  const limits = [{ ruleId: 'limit', cards: all, counted: all, count: 1, within: { months: 6 } }]
  expect(reasonOf([claim(0, 0), claim(1, 6)], { limits })).toEqual({ kind: 'rule', ruleId: 'limit' })
  const bars = [{ ruleId: 'bar', cards: all, if: 'bonus', of: all, months: 4 } as const]
  // The first bonus is paid by month 3, and 4 months later is month 7.
  expect(reasonOf([claim(0, 0), claim(1, 7)], { bars })).toEqual({ kind: 'rule', ruleId: 'bar' })
  expect(reasonOf([claim(0, 0), apply(1, 7)], { bars })).toEqual({ kind: 'value', lossCents: 0 })
  expect(reasonOf([claim(0, 0), claim(1, 8)], { bars })).toEqual({ kind: 'value', lossCents: 0 })
})

it('is the spending if not all bonuses can be reached', () => {
  expect(reasonOf([claim(0, 0), claim(1, 3)])).toEqual({ kind: 'spending' })
  expect(reasonOf([claim(0, 0), claim(1, 4)])).toEqual({ kind: 'value', lossCents: 0 })
})

it('doesn’t depend on the other person’s cards, apart from the spending', () => {
  const question = askPlan(cards, { monthsBetween: 6 })
  const problem = prepareProblem({ ...question, people: [...question.people, ...question.people] })
  const others = [apply(0, 3, { person: 1 }), apply(1, 4, { person: 1 })]
  const step = claim(0, 5)
  expect(waitingReason(problem, [...others, step], step)).toEqual({ kind: 'value', lossCents: 0 })
})

it('doesn’t depend on bonuses of later steps', () => {
  const bars = [{ ruleId: 'bar', cards: all, if: 'bonus', of: all, months: 4 } as const]
  expect(reasonOf([claim(1, 9), claim(0, 5)], { bars })).toEqual({ kind: 'value', lossCents: 0 })
})

it('compares with the better of keeping and closing the card a month earlier', () => {
  const months = 24
  const costly = makePlanCard('costly', { fee: 9600 }, months)
  const problem = prepareProblem(askPlan([costly], {}, months))
  // Month 12 has one fee. Month 11 would have it too if the card is closed; kept, it would cost another $8.
  const kept = apply(0, 12)
  expect(waitingReason(problem, [kept], kept)).toEqual({ kind: 'value', lossCents: 0 })
  // Credits of $120 a year are worth more than the fee, so it would be kept: $10 of credits minus $8 of the fee.
  const rich = prepareProblem(askPlan([{ ...costly, creditCents: 12_000 }], {}, months))
  expect(waitingReason(rich, [kept], kept)).toEqual({ kind: 'value', lossCents: -200 })
})

it('is the value, with what a month earlier would cost', () => {
  // A fee of $95 until month 2, and $20 from month 3 on.
  const [first, ...others] = cards
  const falling =
    first === undefined
      ? []
      : [
          {
            ...first,
            openings: first.openings.map((opening, month) => ({
              ...opening,
              feeCents: month < 3 ? 9500 : 2000,
            })),
          },
        ]
  expect(reasonOf([claim(0, 3)], {}, [...falling, ...others])).toEqual({ kind: 'value', lossCents: 7500 })
})
