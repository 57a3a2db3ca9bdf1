/** Audit trail of one card: every line of the year. The lines add up to the headline amount. */
import type { Years } from '../card/annual-fee.ts'
import type { Assumptions } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { type BonusStatus, bonusStatus } from '../card/intro-bonus.ts'
import type { ProjectionYear } from '../card/terms-in-force.ts'
import { type Day, dayOfNumber } from '../day.ts'
import { roundDivision, roundParts, roundWorth, SUBCENTS_PER_CENT, UNITS_PER_POINT, worth } from '../exact.ts'
import { type Cents, toCents } from '../money.ts'
import type { Kind, Spend } from '../spend/spend.ts'
import { foreignFeeSubcents } from './backtest.ts'
import { type BillMonth, billMonths, payBill } from './bills.ts'
import { type CompiledCard, compileCatalog } from './compile.ts'
import { layOutPlan } from './components.ts'
import { type DayLine, type PaidLine, type Payment, payLines } from './explain-lines.ts'
import { pickOptions } from './pick-options.ts'
import type { Plan } from './plan.ts'
import { type SkippedRule, skippedRules } from './skipped-rules.ts'
import { type SpendingYear, spendingYear } from './spending-year.ts'
import { type Tables, tabulate } from './tables.ts'
import type { MonthlyPicks } from './terms.ts'
import { groupYears } from './year-groups.ts'

export type ExplainedLine = Readonly<{
  /** First of the consecutive years with the same terms that the line covers, and their number. Year 1 is alone. */
  year: ProjectionYear
  years: number
  /** The day of the purchase, and the day of the spending year on which it counts. */
  day: Day
  countsOn: Day
  kind: Kind
  cents: Cents
  payments: readonly Payment[]
  skippedRules: readonly SkippedRule[]
  /** Its share of the headline amount: for all years it covers, including any match. */
  money: Cents
}>

/** Amounts that no rule earns: foreign fees (negative), anniversary bonuses, statement credits. */
export type ExplainedExtra = Readonly<{ kind: 'foreign-fee' | 'anniversary' | 'credit'; money: Cents }>

export type Explanation = Readonly<{
  years: Years
  lines: readonly ExplainedLine[]
  extras: readonly ExplainedExtra[]
  /** Exactly the sum of all lines and extras. */
  money: Cents
  introMoney: Cents
  annualFee: Cents
  /** money + introMoney - annualFee. */
  total: Cents
  bonus: BonusStatus
}>

/** Explains a card's result for a projection of `years`. */
export function explain(card: Card, spend: Spend, assumptions: Assumptions, years: Years = 1): Explanation {
  const compiled = compileCatalog([card], assumptions)
  const [compiledCard] = compiled.cards
  if (compiledCard === undefined) {
    throw new RangeError('a card that was compiled is gone')
  }
  const year = spendingYear(spend)
  const tables = tabulate(year, compiled.cells)
  const lines = dayLines(year, tables)
  const bills = billMonths(spend, tables)
  const explained = groupYears([compiledCard], years).flatMap((group) => {
    const plan = compiled.plans[compiledCard.plans[group.year - 1] ?? -1]
    if (plan === undefined) {
      throw new RangeError(`${card.id} has no plan for year ${group.year}`)
    }
    const { components } = layOutPlan(plan, tables.cells)
    const picks: MonthlyPicks = Object.assign([], ...components.map((each) => pickOptions(each, tables)))
    const times = group.year === 1 ? compiledCard.match : group.count
    const situation = { card, plan, picks, assumptions, year: group.year }
    return [
      ...payLines(card, plan, picks, lines).map((paid) => ({ paid, skipped: skippedRules(situation, paid) })),
      ...bills.map((bill) => ({ paid: payBillLine(plan, bill), skipped: [] })),
    ].map(({ paid, skipped }) => ({ group, paid, skippedRules: skipped, units: paid.units * times }))
  })
  const yearCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const bonus = bonusStatus(card, yearCents, assumptions)
  const extras = extrasOf(compiledCard, lines, years)
  const parts = [
    ...explained.map(({ units }) => worth(units, compiledCard.value)),
    ...extras.map(({ units, subcents }) => worth(units, compiledCard.value, subcents)),
  ]
  const money = roundWorth(
    sum([...explained.map(({ units }) => units), ...extras.map(({ units }) => units)]),
    compiledCard.value,
    sum(extras.map(({ subcents }) => subcents)),
  )
  const shares = roundParts(
    parts.map(({ cents }) => cents),
    parts.map(({ subcents }) => subcents),
    money,
  )
  const introMoney = roundDivision(bonus.hundredths, 100)
  const annualFee = compiledCard.fees[years - 1] ?? toCents(0)
  return {
    years,
    lines: explained.map(({ group, paid, skippedRules: skipped }, index) => ({
      year: group.year,
      years: group.count,
      day: dayOfNumber(paid.line.realDay),
      countsOn: dayOfNumber(year.firstDay + paid.line.yearDay),
      kind: paid.line.kind,
      cents: toCents(paid.line.cents),
      payments: paid.payments,
      skippedRules: skipped,
      money: toCents(shares[index] ?? 0),
    })),
    extras: extras.map(({ kind }, index) => ({
      kind,
      money: toCents(shares[explained.length + index] ?? 0),
    })),
    money: toCents(money),
    introMoney: toCents(introMoney),
    annualFee,
    total: toCents(money + introMoney - annualFee),
    bonus,
  }
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

type Extra = Readonly<{ kind: ExplainedExtra['kind']; units: number; subcents: number }>

function extrasOf(card: CompiledCard, lines: readonly DayLine[], years: Years): Extra[] {
  const abroadCents = sum(lines.filter(({ kind }) => kind.isAbroad).map(({ cents }) => cents))
  const extras: Extra[] = [
    { kind: 'foreign-fee', units: 0, subcents: -foreignFeeSubcents(card.foreignFeePpm, abroadCents, years) },
    { kind: 'anniversary', units: (card.anniversaryPoints[years - 1] ?? 0) * UNITS_PER_POINT, subcents: 0 },
    { kind: 'credit', units: 0, subcents: card.creditCents * years * SUBCENTS_PER_CENT },
  ]
  return extras.filter(({ units, subcents }) => units !== 0 || subcents !== 0)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
