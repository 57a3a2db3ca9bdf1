/** Pays one card line by line, for one year of a projection at a time. */
import type { Assumptions } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import type { Spend } from '../spend/spend.ts'
import { type BillMonth, billMonths, payBill } from './bills.ts'
import { type CompiledCard, compileCatalog } from './compile.ts'
import { layOutPlan } from './components.ts'
import { type DayLine, type PaidLine, payLines } from './explain-lines.ts'
import { pickOptions } from './pick-options.ts'
import type { Plan } from './plan.ts'
import { type SpendingYear, spendingYear } from './spending-year.ts'
import { type Tables, tabulate } from './tables.ts'
import type { MonthlyPicks } from './terms.ts'

export type PaidYear = Readonly<{ plan: Plan; picks: MonthlyPicks; paid: readonly PaidLine[] }>

export type CardPayments = Readonly<{
  compiledCard: CompiledCard
  year: SpendingYear
  lines: readonly DayLine[]
  bills: readonly BillMonth[]
  /** Pays the spending year under the plan at an index. */
  payYear: (planIndex: number | undefined) => PaidYear
}>

export function preparePayments(card: Card, spend: Spend, assumptions: Assumptions): CardPayments {
  const compiled = compileCatalog([card], assumptions)
  const [compiledCard] = compiled.cards
  if (compiledCard === undefined) {
    throw new RangeError('a card that was compiled is gone')
  }
  const year = spendingYear(spend)
  const tables = tabulate(year, compiled.cells)
  const lines = dayLines(year, tables)
  const bills = billMonths(spend, tables)
  const pay = (planIndex: number): PaidYear => {
    const plan = compiled.plans[planIndex]
    if (plan === undefined) {
      throw new RangeError(`${card.id} has no plan ${planIndex}`)
    }
    const { components } = layOutPlan(plan, tables.cells)
    const picks: MonthlyPicks = Object.assign([], ...components.map((each) => pickOptions(each, tables)))
    return {
      plan,
      picks,
      paid: [...payLines(card, plan, picks, lines), ...bills.map((bill) => payBillLine(plan, bill))],
    }
  }
  const cache = new Map<number, PaidYear>()
  const payYear = (planIndex = -1): PaidYear => {
    const paid = cache.get(planIndex) ?? pay(planIndex)
    cache.set(planIndex, paid)
    return paid
  }
  return { compiledCard, year, lines, bills, payYear }
}

function dayLines(year: SpendingYear, tables: Tables): DayLine[] {
  const sums = new Map<number, number>()
  const { slotOf, kindOf, cents } = year
  for (const [entry, slot] of slotOf.entries()) {
    const key = slot * year.kinds.length + (kindOf[entry] ?? 0)
    sums.set(key, (sums.get(key) ?? 0) + (cents[entry] ?? 0))
  }
  return Array.from(sums).flatMap(([key, amount]) => {
    const slot = Math.floor(key / year.kinds.length)
    const kind = year.kinds[key % year.kinds.length]
    const month = tables.monthSlots.findLastIndex((start) => start <= slot)
    if (kind === undefined || amount === 0) {
      return []
    }
    return {
      slot,
      kind,
      cents: amount,
      realDay: tables.realDays[slot] ?? 0,
      yearDay: tables.yearDays[slot] ?? 0,
      month,
      calendarMonth: tables.months[month] ?? 0,
    }
  })
}

/** A month's rent or taxes as a line. No cap and no option concerns it, so it needs no slot. */
function payBillLine({ bills }: Plan, bill: BillMonth): PaidLine {
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
