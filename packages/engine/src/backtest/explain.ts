/** The audit trail of one card: every line of the year, and how the lines add up to the headline. */
import type { Years } from '../card/annual-fee.ts'
import type { Assumptions } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { type BonusStanding, bonusStanding } from '../card/intro-bonus.ts'
import type { CardYear } from '../card/rules-in-force.ts'
import { type Day, dayOfNumber } from '../day.ts'
import { RESTS_PER_CENT, roundDivision, roundParts, roundWorth, UNITS_PER_POINT, worth } from '../exact.ts'
import { type Cents, toCents } from '../money.ts'
import type { Kind, Spend } from '../spend/spend.ts'
import { pickOptions } from './choices.ts'
import { type CompiledCard, compileCatalog } from './compile.ts'
import { type DayLine, type Payment, payLines } from './explain-walk.ts'
import { foreignFeeRests } from './outcome.ts'
import { type PassedOver, passedOver } from './passed-over.ts'
import { planOf } from './plan.ts'
import { type SpendingYear, spendingYear } from './spending-year.ts'
import { type Tables, tabulate } from './tables.ts'
import type { Picks } from './terms.ts'

export type ExplainedLine = Readonly<{
  year: CardYear
  /** The day of the purchase, and the day of the spending year on which it counts. */
  day: Day
  countsOn: Day
  kind: Kind
  cents: Cents
  payments: readonly Payment[]
  passedOver: readonly PassedOver[]
  /** Its part of the headline: of the first year with its match, or of all later years together. */
  money: Cents
}>

/** What is not earned by a rule: the fee abroad (negative), points that come each year, credits that count. */
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
  bonus: BonusStanding
}>

/** How a card's result comes about, for a projection of so many years. */
export function explain(card: Card, spend: Spend, assumptions: Assumptions, years: Years = 1): Explanation {
  const compiled = compileCatalog([card], assumptions)
  const [compiledCard] = compiled.cards
  const year = spendingYear(spend)
  const { cellOfKind, cells, layouts } = compiled.layOut(year.kinds)
  const tables = tabulate(year, cellOfKind, cells.length)
  if (compiledCard === undefined) {
    throw new RangeError('a card that was compiled is gone')
  }
  const lines = dayLines(year, tables)
  const explained = (['first', 'later'] as const).slice(0, years === 1 ? 1 : 2).flatMap((cardYear) => {
    const { components = [] } = layouts[cardYear === 'first' ? compiledCard.first : compiledCard.later] ?? {}
    const picks: Picks = Object.assign([], ...components.map((component) => pickOptions(component, tables)))
    const plan = planOf(card, assumptions, cardYear)
    const times = cardYear === 'first' ? compiledCard.match : years - 1
    return payLines(card, plan, picks, lines).map((paid) => ({
      year: cardYear,
      paid,
      passedOver: passedOver({ card, plan, picks, assumptions, year: cardYear }, paid),
      units: paid.units * times,
    }))
  })
  const yearCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const bonus = bonusStanding(card, yearCents, assumptions)
  const extras = extrasOf(compiledCard, lines, years)
  const parts = [
    ...explained.map(({ units }) => worth(units, compiledCard.value)),
    ...extras.map(({ units, rests }) => worth(units, compiledCard.value, rests)),
  ]
  const money = roundWorth(
    sum([...explained.map(({ units }) => units), ...extras.map(({ units }) => units)]),
    compiledCard.value,
    sum(extras.map(({ rests }) => rests)),
  )
  const shares = roundParts(
    parts.map(({ cents }) => cents),
    parts.map(({ rest }) => rest),
    money,
  )
  const introMoney = roundDivision(bonus.hundredths, 100)
  const annualFee = compiledCard.fees[years - 1] ?? toCents(0)
  return {
    years,
    lines: explained.map(({ year: cardYear, paid, passedOver: others }, index) => ({
      year: cardYear,
      day: dayOfNumber(paid.line.realDay),
      countsOn: dayOfNumber(year.firstDay + paid.line.place),
      kind: paid.line.kind,
      cents: toCents(paid.line.cents),
      payments: paid.payments,
      passedOver: others,
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
      place: tables.places[slot] ?? 0,
      month,
      calendarMonth: tables.months[month] ?? 0,
    }
  })
}

type Extra = Readonly<{ kind: ExplainedExtra['kind']; units: number; rests: number }>

function extrasOf(card: CompiledCard, lines: readonly DayLine[], years: Years): Extra[] {
  const abroadCents = sum(lines.filter(({ kind }) => kind.isAbroad).map(({ cents }) => cents))
  const extras: Extra[] = [
    { kind: 'foreign-fee', units: 0, rests: foreignFeeRests(card.foreignFeePpm, abroadCents, years) },
    { kind: 'anniversary', units: (card.giftPoints[years - 1] ?? 0) * UNITS_PER_POINT, rests: 0 },
    { kind: 'credit', units: 0, rests: card.creditCents * years * RESTS_PER_CENT },
  ]
  return extras.filter(({ units, rests }) => units !== 0 || rests !== 0)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
