/** Units of a run by category and card: what each card pays before any point value. */
import type { RunNumbers } from '@cardsight/contract/backtest'
import { securedCents, usableCredits } from '@cardsight/engine/backtest'
import { categories } from '@cardsight/engine/categories'
import type { Run } from '../run/run.ts'

const WIDTH = categories.length

type Units = Pick<RunNumbers, 'unitSize' | 'categories' | 'others'>

type Row = RunNumbers['others'][number]
type Compiled = Run['result']['compiled']

/** Omits categories without spending. */
export function presentUnits(run: Run): Units & Pick<RunNumbers, 'credits'> {
  const { result, alone } = run

  const { compiled, rewards, spendingCents, abroadCents, billCents } = result
  const ruleSetCount = compiled.ruleSets.length
  const secured = securedCents(result)
  // Purchases and their refunds in another month can differ in what fits on a secured card.
  const indexes = [...categories.keys()].filter(
    (category) => spendingCents[category] !== 0 || (secured?.cents[category] ?? 0) !== 0,
  )
  const firstRuleSets = compiled.cards.map(({ lastingRuleSets }) => lastingRuleSets[0] ?? -1)
  /** Units of a rule set in a category: together with all others, and alone. */
  const together = (ruleSet: number, category: number) => rewards.units[ruleSet * WIDTH + category] ?? 0
  const byItself = (ruleSet: number, category: number) => alone[category * ruleSetCount + ruleSet] ?? 0
  const shown = indexes.map((category) => {
    const units = firstRuleSets.map((ruleSet) => together(ruleSet, category))
    const differing: { cards: number[]; units: number[] } = { cards: [], units: [] }
    for (let card = 0; card < units.length; card++) {
      const own = byItself(firstRuleSets[card] ?? -1, category)
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
      ...securedIn(secured, category),
      units,
      alone: differing,
    }
  })
  const others = compiled.cards.flatMap((card, index) =>
    otherRows(card).map(
      ({ of, unitsOf }): Row => ({
        card: index,
        of,
        units: indexes.map((category) => unitsOf((ruleSet) => together(ruleSet, category))),
        alone: indexes.map((category) => unitsOf((ruleSet) => byItself(ruleSet, category))),
      }),
    ),
  )
  return { ...divideUnits({ unitSize: 1, categories: shown, others }), credits: creditsOf(run, indexes) }
}

/** With the categories at these indexes. */
function creditsOf({ result }: Run, indexes: readonly number[]): RunNumbers['credits'] {
  return usableCredits(result.creditYear, result.compiled).map(({ users, cents, alone }) => ({
    users: users.map(({ card, credit }) => ({ card, credit })),
    cents,
    alone: indexes.map((category) => alone[category] ?? 0),
  }))
}

function centsAtMerchants({ restricted }: Run['result'], category: number) {
  const entries = Object.entries(restricted).flatMap(([merchant, cents]) =>
    cents[category] ? [[merchant, cents[category]] as const] : [],
  )
  return entries.length === 0 ? {} : { centsAt: Object.fromEntries(entries) }
}

function securedIn(secured: ReturnType<typeof securedCents>, category: number) {
  return secured === null
    ? {}
    : { secured: { cents: secured.cents[category] ?? 0, abroadCents: secured.abroadCents[category] ?? 0 } }
}

type UnitsOf = (ruleSet: number) => number
type OtherRow = Readonly<{ of: Row['of']; unitsOf: (of: UnitsOf) => number }>

/** What differs from the first year at lasting terms. */
function otherRows({ ruleSets, lastingRuleSets, match }: Compiled['cards'][number]): OtherRow[] {
  const [first = -1, second = -1, third = -1] = lastingRuleSets
  const opened = ruleSets[0] ?? -1
  const rows: OtherRow[] = []
  if (match > 1 || opened !== first) {
    rows.push({ of: 'first-year-extra', unitsOf: (of) => of(opened) * match - of(first) })
  }
  if (second !== first) {
    rows.push({ of: 'second-year', unitsOf: (of) => of(second) })
  }
  if (third !== second) {
    rows.push({ of: 'third-year', unitsOf: (of) => of(third) })
  }
  return rows
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
