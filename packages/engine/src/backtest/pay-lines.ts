/** Pays one card line by line, for one year of a projection at a time: which rule paid what, and the remaining cap. */
import { isRefused } from '../card/acceptance.ts'
import type { Assumptions } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { addMonths, dayNumber, dayOfNumber } from '../day.ts'
import { MONTHS_PER_YEAR, type YearStart } from '../period.ts'
import type { Kind, Spend } from '../spend/spend.ts'
import { sum } from '../sum.ts'
import { type BillMonth, billMonths, payBill } from './bills.ts'
import { type Candidate, candidateOf, isInTime } from './candidates.ts'
import { type CompiledCard, compileCatalog } from './compile.ts'
import { layOutRuleSet } from './components.ts'
import { creditYear } from './credits.ts'
import { withinDeposit } from './deposit.ts'
import {
  type ChainPayment,
  chainOf,
  createMeters,
  cutAtThresholds,
  type Payment,
  payChain,
  payParts,
  startDayOfAll,
  toPayments,
} from './pay-chain.ts'
import { pickOptions } from './pick-options.ts'
import { type PreparedRule, type RuleSet, rulesAt, thresholdsOf } from './rule-set.ts'
import { type SpendingYear, spendingYear } from './spending-year.ts'
import { type Tables, tabulate } from './tables.ts'
import { isPicked, type MonthlyPicks, momentOf } from './terms.ts'

/** All purchases of one kind on one day of the spending year. */
export type DayLine = Readonly<{
  slot: number
  realDay: number
  /** Days since the start of the spending year, and the index and number of its calendar month. */
  yearDay: number
  month: number
  calendarMonth: number
  kind: Kind
  cents: number
}>

export type PaidLine = Readonly<{ line: DayLine; payments: readonly Payment[]; units: number }>

/** A line, the rules that pay for it, best first, and what they paid. */
type DayItem = Readonly<{
  line: DayLine
  rules: readonly PreparedRule[]
  bestRate: number
  payments: Payment[]
}>

/** Lines in the order in which they used up caps. */
export function payLines(
  card: Card,
  ruleSet: RuleSet,
  picks: MonthlyPicks,
  lines: readonly DayLine[],
  start: YearStart,
): PaidLine[] {
  const meters = createMeters(ruleSet)
  const thresholds = thresholdsOf(ruleSet)
  const stacking = ruleSet.rules.filter(({ isStacking }) => isStacking)
  const candidatesOf = createCandidates(ruleSet)
  const paid: PaidLine[] = []
  let spent = 0
  for (const day of bySlot(lines)) {
    startDayOfAll(meters, day[0]?.calendarMonth ?? 0, day[0]?.yearDay ?? 0, start)
    const items = day
      .map((line): DayItem => {
        const rules = payingRules(candidatesOf(line.kind), picks, line)
        return { line, rules, bestRate: bestRateOf(rules), payments: [] }
      })
      .sort((a, b) => b.bestRate - a.bestRate || ruleSet.compareKinds(a.line.kind, b.line.kind))
    const parts = new Map<DayItem, readonly number[]>()
    for (const item of items) {
      if (isRefused(ruleSet, item.line.kind)) {
        continue
      }
      const { cents } = item.line
      const own = thresholds.length === 0 ? [cents] : cutAtThresholds(cents, spent, thresholds)
      parts.set(item, own)
      spent += cents
      payItem(
        item,
        item.rules.filter(({ isStacking }) => !isStacking),
        own,
      )
    }
    for (const rule of stacking) {
      const own = items.filter(({ rules }) => rules.includes(rule))
      for (const item of own.sort((a, b) => ruleSet.compareKinds(a.line.kind, b.line.kind))) {
        payItem(item, [rule], parts.get(item) ?? [])
      }
    }
    paid.push(
      ...items.map(({ line, payments }) => ({
        line,
        payments,
        units: sum(payments.map(({ units: own }) => own)),
      })),
    )
  }
  return paid

  function payItem(item: DayItem, rules: readonly PreparedRule[], parts: readonly number[]): void {
    const onPayment = (payment: ChainPayment) => item.payments.push(...toPayments(card, payment))
    if (thresholds.length === 0) {
      payChain(chainOf(rules), meters, parts[0] ?? 0, onPayment)
      return
    }
    payParts(parts, (level) => chainOf(rulesAt(rules, thresholds, level)), meters, onPayment)
  }
}

/** Cents that can be paid with the card. */
export function acceptedCents(card: Card, lines: readonly DayLine[]): number {
  return sum(lines.filter(({ kind }) => !isRefused(card, kind)).map(({ cents }) => cents))
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

/** Rules that pay for a line at that time, thresholds and caps aside. */
function payingRules(candidates: readonly Candidate[], picks: MonthlyPicks, line: DayLine): PreparedRule[] {
  return candidates
    .filter((candidate) => isPicked(candidate, line.month, picks) && isInTime(candidate, line))
    .map(({ rule }) => rule)
}

/** A year has many lines of few kinds. */
function createCandidates({ rules }: RuleSet): (kind: Kind) => readonly Candidate[] {
  const known = new Map<Kind, readonly Candidate[]>()
  return (kind) => {
    const candidates = known.get(kind) ?? rules.flatMap((rule) => candidateOf(rule, kind) ?? [])
    known.set(kind, candidates)
    return candidates
  }
}

function bestRateOf(rules: readonly PreparedRule[]): number {
  return rules.find(({ isStacking }) => !isStacking)?.rate ?? 0
}

export type PaidYear = Readonly<{ ruleSet: RuleSet; picks: MonthlyPicks; paid: readonly PaidLine[] }>

export type CardPayments = Readonly<{
  compiledCard: CompiledCard
  year: SpendingYear
  lines: readonly DayLine[]
  bills: readonly BillMonth[]
  /** Statement credits, in cents a year. */
  creditCents: number
  /** Pays the spending year under the rule set at an index. */
  payYear: (ruleSetIndex: number | undefined) => PaidYear
}>

export function preparePayments(card: Card, spend: Spend, assumptions: Assumptions): CardPayments {
  const compiled = compileCatalog([card], assumptions)
  const [compiledCard] = compiled.cards
  if (compiledCard === undefined) {
    throw new RangeError('a card that was compiled is gone')
  }
  const whole = spendingYear(spend)
  const year = card.isSecured === true ? withinDeposit(whole, assumptions.depositCents) : whole
  const tables = tabulate(year, compiled.cells)
  const lines = dayLines(
    year,
    tables,
    (kind) => spend.isSpread === true && compiled.ruleSets.every((ruleSet) => ignoresDays(ruleSet, kind)),
  )
  const bills = billMonths(spend, tables, (cell) => !isRefused(card, cell))
  const pay = (ruleSetIndex: number): PaidYear => {
    const ruleSet = compiled.ruleSets[ruleSetIndex]
    if (ruleSet === undefined) {
      throw new RangeError(`${card.id} has no ruleSet ${ruleSetIndex}`)
    }
    const { components } = layOutRuleSet(ruleSet, tables.cells)
    const picks: MonthlyPicks = Object.assign([], ...components.map((each) => pickOptions(each, tables)))
    return {
      ruleSet,
      picks,
      paid: [
        ...payLines(card, ruleSet, picks, lines, tables.start),
        ...bills.map((bill) => payBillLine(ruleSet, bill)),
      ],
    }
  }
  const cache = new Map<number, PaidYear>()
  const payYear = (ruleSetIndex = -1): PaidYear => {
    const paid = cache.get(ruleSetIndex) ?? pay(ruleSetIndex)
    cache.set(ruleSetIndex, paid)
    return paid
  }
  const { cents: creditCents } = creditYear(tables).countedOf(card, assumptions)
  return { compiledCard, year, lines, bills, creditCents, payYear }
}

/** Lines of kinds that `canMerge` are one for each calendar month and month of the card: a fifteenth of those by day. */
function dayLines(year: SpendingYear, tables: Tables, canMerge: (kind: Kind) => boolean): DayLine[] {
  const sums = new Map<number, number>()
  const { slotOf, kindOf, cents } = year
  const isMerged = year.kinds.map(canMerge)
  const firstSlots = isMerged.includes(true) ? firstSlotsOf(year, tables) : null
  for (const [entry, own] of slotOf.entries()) {
    const kind = kindOf[entry] ?? 0
    const slot = isMerged[kind] ? (firstSlots?.[own] ?? own) : own
    const key = slot * year.kinds.length + kind
    sums.set(key, (sums.get(key) ?? 0) + (cents[entry] ?? 0))
  }
  return Array.from(sums).flatMap(([key, amount]) => {
    const kind = year.kinds[key % year.kinds.length]
    return kind === undefined || amount === 0
      ? []
      : dayLine(tables, Math.floor(key / year.kinds.length), kind, amount)
  })
}

/** True if only the month of a purchase matters to what the rule set pays for it. */
function ignoresDays(ruleSet: RuleSet, kind: Kind): boolean {
  return (
    ruleSet.overallCap === null &&
    thresholdsOf(ruleSet).length === 0 &&
    ruleSet.rules.every((rule) => {
      const candidate = candidateOf(rule, kind)
      const isByDay = rule.cap >= 0 || rule.firstDays < Number.POSITIVE_INFINITY
      return candidate === null || (!isByDay && candidate.spans === null)
    })
  )
}

/** By slot: the first slot of the same calendar month and month of the card. */
function firstSlotsOf({ firstDay }: SpendingYear, { yearDays, monthSlots }: Tables): number[] {
  const opened = dayOfNumber(firstDay)
  const cardMonths = Array.from(
    { length: MONTHS_PER_YEAR },
    (_, month) => dayNumber(addMonths(opened, month)) - firstDay,
  )
  let first = 0
  return Array.from(yearDays, (yearDay, slot) => {
    if (
      monthSlots.includes(slot) ||
      cardMonths.some((start) => start <= yearDay && (yearDays[slot - 1] ?? -1) < start)
    ) {
      first = slot
    }
    return first
  })
}

export function dayLine(tables: Tables, slot: number, kind: Kind, cents: number): DayLine {
  const month = tables.monthSlots.findLastIndex((start) => start <= slot)
  return { slot, kind, cents, ...momentOf(tables, slot, month) }
}

/** A month's rent or taxes as a line. No cap and no option concerns it, so it needs no slot. */
function payBillLine({ bills }: RuleSet, bill: BillMonth): PaidLine {
  const { leaf, cents, realDay, yearDay, calendarMonth } = bill
  const { rule, rate, units } = payBill(bills, bill)
  return {
    line: {
      slot: -1,
      month: -1,
      kind: { leaf, merchant: null, isAbroad: false },
      ...{ cents, realDay, yearDay, calendarMonth },
    },
    payments: [{ rule, as: 'rate', rate, cents, units, cap: null }],
    units,
  }
}
