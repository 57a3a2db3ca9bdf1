/**
 * The best plan by trying all of them, month by month and without any bound. Shares nothing with the planner but the
 * question: rules are checked on real days, and each month's spending is handed out dollar order by deadline.
 */
import { addMonths, type Day, dayNumber, dayOfNumber, endOfMonth } from '../day.ts'
import type { Application, ApplicationLimit, OwnedCard, PlanQuestion } from '../plan/plan.ts'

const YEAR = 12

export type BrutePlan = Readonly<{ plan: readonly Application[]; parts: number; tried: number }>

/** `parts` are 1 / (12 × spending of a month) of a cent. `isExcluded` leaves out applications. */
export function bestPlanByTrying(
  question: PlanQuestion,
  isExcluded: (application: Application) => boolean = () => false,
): BrutePlan {
  let best = { plan: [] as readonly Application[], parts: partsOf(question, []) ?? 0 }
  let tried = 1
  const extend = (plan: readonly Application[]): void => {
    const last = plan.at(-1)
    for (const next of allApplications(question)) {
      const isLater =
        last === undefined ||
        next.month > last.month ||
        (next.month === last.month && next.person > last.person)
      if (isLater && !isExcluded(next) && isPermitted(question, plan, next)) {
        const longer = [...plan, next]
        const parts = partsOf(question, longer)
        tried++
        if (parts !== null && parts > best.parts) {
          best = { plan: longer, parts }
        }
        extend(longer)
      }
    }
  }
  extend([])
  return { ...best, tried }
}

function allApplications({ people, cards, months }: PlanQuestion): Application[] {
  return people.flatMap(({ candidates }, person) =>
    candidates.flatMap((card) =>
      Array.from({ length: months }, (_, month) => month).flatMap((month) => {
        const opening = cards[card]?.openings[month]
        const bonuses = opening?.bonuses.map((_, index) => index) ?? []
        const closing = (opening?.renewalFeeCents ?? 0) > 0 && month + YEAR < months ? [false, true] : [false]
        return [null, ...bonuses].flatMap((bonus) =>
          closing.map((closes) => ({ person, card, month, bonus, closes })),
        )
      }),
    ),
  )
}

type Fact = Readonly<{ card: number; opened: Day; closed: Day | null; bonus: Day | null }>

function isPermitted(question: PlanQuestion, plan: readonly Application[], next: Application): boolean {
  const person = question.people[next.person]
  if (person === undefined) {
    return false
  }
  const own = plan.filter((each) => each.person === next.person)
  const today = firstDay(question, next.month)
  const facts = [
    ...person.owned.map((card) => ownedFact(question, card)),
    ...own.map((each) => plannedFact(question, each)),
  ]
  const openings = [...person.owned.map(({ opened }) => opened), ...own.map(({ month }) => month)]
  const isOpen = ({ closed }: Fact) => closed === null || closed > today
  const isTooSoon = openings.some((month) => next.month < month + person.monthsBetween)
  const isTooMany = openings.filter((month) => month > next.month - YEAR).length >= person.perYear
  const isHeld =
    person.owned.some(({ card, closed }) => card === next.card && closed === null) ||
    own.some(({ card }) => card === next.card)
  const isCounted = (within: ApplicationLimit['within'], fact: Fact) => {
    if (within === null) {
      return isOpen(fact)
    }
    return 'months' in within
      ? addMonths(fact.opened, within.months) > today
      : dayNumber(fact.opened) + within.days > dayNumber(today)
  }
  const isDeclined = person.limits.some(
    ({ cards, counted, count, within }) =>
      cards.has(next.card) &&
      facts.filter((fact) => counted.has(fact.card) && isCounted(within, fact)).length >= count,
  )
  const isBarred = person.bars.some(
    ({ cards, if: condition, of, months }) =>
      cards.has(next.card) &&
      facts.some((fact) => {
        const isRecent = (day: Day | null) =>
          day !== null && (months === null || addMonths(day, months) > today)
        return (
          (of === 'same' ? fact.card === next.card : of.has(fact.card)) &&
          (condition === 'bonus'
            ? isRecent(fact.bonus)
            : isOpen(fact) || (condition === 'had' && isRecent(fact.closed)))
        )
      }),
  )
  return !(isTooSoon || isTooMany || isHeld || isDeclined) && (next.bonus === null || !isBarred)
}

function firstDay({ startMonth }: PlanQuestion, month: number): Day {
  return dayOfNumber(endOfMonth(startMonth + month - 1))
}

function lastDay({ startMonth }: PlanQuestion, month: number): Day {
  return dayOfNumber(endOfMonth(startMonth + month) - 1)
}

function ownedFact(question: PlanQuestion, { card, opened, closed, bonus }: OwnedCard): Fact {
  return {
    card,
    opened: lastDay(question, opened),
    closed: closed === null ? null : lastDay(question, closed),
    bonus: bonus === null ? null : lastDay(question, bonus),
  }
}

function plannedFact(question: PlanQuestion, { card, month, bonus, closes }: Application): Fact {
  const demands = bonus === null ? [] : (question.cards[card]?.openings[month]?.bonuses[bonus]?.demands ?? [])
  const time = Math.max(0, ...demands.map(({ months }) => months))
  return {
    card,
    opened: firstDay(question, month),
    closed: closes ? firstDay(question, month + YEAR) : null,
    bonus: bonus === null ? null : firstDay(question, month + time),
  }
}

/** The value, minus what each new card must add. Null if a claimed bonus isn't reached. */
function partsOf(question: PlanQuestion, plan: readonly Application[]): number | null {
  const { cards, people, months, monthCents, limits } = question
  const points = new Map<string, number>()
  let total = 0
  const pay = (card: number, parts: number) => {
    total += parts
    const program = cards[card]?.limitedProgram ?? ''
    points.set(program, (points.get(program) ?? 0) + parts)
  }
  const demands = [
    ...reachableInProgress(question),
    ...plan.flatMap(({ card, month, bonus }) =>
      bonus === null
        ? []
        : (cards[card]?.openings[month]?.bonuses[bonus]?.demands ?? []).map((demand) => ({
            card,
            opened: month,
            end: month + demand.months,
            missing: demand.cents,
            isOwned: false,
          })),
    ),
  ]
  for (let month = 0; month < months; month++) {
    let left = monthCents
    for (;;) {
      const [next] = demands
        .filter(({ opened, end, missing }) => opened <= month && month < end && missing > 0)
        .sort((a, b) => a.end - b.end || a.opened - b.opened)
      if (next === undefined || left === 0) {
        break
      }
      const cents = Math.min(left, next.missing)
      next.missing -= cents
      left -= cents
      const { firstYear, lasting } = cards[next.card]?.earnings ?? { firstYear: [], lasting: [] }
      const row = next.isOwned ? lasting[Math.floor(month / YEAR)] : firstYear
      const yearly = (row ?? []).reduce((sum, each) => sum + each, 0)
      pay(next.card, yearly * cents)
    }
    for (const { card, cents } of bestUses(question, plan, month)) {
      pay(card, cents * left)
    }
  }
  if (demands.some(({ missing }) => missing > 0)) {
    return null
  }
  const cent = YEAR * monthCents
  for (const { card, month, bonus, closes } of plan) {
    const own = cards[card]
    const opening = own?.openings[month]
    for (let at = month; own !== undefined && at < (closes ? month + YEAR : months); at++) {
      const isFirst = at < month + YEAR
      total += own.creditCents * monthCents
      pay(card, (isFirst ? own.firstAnniversaryCents : own.anniversaryCents) * monthCents)
      total -= isFirst ? 0 : (opening?.renewalFeeCents ?? 0) * monthCents
    }
    total -= ((opening?.feeCents ?? 0) + question.leastAddedCents) * cent
    pay(card, bonus === null ? 0 : (opening?.bonuses[bonus]?.cents ?? 0) * cent)
  }
  for (const { card } of people.flatMap(({ owned }) => owned.filter(({ closed }) => closed === null))) {
    for (let month = 0; month < months; month++) {
      const own = cards[card]
      total += ((own?.creditCents ?? 0) - (own?.ownedFeeCents[Math.floor(month / YEAR)] ?? 0)) * monthCents
      pay(card, (own?.anniversaryCents ?? 0) * monthCents)
    }
  }
  for (const { program, yearlyCents, shareBeyond } of limits) {
    const excess = (points.get(program) ?? 0) - yearlyCents * months * monthCents
    total -= excess > 0 ? Math.ceil(excess * (1 - shareBeyond)) : 0
  }
  return total
}

/** All of them start with the plan, so they fit if the spending until each deadline is enough for those due by then. */
function reachableInProgress({ people, months, monthCents }: PlanQuestion) {
  const inOrder = people
    .flatMap(({ owned }) => owned)
    .filter(({ closed }) => closed === null)
    .flatMap(({ card, inProgress }) => (inProgress === undefined ? [] : [{ card, ...inProgress }]))
    .sort((a, b) => a.months - b.months)
  let due = 0
  return inOrder.flatMap(({ card, cents, months: time }) => {
    const end = Math.min(months, time)
    if (due + cents > monthCents * end) {
      return []
    }
    due += cents
    return [{ card, opened: 0, end, missing: cents, isOwned: true }]
  })
}

/** The card that pays most for each category, and what it pays a year. */
function bestUses({ cards, people, months }: PlanQuestion, plan: readonly Application[], month: number) {
  const open = [
    ...people.flatMap(({ owned }, person) =>
      owned.filter(({ closed }) => closed === null).map(({ card }) => ({ card, person, isNew: false })),
    ),
    ...plan
      .filter((each) => each.month <= month && month < (each.closes ? each.month + YEAR : months))
      .map((each) => ({ card: each.card, person: each.person, isNew: month < each.month + YEAR })),
  ]
  const year = Math.floor(month / YEAR)
  const width = cards[0]?.earnings.firstYear.length ?? 0
  return Array.from({ length: width }, (_, category) => {
    const ways = open.flatMap(({ card, person, isNew }) => {
      const { earnings, shared } = cards[card] ?? {}
      const partner = open.find((each) => each.card === card && each.person !== person)
      const own = isNew ? earnings?.firstYear : earnings?.lasting[year]
      const both = isNew && partner?.isNew === true ? shared?.firstYear : shared?.lasting[year]
      return [
        { card, cents: own?.[category] ?? 0 },
        ...(partner === undefined || !shared ? [] : [{ card, cents: both?.[category] ?? 0 }]),
      ]
    })
    return ways.reduce((most, way) => (way.cents > most.cents ? way : most), { card: -1, cents: 0 })
  })
}
