/** A question prepared for searching: typed rows, and everything about an application that doesn't depend on the others. */
import { bonusesInProgress } from './allot.ts'
import type { Application, PlanQuestion } from './plan.ts'
import { withReachableBonuses } from './reachable-bonuses.ts'
import { type CardRecord, findBar, findDecline } from './rules.ts'

export const MONTHS_PER_YEAR = 12

/** Cents a year by category. */
export type Row = Float64Array

export type CardRows = Readonly<{ firstYear: Row; lasting: readonly Row[]; firstYearTotal: number }>

export type ProblemCard = Readonly<{
  own: CardRows
  shared: CardRows | null
  /** The most that the card could pay, whether or not the other person has it too. */
  most: CardRows
  /** Index of its program in the question's limits, or -1. */
  limit: number
}>

export type PlanProblem = Readonly<{
  question: PlanQuestion
  /** Number of categories. */
  width: number
  /**
   * Sums are exact in parts: a part is 1 / (12 × spending of a month) of a cent. A cent a year that a month's spending
   * earns is `monthCents` parts.
   */
  partsPerCent: number
  cards: readonly ProblemCard[]
  /** By person: the cards they have or had. */
  records: readonly (readonly CardRecord[])[]
  /** Fees, credits and anniversary bonuses of the cards that people have, over all months. */
  owned: Readonly<{ fees: number; credits: number; anniversaries: number; byLimit: readonly number[] }>
  /** Bonuses in progress of these cards. */
  inProgress: readonly BonusSpending[]
}>

/** Spending that a bonus needs, and what it earns. */
export type BonusSpending = Readonly<{
  application: Pick<Application, 'month'>
  /** Cents of spending that the bonus needs, and the first month after its time. */
  required: number
  deadline: number
  /** Cents a year that everything earns on the card, or at most earns. */
  firstYearTotal: number
}>

/** Bonuses in progress that the spending can't reach are left out. */
export function prepareProblem(asked: PlanQuestion): PlanProblem {
  const question = withReachableBonuses(asked)
  const { cards, people, months, monthCents, limits } = question
  const limitOf = new Map(limits.map(({ program }, index) => [program, index]))
  const problemCards = cards.map(({ earnings, shared, limitedProgram }) => {
    const own = rowsOf(earnings)
    const both = shared === null ? null : rowsOf(shared)
    const limit = limitedProgram === null ? -1 : (limitOf.get(limitedProgram) ?? -1)
    return { own, shared: both, most: both === null ? own : highestRows(own, both), limit }
  })
  return {
    question,
    width: cards[0]?.earnings.firstYear.length ?? 0,
    partsPerCent: MONTHS_PER_YEAR * monthCents,
    cards: problemCards,
    records: people.map(({ owned }) => owned.map((card) => ({ ...card, isPlanned: false }))),
    owned: ownedParts(question, months, limitOf),
    inProgress: bonusesInProgress(people).map(({ card, demand }) => ({
      application: { month: 0 },
      required: demand.cents,
      deadline: Math.min(months, demand.months),
      firstYearTotal: Math.max(0, ...(problemCards[card]?.own.lasting ?? []).map(totalOf)),
    })),
  }
}

function totalOf(row: Row): number {
  return row.reduce((sum, cents) => sum + cents, 0)
}

function rowsOf({ firstYear, lasting }: PlanQuestion['cards'][number]['earnings']): CardRows {
  // Years with the same terms share a row, so that its gains are calculated once.
  const first = Float64Array.from(firstYear)
  const isFirst = (row: readonly number[]) => row.every((cents, category) => cents === first[category])
  return {
    firstYear: first,
    lasting: lasting.map((row) => (isFirst(row) ? first : Float64Array.from(row))),
    firstYearTotal: firstYear.reduce((sum, cents) => sum + cents, 0),
  }
}

/** If only one of two cards is in its first year, both pay what they pay later. */
function highestRows(own: CardRows, shared: CardRows): CardRows {
  const highest = (...rows: readonly Row[]) =>
    own.firstYear.map((_, category) => Math.max(...rows.map((row) => row[category] ?? 0)))
  return {
    firstYear: highest(own.firstYear, shared.firstYear, ...shared.lasting),
    lasting: own.lasting.map((row) => highest(row, ...shared.lasting)),
    firstYearTotal: own.firstYearTotal,
  }
}

/** Every fee of a card that a person has is spread over the months it pays for. */
function ownedParts(question: PlanQuestion, months: number, limitOf: ReadonlyMap<string, number>) {
  const { cards, people, monthCents, limits } = question
  const byLimit = limits.map(() => 0)
  let [fees, credits, anniversaries] = [0, 0, 0]
  for (const { card: index } of people.flatMap(({ owned }) =>
    owned.filter(({ closed }) => closed === null),
  )) {
    const card = cards[index]
    for (let month = 0; card !== undefined && month < months; month++) {
      fees += (card.ownedFeeCents[yearOf(month)] ?? 0) * monthCents
      credits += card.creditCents * monthCents
      anniversaries += card.anniversaryCents * monthCents
      const limit = limitOf.get(card.limitedProgram ?? '')
      if (limit !== undefined) {
        byLimit[limit] = (byLimit[limit] ?? 0) + card.anniversaryCents * monthCents
      }
    }
  }
  return { fees, credits, anniversaries, byLimit }
}

export function yearOf(month: number): number {
  return Math.floor(month / MONTHS_PER_YEAR)
}

/** What an application costs and pays whatever else is in the plan, in parts. */
export type FixedParts = Readonly<{ fees: number; credits: number; anniversaries: number; bonus: number }>

/**
 * The first fee counts in full. The second one, like credits and anniversary bonuses, is spread over the months it pays
 * for, because what those months earn after the plan isn't counted either.
 */
export function fixedParts(
  { question, partsPerCent }: PlanProblem,
  { card: index, month, bonus, closes }: Application,
): FixedParts {
  const card = question.cards[index]
  const opening = card?.openings[month]
  if (card === undefined || opening === undefined) {
    throw new RangeError(`there is no card ${index} to open in month ${month}`)
  }
  const { months, monthCents } = question
  const first = Math.min(MONTHS_PER_YEAR, months - month)
  const later = closes ? 0 : months - month - first
  return {
    fees: opening.feeCents * partsPerCent + opening.renewalFeeCents * later * monthCents,
    credits: card.creditCents * (first + later) * monthCents,
    anniversaries: (card.firstAnniversaryCents * first + card.anniversaryCents * later) * monthCents,
    bonus: bonus === null ? 0 : (opening.bonuses[bonus]?.cents ?? 0) * partsPerCent,
  }
}

/** What each new card must add, in parts. */
export function leastAddedParts({ question, partsPerCent }: PlanProblem): number {
  return question.leastAddedCents * partsPerCent
}

/** The first month without the card; null if it's kept. */
export function closedMonth({ month, closes }: Application): number | null {
  return closes ? month + MONTHS_PER_YEAR : null
}

/** A planned card as the rules see it. A claimed bonus counts as paid at the end of its time. */
export function recordOf({ question }: PlanProblem, application: Application): CardRecord {
  const { card, month, bonus } = application
  const demands = bonus === null ? [] : (question.cards[card]?.openings[month]?.bonuses[bonus]?.demands ?? [])
  return {
    card,
    opened: month,
    closed: closedMonth(application),
    bonus: bonus === null ? null : month + Math.max(0, ...demands.map(({ months }) => months)),
    isPlanned: true,
  }
}

/** True if the rules allow the application after those in `records`, which are the person's earlier cards. */
export function isAllowed(
  { question }: PlanProblem,
  records: readonly CardRecord[],
  { person: index, card, month, bonus }: Application,
): boolean {
  const person = question.people[index]
  return (
    person !== undefined &&
    !records.some((record) => record.card === card && (record.isPlanned || record.closed === null)) &&
    findDecline(question, person, records, card, month) === null &&
    (bonus === null || findBar(person, records, card, month) === null)
  )
}
