/**
 * Runs the single-card engine on the purchases that an allocation gives to a card. What the engine pays is what a wallet
 * shows: a card year may assume more than the card would do, a replay can't.
 */
import { layoutsFor, type RunContext } from '../../backtest/backtest.ts'
import { layoutFor, type PaymentLayout, type RuleComponent } from '../../backtest/components.ts'
import type { Payment } from '../../backtest/pay-chain.ts'
import { payComponent } from '../../backtest/pay-component.ts'
import { type DayLine, dayLine, payLines } from '../../backtest/pay-lines.ts'
import { pickOptions } from '../../backtest/pick-options.ts'
import { rewardsOf } from '../../backtest/rewards.ts'
import { type Tables, tabulate } from '../../backtest/tables.ts'
import type { MonthlyPicks, TermsMemo } from '../../backtest/terms.ts'
import { isRefused } from '../../card/acceptance.ts'
import type { Kind } from '../../spend/spend.ts'
import { sum } from '../../sum.ts'
import type { SpendBuckets } from './buckets.ts'
import type { CardYearTerms } from './card-terms.ts'
import type { EarnArc } from './earn-arcs.ts'
import { type Cell, type Compiled, type CompiledCard, SUBCENTS_PER_MILLIONTH } from './engine.ts'

/** Net cents by cell of the buckets, then by slot of the year. */
export type CardLines = Float64Array

/** Cents of one cell in one term slice that earned at one rate. */
export type PaidPart = Readonly<{ arc: EarnArc; cell: number; slice: number; cents: number }>

/** By rule and month of the year: options that the cardholder picks. The engine picks for rules without an entry. */
export type PickedOptions = MonthlyPicks

/** A card's year with its purchases. */
export type CardRun = Readonly<{
  terms: CardYearTerms
  lines: CardLines
  picked: PickedOptions
}>

export type Replay = Readonly<{
  /** Subcents that the card earns on the purchases, after foreign transaction fees. */
  earn: (run: CardRun) => number
  /** Reward units that the card earns on the purchases, with a first-year match. */
  units: (run: CardRun) => number
  /** The same purchase by purchase: which rules paid, at which rate, through which cap. */
  explain: (run: CardRun) => PaidPart[]
}>

export function createReplay(buckets: SpendBuckets, compiled: Compiled, context: RunContext): Replay {
  const { year, cells } = buckets
  const ownCells = year.kinds.map(compiled.cells.cellOf)
  const slots = year.days.length
  const indexOfCell = new Map<Kind, number>(cells.map((cell, index) => [cell, index]))
  const kindOfCell = cells.map((_, cell) => buckets.cellOfKind.indexOf(cell))
  const tablesOf = (lines: CardLines): Tables => {
    const [slotOf, kindOf, cents]: [number[], number[], number[]] = [[], [], []]
    for (let index = 0; index < lines.length; index++) {
      const amount = lines[index] ?? 0
      if (amount !== 0) {
        slotOf.push(index % slots)
        kindOf.push(kindOfCell[Math.floor(index / slots)] ?? 0)
        cents.push(amount)
      }
    }
    const assigned = {
      ...year,
      slotOf: Int32Array.from(slotOf),
      kindOf: Int32Array.from(kindOf),
      cents: Float64Array.from(cents),
    }
    return tabulate(assigned, compiled.cells)
  }
  const layoutOf = ({ terms }: CardRun) => layoutsFor(context, compiled, ownCells)[terms.ruleSetIndex]
  const unitsOfRun = (run: CardRun): number => {
    const layout = layoutOf(run)
    const units = layout === undefined ? 0 : unitsOf(layout, tablesOf(run.lines), context.terms, run.picked)
    return units * run.terms.match
  }
  return {
    earn: (run) => {
      const { compiledCard: card } = run.terms
      return unitsOfRun(run) * card.value - foreignFee(card, abroadCents(cells, run.lines, slots))
    },
    units: unitsOfRun,
    explain: (run) => {
      const { lines } = run
      const { compiledCard: card, match, ruleSet } = run.terms
      const tables = tablesOf(lines)
      const { components = [] } = layoutOf(run) ?? {}
      const picks: MonthlyPicks = Object.assign(
        [],
        ...components.map((component) => picksOf(component, tables, run.picked)),
      )
      const accepted = dayLines(buckets, tables, lines).filter(({ kind }) => !isRefused(card, kind))
      const paid = payLines(card.card, ruleSet, picks, accepted, tables.start)
      return mergeParts(
        paid.flatMap(({ line, payments }) =>
          partsOf(card, payments, line.cents).map(({ cents, ...part }) => ({
            arc: {
              ...part,
              gain: part.rate * card.value * match - (line.kind.isAbroad ? foreignFee(card, 1) : 0),
            },
            cell: indexOfCell.get(line.kind) ?? 0,
            slice: buckets.sliceOfSlot[line.slot] ?? 0,
            cents,
          })),
        ),
      )
    },
  }
}

/** Reward units of the year. Options that the cardholder picked replace those that the engine would pick. */
function unitsOf(layout: PaymentLayout, tables: Tables, memo: TermsMemo, picked: PickedOptions): number {
  const hasPicks = ({ optionRules }: RuleComponent) =>
    optionRules.some(({ rule }) => picked[rule.index] !== undefined)
  const yearLayout = layoutFor(layout, tables.grossCents)
  const { units } = rewardsOf(
    [
      {
        ...yearLayout,
        components: yearLayout.components.filter((component) => !hasPicks(component)),
        plain: null,
      },
    ],
    () => tables,
    memo,
  )
  const paid = new Float64Array(units.length)
  for (const component of yearLayout.components.filter(hasPicks)) {
    payComponent(component, tables, memo, paid, picksOf(component, tables, picked))
  }
  return sum(units) + sum(paid)
}

/** Picks for the component's rules only: other rules have no entry, so the picks of several components can be merged. */
function picksOf(component: RuleComponent, tables: Tables, picked: PickedOptions): MonthlyPicks {
  const found: MonthlyPicks[number][] = []
  const enginePicks = pickOptions(component, tables)
  for (const { rule } of component.optionRules) {
    found[rule.index] = picked[rule.index] ?? enginePicks[rule.index]
  }
  return found
}

function foreignFee({ foreignFeePpm }: CompiledCard, cents: number): number {
  return foreignFeePpm * SUBCENTS_PER_MILLIONTH * cents
}

function abroadCents(cells: readonly Cell[], lines: CardLines, slots: number): number {
  let sum = 0
  for (const [cell, { isAbroad }] of cells.entries()) {
    for (let slot = 0; isAbroad && slot < slots; slot++) {
      sum += lines[cell * slots + slot] ?? 0
    }
  }
  return sum
}

function dayLines({ cells, year }: SpendBuckets, tables: Tables, lines: CardLines): DayLine[] {
  const slots = year.days.length
  return cells.flatMap((kind, cell) =>
    Array.from(lines.subarray(cell * slots, (cell + 1) * slots)).flatMap((cents, slot) =>
      cents === 0 ? [] : dayLine(tables, slot, kind, cents),
    ),
  )
}

type LinePart = Omit<EarnArc, 'gain'> & Readonly<{ cents: number }>

/** One part for each combination of rules that paid: stacking rules cut the parts of the rules under them. */
function partsOf({ card }: CompiledCard, all: readonly Payment[], cents: number): LinePart[] {
  const payments = withinOverallCap(all)
  const capIds = Object.keys(card.caps)
  const capOf = ({ cap, as }: Payment) => (cap === null || as === 'rate-after' ? -1 : capIds.indexOf(cap.id))
  const main = payments.filter(({ as }) => as !== 'on-top')
  const parts = main.map(
    (payment, index): LinePart => ({
      cap: capOf(payment),
      rate: payment.rate,
      countedRate: payment.rate,
      rules: [payment.rule],
      isBeyondCap: payment.as === 'rate-after' || index > 0,
      cents: payment.cents,
    }),
  )
  const unpaid = parts.reduce((left, part) => left - part.cents, cents)
  const withUnpaid: LinePart[] =
    unpaid === 0
      ? parts
      : [
          ...parts,
          { cap: -1, rate: 0, countedRate: 0, rules: [], isBeyondCap: parts.length > 0, cents: unpaid },
        ]
  return payments
    .filter(({ as }) => as === 'on-top')
    .reduce((before, payment) => raiseParts(before, payment, capOf(payment)), withUnpaid)
}

/** Payments without the cents that earned nothing because of the overall cap. */
function withinOverallCap(payments: readonly Payment[]): Payment[] {
  return payments.flatMap((payment, index) => {
    const next = payments[index + 1]
    if (payment.as === 'overall-cap' || next?.as !== 'overall-cap') {
      return payment.as === 'overall-cap' ? [] : [payment]
    }
    return [{ ...payment, cents: Math.trunc((payment.units + next.units) / payment.rate) }]
  })
}

/** Adds a stacking rule to the first cents of a line. Amounts may be negative, all of them together. */
function raiseParts(parts: readonly LinePart[], { rule, rate, cents }: Payment, cap: number): LinePart[] {
  let left = cents
  return parts.flatMap((part): LinePart[] => {
    const covered = Math.abs(left) < Math.abs(part.cents) ? left : part.cents
    left -= covered
    const raised: LinePart = {
      ...part,
      rate: part.rate + rate,
      rules: [...part.rules, rule],
      ...(part.cap < 0 && cap >= 0 ? { cap, countedRate: rate } : {}),
      cents: covered,
    }
    return [raised, { ...part, cents: part.cents - covered }].filter((each) => each.cents !== 0)
  })
}

function mergeParts(parts: readonly PaidPart[]): PaidPart[] {
  const merged = new Map<string, PaidPart>()
  for (const part of parts) {
    const { arc, cell, slice, cents } = part
    const key = `${cell} ${slice} ${arc.rate} ${arc.cap} ${arc.rules} ${arc.isBeyondCap} ${cents < 0}`
    merged.set(key, { ...part, cents: (merged.get(key)?.cents ?? 0) + cents })
  }
  return [...merged.values()]
}
