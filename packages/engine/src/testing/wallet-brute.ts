/**
 * The best wallet by brute force: every set of cards, every way to pay each unit with one of them, every way to pick
 * options. Purchase by purchase, from the rules of the cards, without any part of the solver.
 */
import type { CalendarPeriod } from '../period.ts'
import { testAssumptions } from './make.ts'
import { simpleBacktest } from './simple-engine.ts'
import {
  type CaseCard,
  type CaseChoice,
  type CaseUnit,
  caseMonths,
  caseWindow,
  isPaying,
  type WalletCase,
} from './wallet-case.ts'
import { cardOf, purchasesOf } from './wallet-case-card.ts'

/** A unit of $100 at tenths of a percent earns ten cents for each of them. */
const CENTS_PER_TENTH = 10

export function bestByTrying(walletCase: WalletCase): number {
  const { years } = walletCase
  const units = netUnits(walletCase.units)
  const all = 2 ** units.length - 1
  const values = valuesByYear(walletCase)
  const bestOf = (own: readonly Readonly<{ index: number }>[]) =>
    Array.from({ length: years }, (_, year) => {
      const inYear = own.map(({ index }) => values[index]?.[year] ?? new Float64Array())
      return bestPartition(inYear, all)[all] ?? 0
    }).reduce((sum, best) => sum + best, 0)
  return bestOfSets(walletCase, (own) => {
    const fees = own.reduce((sum, { card }) => sum + costOf(card, walletCase), 0)
    const [only] = own
    return own.length === 1 && only !== undefined ? engineCents(only.card, walletCase) : bestOf(own) - fees
  })
}

type IndexedCard = Readonly<{ card: CaseCard; index: number }>

/**
 * The most that any set of cards earns, or no card at all. Held cards stay unless the best set is better off without them, and leave room
 * for new cards if not.
 */
export function bestOfSets(walletCase: WalletCase, centsOf: (own: readonly IndexedCard[]) => number): number {
  const { cards, size } = walletCase
  const hasCost = ({ card }: IndexedCard) => costOf(card, walletCase) > 0
  const sets = Array.from({ length: 2 ** cards.length - 1 }, (_, index) => index + 1).map((set) =>
    cards.flatMap((card, index) => ((set >> index) & 1 ? [{ card, index }] : [])),
  )
  const values = new Map<readonly IndexedCard[], number>()
  const cachedValue = (own: readonly IndexedCard[]) => {
    const value = values.get(own) ?? centsOf(own)
    values.set(own, value)
    return value
  }
  const heldIn = (own: readonly IndexedCard[]) => own.filter(({ card }) => card.isHeld)
  let kept = heldIn(cards.map((card, index) => ({ card, index })))
  for (;;) {
    const room = Math.max(0, size - kept.length)
    const isKept = ({ index }: IndexedCard) => kept.some((card) => card.index === index)
    const allowed = sets.filter((own) => {
      const held = heldIn(own)
      const hasFree = kept.every((each) => hasCost(each) || held.some(({ index }) => index === each.index))
      return hasFree && held.every(isKept) && own.length - held.length <= room
    })
    const most = Math.max(...allowed.map(cachedValue))
    const [best = []] = allowed
      .filter((own) => cachedValue(own) === most)
      .map(heldIn)
      .sort((a, b) => b.length - a.length)
    const isLoss = kept.length > 0 && most < 0 && kept.every(hasCost)
    const bestHasNew = allowed.some((own) => cachedValue(own) === most && heldIn(own).length < own.length)
    const canReplaceAll = isLoss && !bestHasNew && cards.some(({ isHeld }) => !isHeld)
    if (best.length === kept.length && !canReplaceAll) {
      return Math.max(0, most)
    }
    kept = canReplaceAll ? [] : best
  }
}

/** By card, then by year: what it pays for each set of net units, with its bonus. */
export function valuesByYear(walletCase: WalletCase): Float64Array[][] {
  const { cards, years } = walletCase
  const units = netUnits(walletCase.units)
  const isDated = cards.some(({ rules }) => rules.some(({ term }) => term !== null))
  return cards.map((card) => {
    // After its first year a card has no bonus and no match.
    const second = valueOfMasks({ ...card, isHeld: true, bonus: null }, units, walletCase, 2)
    return [
      valueOfMasks(card, units, walletCase, 1),
      second,
      isDated ? valueOfMasks({ ...card, isHeld: true, bonus: null }, units, walletCase, 3) : second,
    ].slice(0, years)
  })
}

/** A refund cancels the last purchase of its kind and month. */
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

/** A later year costs twice as much, and owned cards are in later years. A change applies to years that start after it. */
function feeOf({ fee, feeChange, isHeld }: CaseCard, years: number): number {
  let cents = 0
  for (let year = 1; year <= years; year++) {
    const isChanged = feeChange !== null && feeChange.month <= (year - 1) * 12
    const own = fee * (year === 1 && !isHeld ? 100 : 200)
    cents += isChanged ? feeChange.dollars * 100 : own
  }
  return cents
}

/** Fees minus credits that a card has beside others, over all years. */
export function costOf(card: CaseCard, walletCase: WalletCase): number {
  return feeOf(card, walletCase.years) - creditCents(card, walletCase, false) * walletCase.years
}

const periodsOf: Readonly<Record<CalendarPeriod, number>> = { month: 12, quarter: 4, 'half-year': 2, year: 1 }

/** Cents a year. Only a card without others has everything on it, and so counts a minimum on the card. */
export function creditCents({ credit, refusedKinds }: CaseCard, { units }: WalletCase, isAlone: boolean) {
  if (credit === null || (credit.minimum?.of === 'card' && !isAlone)) {
    return 0
  }
  const { dollars, per, kinds, minimum } = credit
  let cents = 0
  for (const period of new Set(units.map(({ month }) => periodOf(per, month)))) {
    const own = units.filter(
      ({ kind, month }) => !refusedKinds.includes(kind) && periodOf(per, month) === period,
    )
    const net = (counted: readonly CaseUnit[]) =>
      counted.reduce((sum, { isRefund }) => sum + (isRefund ? -1 : 1), 0)
    const paidFor = net(own.filter(({ kind }) => kinds.includes(kind)))
    if ((minimum?.of === 'card' ? net(own) : paidFor) >= (minimum?.units ?? 0)) {
      cents += Math.min((dollars * 100) / periodsOf[per], Math.max(0, paidFor) * 10_000)
    }
  }
  return Math.floor((cents * 9) / 10)
}

/** A card alone earns what the engine says, here by its simple implementation. */
function engineCents(card: CaseCard, walletCase: WalletCase): number {
  const { units, years } = walletCase
  const window = caseWindow(walletCase)
  const all = simpleBacktest(cardOf(card), purchasesOf(units), window, testAssumptions, card.isHeld)
  return all[years - 1]?.total ?? 0
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

/** What a card pays for each set of units in a year, with its bonus. */
function valueOfMasks(
  card: CaseCard,
  units: readonly CaseUnit[],
  { units: all }: WalletCase,
  year: number,
): Float64Array {
  const isAccepted = ({ kind }: CaseUnit) => !card.refusedKinds.includes(kind)
  const net = all.filter(isAccepted).reduce((sum, { isRefund }) => sum + (isRefund ? -1 : 1), 0)
  const hasPace = card.bonus !== null && net * card.bonus.days >= card.bonus.units * 365
  return Float64Array.from({ length: 2 ** units.length }, (_, mask) => {
    const own = units.filter((unit, index) => (mask >> index) & 1 && isAccepted(unit))
    const isEarned = hasPace && own.length >= (card.bonus?.units ?? 0)
    const tenths = Math.max(...picksOf(card.choice, own).map((picks) => tenthsOf(card, own, picks, year)))
    const match = card.isMatched && !card.isHeld ? 2 : 1
    return tenths * CENTS_PER_TENTH * match + (isEarned ? (card.bonus?.dollars ?? 0) * 100 : 0)
  })
}

export function periodOf(per: CalendarPeriod, month: number): string {
  const [year, number = 1] = (caseMonths[month] ?? '').split('-').map(Number)
  const names: Readonly<Record<CalendarPeriod, string>> = {
    month: `${month}`,
    quarter: `q${Math.ceil(number / 3)}_${year}`,
    'half-year': `h${Math.ceil(number / 6)}_${year}`,
    year: 'year',
  }
  return names[per]
}

type Picks = ReadonlyMap<string, readonly number[]>

/** All ways to pick in all periods; for top categories, the one that these units give. */
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
        ? [leading(counts).slice(0, choice.second > 0 ? 2 : 1)]
        : subsets(choice.options.length, choice.count)
    ways = ways.flatMap((way) => sets.map((set) => new Map([...way, [period, set]])))
  }
  return ways
}

/** Options with spending: most first, of equals the earlier one. */
function leading(counts: readonly number[]): number[] {
  return counts
    .map((_, option) => option)
    .filter((option) => (counts[option] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
}

function subsets(options: number, most: number): number[][] {
  const all = Array.from({ length: 2 ** options }, (_, mask) =>
    Array.from({ length: options }, (_, option) => option).filter((option) => (mask >> option) & 1),
  )
  return all.filter(({ length }) => length <= most)
}

function tenthsOf(card: CaseCard, own: readonly CaseUnit[], picks: Picks, year: number): number {
  const used = new Map<string, number>()
  let tenths = 0
  for (const { month, kind } of own) {
    const { choice } = card
    const picked = choice === null ? [] : (picks.get(periodOf(choice.per, month)) ?? [])
    const rank = picked.findIndex((option) => choice?.options[option]?.includes(kind))
    const isSecond = choice?.kind === 'top' && rank === 1
    const fitting = [
      ...card.rules.filter((rule) => rule.kinds.includes(kind) && isPaying(rule, month, year)),
      ...(choice !== null && rank >= 0
        ? [{ cap: choice.cap, rate: isSecond ? choice.second : choice.rate }]
        : []),
      { rate: card.base, cap: -1 },
    ].sort((a, b) => b.rate - a.rate)
    const tried = new Set<number>()
    let left = 1
    for (const { rate, cap } of fitting) {
      const covered = tried.has(cap) ? 0 : coverOf(card, used, month, rate, cap, left)
      tried.add(cap)
      tenths += rate * covered
      left -= covered
    }
    const { stack } = card
    if (stack?.kinds.includes(kind)) {
      tenths += stack.rate * coverOf(card, used, month, stack.rate, stack.cap, 1)
    }
  }
  return tenths
}

/** How much of a unit a cap covers. Uses up the cap. */
function coverOf(
  { caps }: CaseCard,
  used: Map<string, number>,
  month: number,
  rate: number,
  cap: number,
  left: number,
): number {
  const limit = caps[cap]
  if (limit === undefined) {
    return left
  }
  const key = `${cap} ${periodOf(limit.per, month)}`
  const before = used.get(key) ?? 0
  const each = limit.rewardRate === null ? 1 : rate
  const units = Math.round(limit.units * (limit.shares[month] ?? 1))
  const covered = Math.min(left, (units * (limit.rewardRate ?? 1) - before) / each)
  used.set(key, before + covered * each)
  return covered
}
