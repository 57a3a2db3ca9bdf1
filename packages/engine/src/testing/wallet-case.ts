/**
 * Small wallets made at random: up to six cards with limits by month, quarter and year, some of them shared, with fees
 * and bonuses. Every amount is a whole number of units of $100, so the best split is one of whole units too.
 */
import type { Card, EarnRule, Period } from '../card/card.ts'
import type { Leaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import type { Purchase } from '../spend/spend.ts'
import { buy, makeCard } from './make.ts'

const UNIT_CENTS = 10_000
const caseLeaves = ['supermarket', 'dining', 'gas', 'flights', 'other'] as const satisfies readonly Leaf[]
/** Two of them in one quarter. */
export const caseMonths = ['2025-01', '2025-02', '2025-05', '2025-08'] as const

export type CaseCard = Readonly<{
  id: string
  /** Tenths of a percent. */
  base: number
  rules: readonly Readonly<{ kinds: readonly number[]; rate: number; cap: number }>[]
  caps: readonly Readonly<{ units: number; per: Period }>[]
  feeUnits: number
  bonus: Readonly<{ dollars: number; units: number; days: number }> | null
}>

export type WalletCase = Readonly<{
  cards: readonly CaseCard[]
  /** Units by month, then by kind. */
  units: readonly (readonly number[])[]
  size: 1 | 2 | 3 | 4
}>

/** Always the same numbers for the same seed. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

type Sizes = Readonly<{ cards: number; kinds: number; months: number; units: number }>

export function makeCase(random: (below: number) => number, most: Sizes): WalletCase {
  const kinds = 2 + random(most.kinds - 1)
  const months = 1 + random(most.months)
  const cards = Array.from({ length: 2 + random(most.cards - 1) }, (_, index) =>
    caseCard(random, kinds, index),
  )
  const grid = Array.from({ length: months }, () => Array.from({ length: kinds }, () => 0))
  for (let unit = 1 + random(most.units); unit > 0; unit--) {
    const row = grid[random(months)] ?? []
    const kind = random(kinds)
    row[kind] = (row[kind] ?? 0) + 1
  }
  return { cards, units: grid, size: pick([1, 2, 3, 4], random) }
}

function caseCard(random: (below: number) => number, kinds: number, index: number): CaseCard {
  const caps = Array.from({ length: random(3) }, () => ({
    units: 1 + random(3),
    per: pick(['month', 'quarter', 'year'] as const, random),
  }))
  // No kind is in two rules: then every limit gains by one sum, and the order of days makes no difference.
  const ruleOfKind = Array.from({ length: kinds }, () => random(4))
  const capOf = (rule: number) => (random(4) === 0 ? -1 : Math.min(rule, caps.length - 1))
  const [first, second] = [0, 1].map((rule) => ({
    rate: pick([20, 30, 40, 50, 60], random),
    cap: capOf(rule),
  }))
  const rules = [first, second].flatMap((rule, place) => {
    const own = ruleOfKind.flatMap((other, kind) => (other === place ? [kind] : []))
    const rate = first !== undefined && rule?.cap === first.cap ? first.rate : rule?.rate
    return rule === undefined || rate === undefined || own.length === 0
      ? []
      : [{ kinds: own, rate, cap: rule.cap }]
  })
  return {
    id: `card-${index}`,
    base: pick([0, 5, 10, 10, 15, 20], random),
    rules,
    caps,
    feeUnits: 0,
    bonus:
      random(2) === 0
        ? null
        : { dollars: pick([2, 5, 10, 20], random), units: 1 + random(4), days: pick([90, 180, 365], random) },
    ...(random(3) === 0 ? { feeUnits: pick([1, 3, 8], random) } : {}),
  }
}

function pick<const Values extends readonly unknown[]>(
  values: Values,
  random: (below: number) => number,
): Values[number] {
  return values[random(values.length)]
}

/** Fees are in dollars. */
export function cardOf({ id, base, rules, caps, feeUnits, bonus }: CaseCard): Card {
  const earn = rules.map(({ kinds, rate, cap }, place): EarnRule => {
    const leaves = kinds.flatMap((kind) => caseLeaves[kind] ?? [])
    const rule: EarnRule = { id: `${place}`, rate: rate * 100, target: { kind: 'where', where: { leaves } } }
    return cap < 0 ? rule : { ...rule, cap: `${cap}` }
  })
  const everything: EarnRule = {
    id: 'base',
    rate: base * 100,
    target: { kind: 'where', where: { isEverything: true } },
  }
  return makeCard({
    id,
    rules: [...earn, everything],
    caps: Object.fromEntries(
      caps.map(({ units, per }, place) => [`${place}`, { on: 'spend', amount: units * UNIT_CENTS, per }]),
    ),
    fee: { firstYear: toCents(feeUnits * 100), later: toCents(feeUnits * 100) },
    bonus:
      bonus === null
        ? []
        : [{ points: bonus.dollars * 100, spend: toCents(bonus.units * UNIT_CENTS), days: bonus.days }],
  })
}

export function purchasesOf({ units }: WalletCase): Purchase[] {
  return units.flatMap((row, month) =>
    row.flatMap((count, kind) =>
      count === 0 ? [] : [buy(`${caseMonths[month]}-10`, count * 100, caseLeaves[kind])],
    ),
  )
}
