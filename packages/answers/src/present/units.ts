/** Units of a run by category and card: what each card pays before any point value. */
import type { RunNumbers } from '@cardsight/contract/schemas'
import { categories } from '@cardsight/engine/categories'
import type { Run } from '../run/run.ts'

const WIDTH = categories.length

type Units = Pick<RunNumbers, 'unitSize' | 'categories' | 'others'>
type Row = RunNumbers['others'][number]
type Compiled = Run['result']['compiled']

/** Omits categories without spending. */
export function presentUnits({ result, alone }: Run): Units {
  const { compiled, rewards, spendingCents, abroadCents, billCents } = result
  const planCount = compiled.plans.length
  const indexes = [...categories.keys()].filter((category) => spendingCents[category] !== 0)
  const firstPlans = compiled.cards.map(({ lastingPlans }) => lastingPlans[0] ?? -1)
  /** Units of a plan in a category: together with all others, and alone. */
  const together = (plan: number, category: number) => rewards.units[plan * WIDTH + category] ?? 0
  const byItself = (plan: number, category: number) => alone[category * planCount + plan] ?? 0
  const shown = indexes.map((category) => {
    const units = firstPlans.map((plan) => together(plan, category))
    const differing: { cards: number[]; units: number[] } = { cards: [], units: [] }
    for (let card = 0; card < units.length; card++) {
      const own = byItself(firstPlans[card] ?? -1, category)
      if (own !== units[card]) {
        differing.cards.push(card)
        differing.units.push(own)
      }
    }
    return {
      name: categories[category]?.name ?? '',
      spendingCents: spendingCents[category] ?? 0,
      abroadCents: abroadCents[category] ?? 0,
      ...(billCents[category] ? { billCents: billCents[category] } : {}),
      ...centsAtMerchants(result, category),
      units,
      alone: differing,
    }
  })
  const others = compiled.cards.flatMap((card, index) =>
    otherRows(card).map(
      ({ of, unitsOf }): Row => ({
        card: index,
        of,
        units: indexes.map((category) => unitsOf((plan) => together(plan, category))),
        alone: indexes.map((category) => unitsOf((plan) => byItself(plan, category))),
      }),
    ),
  )
  return divideUnits({ unitSize: 1, categories: shown, others })
}

function centsAtMerchants({ restricted }: Run['result'], category: number) {
  const entries = Object.entries(restricted).flatMap(([merchant, cents]) =>
    cents[category] ? [[merchant, cents[category]] as const] : [],
  )
  return entries.length === 0 ? {} : { centsAt: Object.fromEntries(entries) }
}

type OtherRow = Readonly<{ of: Row['of']; unitsOf: (ofPlan: (plan: number) => number) => number }>

/** What differs from the first year at lasting terms. */
function otherRows({ plans, lastingPlans, match }: Compiled['cards'][number]): OtherRow[] {
  const [first = -1, second = -1, third = -1] = lastingPlans
  const opened = plans[0] ?? -1
  return [
    ...(match > 1 || opened !== first
      ? [
          {
            of: 'first-year-extra' as const,
            unitsOf: (ofPlan: (plan: number) => number) => ofPlan(opened) * match - ofPlan(first),
          },
        ]
      : []),
    ...(second === first
      ? []
      : [{ of: 'second-year' as const, unitsOf: (ofPlan: (plan: number) => number) => ofPlan(second) }]),
    ...(third === second
      ? []
      : [{ of: 'third-year' as const, unitsOf: (ofPlan: (plan: number) => number) => ofPlan(third) }]),
  ]
}

/** Divides all units by their greatest common divisor, which makes the response a third smaller. */
function divideUnits({ categories: columns, others }: Units): Units {
  let unitSize = 0
  for (const { units, alone } of columns) {
    unitSize = divisorOf(alone.units, divisorOf(units, unitSize))
  }
  for (const { units, alone } of others) {
    unitSize = divisorOf(alone, divisorOf(units, unitSize))
  }
  unitSize ||= 1
  const divide = (units: readonly number[]) => units.map((each) => each / unitSize)
  return {
    unitSize,
    categories: columns.map((column) => ({
      ...column,
      units: divide(column.units),
      alone: { cards: column.alone.cards, units: divide(column.alone.units) },
    })),
    others: others.map((row) => ({ ...row, units: divide(row.units), alone: divide(row.alone) })),
  }
}

/** Greatest common divisor of all units and the divisor so far, which most units are multiples of; 0 if all are 0. */
function divisorOf(units: readonly number[], soFar: number): number {
  let divisor = soFar
  for (let index = 0; index < units.length; index++) {
    const each = units[index] ?? 0
    if (each % divisor !== 0) {
      divisor = greatestCommonDivisor(divisor, each)
    }
  }
  return divisor
}

function greatestCommonDivisor(a: number, b: number): number {
  let [larger, smaller] = [Math.abs(a), Math.abs(b)]
  while (smaller !== 0) {
    const rest = larger % smaller
    larger = smaller
    smaller = rest
  }
  return larger
}
