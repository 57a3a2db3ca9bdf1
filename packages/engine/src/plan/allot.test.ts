import fc from 'fast-check'
import { expect, it } from 'vitest'
import { effort } from '../testing/effort.ts'
import { allotSpending } from './allot.ts'
import type { PlanCard } from './plan.ts'

const MONTHS = 8
const CENTS = 100

const bonuses = fc.array(
  fc.record({
    month: fc.nat(MONTHS - 1),
    cents: fc.integer({ min: 1, max: 400 }),
    months: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 4 },
)

type Bonus = Readonly<{ month: number; cents: number; months: number }>

function allot(given: readonly Bonus[]) {
  const cards = given.map(
    ({ cents, months }, index): PlanCard => ({
      id: `${index}`,
      limitedProgram: null,
      earnings: { firstYear: [], lasting: [] },
      shared: null,
      creditCents: 0,
      firstAnniversaryCents: 0,
      anniversaryCents: 0,
      ownedFeeCents: [],
      openings: Array.from({ length: MONTHS }, () => ({
        feeCents: 0,
        renewalFeeCents: 0,
        bonuses: [{ cents: 0, demands: [{ cents, months }] }],
      })),
    }),
  )
  const plan = given.map(({ month }, card) => ({ person: 0, card, month, bonus: 0, closes: false }))
  return allotSpending({ months: MONTHS, monthCents: CENTS, cards, people: [] }, plan)
}

/** Spending can be divided among bonuses if no period has less of it than the bonuses that lie within (Hall's theorem). */
function isReachable(given: readonly Bonus[]): boolean {
  for (let from = 0; from < MONTHS; from++) {
    for (let until = from + 1; until <= MONTHS; until++) {
      const needed = given
        .filter(({ month, months }) => month >= from && Math.min(MONTHS, month + months) <= until)
        .reduce((sum, { cents }) => sum + cents, 0)
      if (needed > (until - from) * CENTS) {
        return false
      }
    }
  }
  return true
}

it('reaches all bonuses whenever any division of the spending does', () => {
  fc.assert(
    fc.property(bonuses, (given) => {
      expect(allot(given) !== null).toBe(isReachable(given))
    }),
    effort(1000),
  )
})

it('puts each dollar on one card, and each bonus’s dollars within its time', () => {
  fc.assert(
    fc.property(bonuses, (given) => {
      const { spent = [], steered = [] } = allot(given) ?? {}
      for (const [index, own] of spent.entries()) {
        const { month, months, cents } = given[index] ?? { month: 0, months: 0, cents: 0 }
        expect(own.reduce((sum, each) => sum + each, 0)).toBe(cents)
        expect(own.slice(month, month + months).reduce((sum, each) => sum + each, 0)).toBe(cents)
      }
      for (const [month, cents] of [...steered].entries()) {
        expect(cents).toBeLessThanOrEqual(CENTS)
        expect(spent.reduce((sum, own) => sum + (own[month] ?? 0), 0)).toBe(cents)
      }
    }),
    effort(300),
  )
})
