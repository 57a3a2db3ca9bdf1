/** Lines of one category, which add up to the amount shown for it. */
import { describeAcceptance } from '@cardsight/catalog'
import type { Explanation, ExplanationLine } from '@cardsight/contract/backtest'
import type { ShownStat } from '@cardsight/contract/runs'
import { categories } from '@cardsight/engine/categories'
import { centsToDollars, toCents } from '@cardsight/engine/money'
import { presentCap } from './explained-caps.ts'
import type { LineSum } from './explained-lines.ts'
import { mergeYears, type YearlyLine } from './explained-years.ts'
import type { ExplanationContext } from './explanation-context.ts'
import { roundToTotal } from './round-to-total.ts'

const RATE_SCALE = 1000
const PPM = 1_000_000

type Part = Readonly<{ money: number; lines: ExplanationLine[]; extras: Explanation['extras'] }>

export function presentCategoryLines(
  context: ExplanationContext,
  part: ShownStat,
  sums: readonly LineSum[],
): Part {
  const fee = foreignFeeCents(context, part.category)
  const yearlyLines = mergeYears(context, sums)
  const total = Math.round(part.money * 100) - fee
  const cents = roundToTotal(withinLimit(context, yearlyLines, total), total)
  const points = roundToTotal(
    yearlyLines.map((line) => line.points),
    part.points,
  )
  const lines = yearlyLines.map((line, index) =>
    presentLine(context, part.category, { ...line, cents: cents[index] ?? 0, points: points[index] ?? 0 }),
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

/** Exact cents of each line. Points that the person can't use lower all lines alike. */
function withinLimit({ price }: ExplanationContext, lines: readonly YearlyLine[], total: number): number[] {
  const full = lines.reduce((sum, { cents }) => sum + cents, 0)
  const share = price.limit === null || full === 0 ? 1 : total / full
  return lines.map(({ cents }) => cents * share)
}

function refusalOf({ run }: ExplanationContext, { refusedAt }: LineSum): Pick<ExplanationLine, 'refusal'> {
  const text = refusedAt === null ? null : describeAcceptance(refusedAt, run.catalog.release.vocabulary)
  return text === null ? {} : { refusal: `${text}, so this card earns nothing there.` }
}

const yearOrder = ['every', 'first', 'later', 'third']

/** Zero or negative: foreign transaction fees of all years. */
function foreignFeeCents({ card, years, run }: ExplanationContext, name: string): number {
  const index = categories.findIndex((category) => category.name === name)
  const abroadCents = run.result.abroadCents[index] ?? 0
  return -Math.round((abroadCents * (card.engine.foreignFeePpm ?? 0) * years) / PPM)
}

function presentLine(
  context: ExplanationContext,
  category: string,
  { sum, year, years, cents, points }: YearlyLine,
): ExplanationLine {
  const { card, explanation, isMoney, rules } = context
  return {
    category,
    year,
    years,
    rule: sum.rule === null ? null : (rules.get(sum.rule)?.words ?? sum.rule),
    ...refusalOf(context, sum),
    rate: sum.rate / RATE_SCALE,
    isOnTop: sum.isOnTop,
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
