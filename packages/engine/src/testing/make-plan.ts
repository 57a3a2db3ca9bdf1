/** Planning questions for examples worked out by hand. */
import type { Application, PlanBonus, PlanCard, PlanPerson, PlanQuestion } from '../plan/plan.ts'

const MONTHS = 12
const MONTH_CENTS = 150_000

/** $4,000 in 3 months. */
export const fourThousand = (cents: number): PlanBonus => ({
  cents,
  demands: [{ cents: 400_000, months: 3 }],
})

type Facts = Readonly<{
  /** Cents a year that all spending earns. */
  yearly?: number
  fee?: number
  bonuses?: readonly PlanBonus[]
  /** The last month in which the bonus is offered. */
  until?: number
}>

export function makePlanCard(
  id: string,
  { yearly = 0, fee = 0, bonuses = [], until = MONTHS }: Facts = {},
  months = MONTHS,
): PlanCard {
  return {
    id,
    limitedProgram: null,
    earnings: { firstYear: [yearly], lasting: [[yearly], [yearly]] },
    shared: null,
    creditCents: 0,
    firstAnniversaryCents: 0,
    anniversaryCents: 0,
    ownedFeeCents: [fee, fee],
    openings: Array.from({ length: months }, (_, month) => ({
      feeCents: fee,
      renewalFeeCents: fee,
      bonuses: month <= until ? bonuses : [],
    })),
  }
}

/** $1,500 a month. The person may apply for every card, once a month. */
export function askPlan(
  cards: readonly PlanCard[],
  changes: Partial<PlanPerson> = {},
  months = MONTHS,
): PlanQuestion {
  return {
    months,
    monthCents: MONTH_CENTS,
    startMonth: 2027 * 12,
    cards,
    limits: [],
    leastAddedCents: 0,
    people: [
      {
        owned: [],
        candidates: cards.map((_, index) => index),
        limits: [],
        bars: [],
        perYear: 12,
        monthsBetween: 1,
        ...changes,
      },
    ],
  }
}

/** Of the first person, without a bonus, kept. */
export function apply(card: number, month: number, changes: Partial<Application> = {}): Application {
  return { person: 0, card, month, bonus: null, closes: false, ...changes }
}
