/** Audit trail of one card: every line of the year. The lines add up to the headline amount. */
import type { Years } from '../card/annual-fee.ts'
import type { Assumptions } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { type BonusStatus, bonusStatus } from '../card/intro-bonus.ts'
import type { ProjectionYear } from '../card/terms-in-force.ts'
import { type Day, dayOfNumber } from '../day.ts'
import { SUBCENTS_PER_CENT } from '../exact.ts'
import { isBill } from '../leaf.ts'
import { type Cents, toCents } from '../money.ts'
import type { Kind, Spend } from '../spend/spend.ts'
import { amountsOver, anniversaryUnits, foreignFeeSubcents } from '../value/amounts.ts'
import { toBonusTerm } from '../value/money-terms.ts'
import { splitMoney } from '../value/split.ts'
import { tierMoney } from '../value/tier-money.ts'
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
  /** Its share of the headline amount: for all years it covers. */
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
  /** The part of `introMoney` that isn't a welcome bonus: a first-year match, or rates that end with the first year. */
  firstYearMoney: Cents
  annualFee: Cents
  /** money + introMoney - annualFee. */
  total: Cents
  bonus: BonusStatus
  /** By tier of the bonus: what it's worth. Earned tiers and `firstYearMoney` add up to `introMoney`. */
  tierMoney: readonly Cents[]
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
  const payYear = (planIndex = -1) => {
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
  const { lastingPlans } = compiledCard
  const explained = groupYears([{ plans: lastingPlans }], years).flatMap((group) => {
    const { plan, picks, paid } = payYear(lastingPlans[group.year - 1])
    return paid.map((line) => ({
      group,
      paid: line,
      skippedRules: isBill(line.line.kind.leaf)
        ? []
        : skippedRules({ card, plan, picks, assumptions, year: group.year }, line),
      units: line.units * group.count,
    }))
  })
  const extras = extrasOf(compiledCard, lines, years)
  const shares = splitMoney(
    [...explained, ...extras].map(({ units }) => units),
    [...explained.map(() => 0), ...extras.map(({ subcents }) => subcents)],
    compiledCard.price,
    years,
  )
  const firstYear = sumUnits(payYear(compiledCard.plans[0]).paid) * compiledCard.match
  const units = {
    lasting: sumUnits(explained),
    firstYearExtra: firstYear - sumUnits(payYear(lastingPlans[0]).paid),
  }
  const yearCents = sum(lines.map(({ cents }) => cents))
  const { money, introMoney, firstYearMoney } = amountsOver(
    compiledCard,
    compiledCard,
    units,
    { cents: yearCents, abroadCents: abroadCentsOf(lines), billCents: sum(bills.map(({ cents }) => cents)) },
    years,
  )
  const bonus = bonusStatus(card, yearCents, assumptions)
  const moneyOfTiers = tierMoney(
    bonus.tiers.map(({ tier, isEarned }) => ({ term: toBonusTerm(tier), isEarned })),
    units.lasting + anniversaryUnits(compiledCard, years) + units.firstYearExtra,
    compiledCard.price,
    years,
  )
  const annualFee = toCents(compiledCard.fees[years - 1] ?? 0)
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
    firstYearMoney: toCents(firstYearMoney),
    annualFee,
    total: toCents(money + introMoney - annualFee),
    bonus,
    tierMoney: moneyOfTiers.map(toCents),
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
  const fee = foreignFeeSubcents(card.foreignFeePpm, abroadCentsOf(lines), years)
  const extras: Extra[] = [
    { kind: 'foreign-fee', units: 0, subcents: -fee },
    { kind: 'anniversary', units: anniversaryUnits(card, years), subcents: 0 },
    { kind: 'credit', units: 0, subcents: card.creditCents * years * SUBCENTS_PER_CENT },
  ]
  return extras.filter(({ units, subcents }) => units !== 0 || subcents !== 0)
}

function abroadCentsOf(lines: readonly DayLine[]): number {
  return sum(lines.filter(({ kind }) => kind.isAbroad).map(({ cents }) => cents))
}

function sumUnits(parts: readonly Readonly<{ units: number }>[]): number {
  return sum(parts.map(({ units }) => units))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
