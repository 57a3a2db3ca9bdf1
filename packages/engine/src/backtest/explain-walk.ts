/** One year of one card, line by line: which rule paid what, what its cap had left, and what did not pay. */
import type { Card } from '../card/card.ts'
import type { Kind } from '../spend/spend.ts'
import { type Candidate, candidateOf, isInTime } from './candidates.ts'
import { type Plan, type PlanRule, periodOfMonth } from './plan.ts'
import type { Picks } from './terms.ts'
import { coveredCents } from './walk.ts'

/** All purchases of one kind on one day of the spending year. */
export type DayLine = Readonly<{
  slot: number
  realDay: number
  /** Days since the year began, and the place and number of its calendar month. */
  place: number
  month: number
  calendarMonth: number
  kind: Kind
  cents: number
}>

/** What is left of a cap: cents, or points where it limits the reward. */
export type CapRoom = Readonly<{ id: string; on: 'spend' | 'reward'; before: number; after: number }>

export type Payment = Readonly<{
  rule: string
  /** Beyond its cap a rule pays its rate after; a stacking rule pays on top of what else is paid. */
  as: 'rate' | 'rate-after' | 'on-top'
  rate: number
  cents: number
  units: number
  cap: CapRoom | null
}>

export type PaidLine = Readonly<{ line: DayLine; payments: readonly Payment[]; units: number }>

type Piece = Readonly<{ line: DayLine; cents: number; above: number }>
type Ledger = Readonly<{ card: Card; plan: Plan; picks: Picks; meters: Map<string, number> }>

/** Lines in the order in which they used up room. */
export function payLines(card: Card, plan: Plan, picks: Picks, lines: readonly DayLine[]): PaidLine[] {
  const ledger: Ledger = { card, plan, picks, meters: new Map() }
  const thresholds = [...new Set(plan.rules.map(({ above }) => above))].sort((a, b) => a - b)
  const paid: PaidLine[] = []
  let spent = 0
  for (const day of bySlot(lines)) {
    const ordered = day
      .map((line) => ({ line, rate: payingRules(ledger, line, false)[0]?.rate ?? 0 }))
      .sort((a, b) => b.rate - a.rate || ledger.plan.compareKinds(a.line.kind, b.line.kind))
    const payments = new Map<DayLine, Payment[]>()
    const pieces: Piece[] = []
    for (const { line } of ordered) {
      const cut = cutAt(line, spent, thresholds)
      pieces.push(...cut)
      payments.set(
        line,
        cut.flatMap((piece) => payPiece(ledger, payingRules(ledger, line, false), piece)),
      )
      spent += line.cents
    }
    payOnTop(ledger, pieces, payments)
    for (const { line } of ordered) {
      const own = payments.get(line) ?? []
      paid.push({ line, payments: own, units: own.reduce((sum, { units }) => sum + units, 0) })
    }
  }
  return paid
}

function bySlot(lines: readonly DayLine[]): DayLine[][] {
  const days: DayLine[][] = []
  for (const line of lines.toSorted((a, b) => a.slot - b.slot)) {
    const last = days.at(-1)
    if (last?.[0]?.slot === line.slot) {
      last.push(line)
    } else {
      days.push([line])
    }
  }
  return days
}

function payOnTop(ledger: Ledger, pieces: readonly Piece[], payments: Map<DayLine, Payment[]>): void {
  const ordered = pieces.toSorted((a, b) => ledger.plan.compareKinds(a.line.kind, b.line.kind))
  for (const rule of ledger.plan.rules.filter(({ isStacking }) => isStacking)) {
    for (const piece of ordered) {
      if (payingRules(ledger, piece.line, true).includes(rule)) {
        payments.get(piece.line)?.push(...payPiece(ledger, [rule], piece))
      }
    }
  }
}

/** Rules that pay for a line at that time, thresholds and caps aside. */
function payingRules(
  { plan, picks }: Pick<Ledger, 'plan' | 'picks'>,
  line: DayLine,
  isStacking: boolean,
): PlanRule[] {
  return plan.rules.filter((rule) => {
    const candidate = rule.isStacking === isStacking ? candidateOf(rule, line.kind) : null
    return (
      candidate !== null && isPicked(candidate, line, picks) && isInTime(candidate, line.realDay, line.place)
    )
  })
}

export function isPicked({ rule, option }: Candidate, { month }: DayLine, picks: Picks): boolean {
  return option < 0 || picks[rule.index]?.[month]?.includes(option) === true
}

function cutAt(line: DayLine, spent: number, thresholds: readonly number[]): Piece[] {
  const bounds = [...new Set([Number.NEGATIVE_INFINITY, ...thresholds])]
  const pieces = bounds.map((above, index) => {
    const clamp = (amount: number) =>
      Math.min(Math.max(amount, above), bounds[index + 1] ?? Number.POSITIVE_INFINITY)
    return { line, above, cents: clamp(spent + line.cents) - clamp(spent) }
  })
  const touched = pieces.filter(({ cents }) => cents !== 0)
  return line.cents < 0 ? touched.reverse() : touched
}

function payPiece(ledger: Ledger, rules: readonly PlanRule[], { line, cents, above }: Piece): Payment[] {
  const payments: Payment[] = []
  const metered = new Set<number>()
  let left = cents
  for (const rule of rules.filter((candidate) => candidate.above <= above)) {
    const { covered, room } = metered.has(rule.cap)
      ? { covered: 0, room: null }
      : cover(ledger, rule, line, left)
    if (rule.cap >= 0) {
      metered.add(rule.cap)
    }
    const as = rule.isStacking ? 'on-top' : 'rate'
    if (covered !== 0) {
      payments.push({
        rule: rule.id,
        as,
        rate: rule.rate,
        cents: covered,
        units: covered * rule.rate,
        cap: room,
      })
    }
    left -= covered
    if (left !== 0 && rule.rateAfter >= 0) {
      const units = left * rule.rateAfter
      payments.push({ rule: rule.id, as: 'rate-after', rate: rule.rateAfter, cents: left, units, cap: room })
      left = 0
    }
    if (left === 0) {
      break
    }
  }
  return payments
}

function cover({ card, plan, meters }: Ledger, rule: PlanRule, line: DayLine, cents: number) {
  const cap = rule.cap < 0 ? undefined : plan.caps[rule.cap]
  const id = Object.keys(card.caps)[rule.cap]
  const fact = id === undefined ? undefined : card.caps[id]
  if (cap === undefined || id === undefined || fact === undefined) {
    return { covered: cents, room: null }
  }
  const key = `${rule.cap} ${periodOfMonth(cap.per, line.calendarMonth)}`
  const before = meters.get(key) ?? 0
  const after = before + (cap.isOnReward ? cents * rule.rate : cents)
  meters.set(key, after)
  const scale = cap.limit / fact.amount
  const roomAt = (used: number) => Math.max(0, (cap.limit - used) / scale)
  const room = { id, on: fact.on, before: roomAt(before), after: roomAt(after) }
  return { covered: coveredCents(cap, rule.rate, before, after), room }
}
