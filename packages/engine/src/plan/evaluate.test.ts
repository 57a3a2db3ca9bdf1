/** The value of plans worked out by hand: months of $10, so a cent is 12,000 parts. */
import { describe, expect, it } from 'vitest'
import { apply, askPlan, makePlanCard } from '../testing/make-plan.ts'
import { evaluatePlan } from './evaluate.ts'
import type { Application, PlanCard, PlanQuestion } from './plan.ts'
import { prepareProblem } from './problem.ts'

const MONTHS = 14
const PARTS_PER_CENT = 12_000

const bonuses = [{ cents: 500, demands: [{ cents: 1500, months: 2 }] }]
/** $2.40 a year for everything. The person has it. */
const have: PlanCard = {
  ...makePlanCard('have', { yearly: 240, fee: 36 }, MONTHS),
  creditCents: 48,
  anniversaryCents: 60,
}
/** $1.20 in its first year and $3.60 a year later. */
const added: PlanCard = {
  ...makePlanCard('new', { fee: 96, bonuses, until: MONTHS }, MONTHS),
  earnings: { firstYear: [120], lasting: [[360], [360]] },
  creditCents: 120,
  firstAnniversaryCents: 24,
  anniversaryCents: 36,
}

const ask = (changes: Partial<PlanQuestion> = {}): PlanQuestion => ({
  ...askPlan([have, added], { owned: [{ card: 0, opened: -30, closed: null, bonus: null }] }, MONTHS),
  monthCents: 1000,
  ...changes,
})

const evaluate = (question: PlanQuestion, plan: readonly Application[]) =>
  evaluatePlan(prepareProblem(question), plan)

describe('a plan', () => {
  it('without new cards has what the cards of the person pay and cost', () => {
    // 14 twelfths of $2.40, $0.48, $0.60 and $0.36.
    const evaluation = evaluate(ask(), [])
    expect(evaluation?.value()).toEqual({
      total: 280 + 56 + 70 - 42,
      rewards: 280,
      bonuses: 0,
      credits: 56,
      anniversaries: 70,
      fees: 42,
      unusable: 0,
    })
    expect(evaluation?.parts).toBe(364 * PARTS_PER_CENT)
  })

  it('with a new card adds its bonus, credits and fees, and $15 that earn what it pays', () => {
    const evaluation = evaluate(ask(), [apply(1, 1, { bonus: 0 })])
    // $15 of $140 earn $1.20 a year, which is 1%; of the rest, $115 earn 2% and month 13 earns 3%: $0.15, $2.30 and $0.30.
    // The card has 12 months of its first year and one of its second.
    expect(evaluation?.value()).toEqual({
      total: 275 + 500 + 186 + 97 - 146,
      rewards: 15 + 230 + 30,
      bonuses: 500,
      credits: 56 + 130,
      anniversaries: 70 + 24 + 3,
      fees: 42 + 96 + 8,
      unusable: 0,
    })
    expect(evaluation?.allotment.spent.map((row) => [...row].slice(0, 4))).toEqual([[0, 1000, 500, 0]])
  })

  it('is compared after what each card must add', () => {
    const plan = [apply(1, 1)]
    const parts = (leastAddedCents: number) => evaluate(ask({ leastAddedCents }), plan)?.parts ?? 0
    expect(parts(0) - parts(25)).toBe(25 * PARTS_PER_CENT)
    expect(evaluate(ask({ leastAddedCents: 25 }), plan)?.value()).toEqual(evaluate(ask(), plan)?.value())
  })

  it('whose bonus can’t be reached has no value', () => {
    expect(evaluate(ask(), [apply(1, 13, { bonus: 0 })])).toBeNull()
  })
})

describe('points that nobody can use', () => {
  const limited = (yearlyCents: number, shareBeyond: number, ...programs: readonly (string | null)[]) =>
    ask({
      cards: [have, added].map((card, index) => ({ ...card, limitedProgram: programs[index] ?? null })),
      limits: [{ program: 'miles', yearlyCents, shareBeyond }],
    })
  const unusable = (question: PlanQuestion, plan: readonly Application[]) => {
    const evaluation = evaluate(question, plan)
    const {
      total = 0,
      rewards = 0,
      bonuses: bonus = 0,
      credits = 0,
      anniversaries = 0,
      fees = 0,
    } = {
      ...evaluation?.value(),
    }
    const lost = evaluation?.value().unusable ?? 0
    expect(total).toBe(rewards + bonus + credits + anniversaries - fees - lost)
    return lost
  }
  const plan = [apply(1, 1, { bonus: 0 })]

  it('are those of purchases and anniversary bonuses beyond 14 months of the limit', () => {
    // $2.80 and $0.70 against 14 twelfths of $1.20.
    expect(unusable(limited(120, 0, 'miles'), [])).toBe(350 - 140)
    expect(unusable(limited(120, 0.5, 'miles'), [])).toBe(105)
    expect(unusable(limited(300, 0, 'miles'), [])).toBe(0)
    expect(unusable(limited(120, 0, null, 'miles'), [])).toBe(0)
    expect(unusable(limited(120, 0, 'other'), [])).toBe(0)
  })

  it('include the bonus, anniversary bonuses and all purchases of a new card', () => {
    // $5 + $0.27 + $0.15 + $0.30 of the new card; $2.30 + $0.70 of the other.
    expect(unusable(limited(0, 0, null, 'miles'), plan)).toBe(500 + 27 + 15 + 30)
    expect(unusable(limited(0, 0, 'miles'), plan)).toBe(230 + 70)
    expect(unusable(limited(0, 0, 'miles', 'miles'), plan)).toBe(572 + 300)
  })

  it('include what a bonus in progress earns on its card', () => {
    const inProgress = { cents: 1200, months: 2 }
    const question = limited(0, 0, 'miles')
    const busy = (cards: readonly PlanCard[]) => ({
      ...question,
      cards,
      people: question.people.map((person) => ({
        ...person,
        owned: [{ card: 0, opened: -1, closed: null, bonus: null, inProgress }],
      })),
    })
    expect(unusable(busy(question.cards), [])).toBe(350)
    // Without the limit on this card, there's nothing to lose.
    expect(unusable(busy([have, added]), [])).toBe(0)
  })
})

describe('a bonus in progress', () => {
  it('earns what its card pays in that year of the plan, not in its first', () => {
    const poor: PlanCard = {
      ...makePlanCard('poor', {}, MONTHS),
      earnings: { firstYear: [999], lasting: [[60], [120]] },
    }
    const question = ask({ cards: [have, poor] })
    const owned = [
      { card: 0, opened: -30, closed: null, bonus: null },
      { card: 1, opened: -3, closed: null, bonus: null, inProgress: { cents: 12_500, months: 13 } },
    ]
    const people = question.people.map((person) => ({ ...person, owned }))
    // $120 in the first year at 0.5% and $5 in the second at 1%; the other $15 at 2%.
    expect(evaluate({ ...question, people }, [])?.value().rewards).toBe(60 + 5 + 30)
  })
})
