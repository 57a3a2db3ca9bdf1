/**
 * What the best wallet comes to by trying everything: every set of cards, every way to pay every unit with one of
 * them, every way to choose options. Purchase by purchase, from the rules of the cards; nothing of the solver is used.
 */
import { defaultAssumptions } from '../card/assumptions.ts'
import { year2025 } from './make.ts'
import { simpleBacktest } from './simple-engine.ts'
import {
  type CaseCard,
  type CaseChoice,
  type CasePeriod,
  type CaseUnit,
  caseMonths,
  type WalletCase,
} from './wallet-case.ts'
import { cardOf, purchasesOf } from './wallet-case-card.ts'

/** A unit of $100 at tenths of a percent earns ten cents for each of them. */
const CENTS_PER_TENTH = 10

export function bestByTrying(walletCase: WalletCase): number {
  const { cards, size } = walletCase
  const units = netUnits(walletCase.units)
  const all = 2 ** units.length - 1
  const worth = cards.map((card) => valueOfMasks(card, units, walletCase))
  let best = Number.NEGATIVE_INFINITY
  for (let set = 1; set < 2 ** cards.length; set++) {
    const own = cards.flatMap((card, place) => ((set >> place) & 1 ? [{ card, place }] : []))
    const hasHeld = cards.every(({ isHeld }, place) => !isHeld || (set >> place) & 1)
    const held = cards.filter(({ isHeld }) => isHeld).length
    if (!hasHeld || own.length > Math.max(size, held)) {
      continue
    }
    const fees = own.reduce((sum, { card }) => sum + feeOf(card), 0)
    const [only] = own
    const paid =
      own.length === 1 && only !== undefined
        ? engineCents(only.card, walletCase) + fees
        : (bestPartition(
            own.map(({ place }) => worth[place] ?? new Float64Array()),
            all,
          )[all] ?? 0)
    best = Math.max(best, paid - fees)
  }
  return best
}

/** A refund undoes the last purchase of its kind and month. */
export function netUnits(units: readonly CaseUnit[]): CaseUnit[] {
  const kept: CaseUnit[] = []
  for (const unit of units) {
    const undone = kept.findLastIndex(({ month, kind }) => month === unit.month && kind === unit.kind)
    if (!unit.isRefund) {
      kept.push(unit)
    } else if (undone >= 0) {
      kept.splice(undone, 1)
    }
  }
  return kept.toSorted((a, b) => a.month - b.month || a.day - b.day)
}

/** Held cards cost what they do in a later year. */
function feeOf({ fee, isHeld }: CaseCard): number {
  return fee * (isHeld ? 200 : 100)
}

/**
 * A card alone does what the engine says, here by the second opinion on it. A later year is what a second one adds; its
 * refunds undo purchases, as they do beside other cards.
 */
function engineCents(card: CaseCard, { units }: WalletCase): number {
  const own = card.isHeld ? netUnits(units) : units
  const [one, two] = simpleBacktest(cardOf(card), purchasesOf(own), year2025, defaultAssumptions)
  return (card.isHeld ? (two?.total ?? 0) - (one?.total ?? 0) : one?.total) ?? 0
}

function bestPartition(values: readonly Float64Array[], all: number): Float64Array {
  let best = new Float64Array(all + 1).fill(Number.NEGATIVE_INFINITY)
  best[0] = 0
  for (const value of values) {
    const next = new Float64Array(all + 1).fill(Number.NEGATIVE_INFINITY)
    for (let mask = 0; mask <= all; mask++) {
      for (let own = mask; ; own = (own - 1) & mask) {
        next[mask] = Math.max(next[mask] ?? 0, (value[own] ?? 0) + (best[mask ^ own] ?? 0))
        if (own === 0) {
          break
        }
      }
    }
    best = next
  }
  return best
}

/** What a card pays for each set of units, its bonus with it. */
function valueOfMasks(card: CaseCard, units: readonly CaseUnit[], { units: all }: WalletCase): Float64Array {
  const net = all.reduce((sum, { isRefund }) => sum + (isRefund ? -1 : 1), 0)
  const hasPace = card.bonus !== null && net * card.bonus.days >= card.bonus.units * 365
  return Float64Array.from({ length: 2 ** units.length }, (_, mask) => {
    const own = units.filter((_, place) => (mask >> place) & 1)
    const isEarned = hasPace && own.length >= (card.bonus?.units ?? 0)
    const tenths = Math.max(...picksOf(card.choice, own).map((picks) => tenthsOf(card, own, picks)))
    const match = card.isMatched && !card.isHeld ? 2 : 1
    return tenths * CENTS_PER_TENTH * match + (isEarned ? (card.bonus?.dollars ?? 0) * 100 : 0)
  })
}

export function periodOf(per: CasePeriod, month: number): string {
  const [, number = 1] = (caseMonths[month] ?? '').split('-').map(Number)
  return { month: `${number}`, quarter: `q${Math.ceil(number / 3)}`, year: 'year' }[per]
}

type Picks = ReadonlyMap<string, readonly number[]>

/** All ways to choose in all periods; for what is found on top the one that these units make. */
function picksOf(choice: CaseChoice | null, own: readonly CaseUnit[]): Picks[] {
  if (choice === null) {
    return [new Map()]
  }
  const periods = [...new Set(own.map(({ month }) => periodOf(choice.per, month)))]
  let ways: Map<string, readonly number[]>[] = [new Map()]
  for (const period of periods) {
    const counts = choice.options.map(
      (kinds) =>
        own.filter(({ kind, month }) => kinds.includes(kind) && periodOf(choice.per, month) === period)
          .length,
    )
    const sets =
      choice.kind === 'top'
        ? [[counts.indexOf(Math.max(...counts))].filter((option) => (counts[option] ?? 0) > 0)]
        : subsets(choice.options.length, choice.count)
    ways = ways.flatMap((way) => sets.map((set) => new Map([...way, [period, set]])))
  }
  return ways
}

function subsets(options: number, most: number): number[][] {
  const all = Array.from({ length: 2 ** options }, (_, mask) =>
    Array.from({ length: options }, (_, option) => option).filter((option) => (mask >> option) & 1),
  )
  return all.filter(({ length }) => length <= most)
}

function tenthsOf(card: CaseCard, own: readonly CaseUnit[], picks: Picks): number {
  const used = new Map<string, number>()
  let tenths = 0
  for (const { month, kind } of own) {
    const { choice } = card
    const picked = choice === null ? [] : (picks.get(periodOf(choice.per, month)) ?? [])
    const isChosen = picked.some((option) => choice?.options[option]?.includes(kind))
    const fitting = [
      ...card.rules.filter((rule) => rule.kinds.includes(kind) && rule.months.includes(month)),
      ...(choice !== null && isChosen ? [choice] : []),
      { rate: card.base, cap: -1 },
    ].sort((a, b) => b.rate - a.rate)
    const tried = new Set<number>()
    for (const { rate, cap } of fitting) {
      const limit = card.caps[cap]
      const key = `${cap} ${limit === undefined ? '' : periodOf(limit.per, month)}`
      const before = used.get(key) ?? 0
      if (limit === undefined || (!tried.has(cap) && before < limit.units)) {
        used.set(key, before + 1)
        tenths += rate
        break
      }
      tried.add(cap)
    }
  }
  return tenths
}
