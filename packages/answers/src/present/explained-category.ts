/** The lines of one category, which add up to what the card shows for it. */
import type { Explanation, ExplanationLine, ShownStat } from '@cardsight/contract'
import { categories, centsToDollars, toCents } from '@cardsight/engine'
import { presentCap } from './explained-caps.ts'
import type { Ledger } from './explained-ledger.ts'
import type { LineSum } from './explained-lines.ts'
import { joinYears, type Weighed } from './explained-years.ts'
import { roundToWhole } from './round-to-whole.ts'

const RATE_SCALE = 1000
const PPM = 1_000_000

type Part = Readonly<{ money: number; lines: ExplanationLine[]; extras: Explanation['extras'] }>

export function presentCategoryLines(ledger: Ledger, part: ShownStat, sums: readonly LineSum[]): Part {
  const fee = foreignFeeCents(ledger, part.category)
  const weighed = joinYears(ledger, sums)
  const cents = roundToWhole(
    weighed.map((line) => line.cents),
    Math.round(part.money * 100) - fee,
  )
  const points = roundToWhole(
    weighed.map((line) => line.points),
    part.points,
  )
  const lines = weighed.map((line, place) =>
    presentLine(ledger, part.category, { ...line, cents: cents[place] ?? 0, points: points[place] ?? 0 }),
  )
  return {
    money: part.money,
    lines: lines.sort((a, b) => yearOrder.indexOf(a.year) - yearOrder.indexOf(b.year) || b.money - a.money),
    extras:
      fee === 0
        ? []
        : [{ kind: 'foreign-fee', category: part.category, money: centsToDollars(toCents(fee)), points: 0 }],
  }
}

const yearOrder = ['every', 'first', 'later']

/** Zero or negative: a part of purchases abroad, of all years. */
function foreignFeeCents({ card, years, run }: Ledger, name: string): number {
  const place = categories.findIndex((category) => category.name === name)
  const abroadCents = run.result.abroadCents[place] ?? 0
  return -Math.round((abroadCents * (card.engine.foreignFeePpm ?? 0) * years) / PPM)
}

function presentLine(
  ledger: Ledger,
  category: string,
  { sum, year, years, cents, points }: Weighed,
): ExplanationLine {
  const { card, explanation, isMoney, rules } = ledger
  return {
    category,
    year,
    years,
    rule: sum.rule === null ? null : (rules.get(sum.rule)?.words ?? sum.rule),
    rate: sum.rate / RATE_SCALE,
    isOnTop: sum.isOnTop,
    isMatched: year === 'first' && card.engine.isFirstYearMatched,
    isBeyondCap: sum.isBeyondCap,
    spending: centsToDollars(toCents(sum.cents * years)),
    points,
    money: centsToDollars(toCents(cents)),
    cap: presentCap(card.engine, explanation, sum, isMoney),
    passedOver: [...sum.passedOver.values()].map(({ rule, rate, reason, cents: passed }) => ({
      rule: rules.get(rule)?.words ?? rule,
      rate: rate / RATE_SCALE,
      reason,
      condition: rules.get(rule)?.rule?.condition?.kind ?? null,
      spending: centsToDollars(toCents(passed * years)),
    })),
  }
}
