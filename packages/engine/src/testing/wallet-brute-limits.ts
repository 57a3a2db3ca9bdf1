/** The best wallet by brute force if the person can use only so many of the points that some cards pay. */
import type { Assumptions } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import type { PointLimit } from '../card/price.ts'
import { testAssumptions, year2025 } from './make.ts'
import { simpleBacktest } from './simple-engine.ts'
import { bestOfSets, costOf, netUnits, valuesByYear } from './wallet-brute.ts'
import type { WalletCase } from './wallet-case.ts'
import { cardOf, purchasesOf } from './wallet-case-card.ts'

export type LimitedCase = Readonly<{
  case: WalletCase
  limit: PointLimit
  /** By card: true if it pays points of the program with the limit. A point is worth one cent. */
  isLimited: readonly boolean[]
}>

const FULL_VALUE = 100

export function limitedCards({ case: { cards }, isLimited }: LimitedCase): Card[] {
  return cards.map((card, index) => ({ ...cardOf(card), program: isLimited[index] ? 'points' : 'cash' }))
}

export function limitedAssumptions({ limit }: LimitedCase): Assumptions {
  return { ...testAssumptions, pointLimits: { points: limit } }
}

export function bestWithLimit(limited: LimitedCase): number {
  const { case: walletCase, isLimited } = limited
  const { units, years } = walletCase
  const values = valuesByYear(walletCase)
  const all = 2 ** netUnits(units).length - 1
  const cards = limitedCards(limited)
  return bestOfSets(walletCase, (own) => {
    const [only] = own
    const onlyCard = cards[only?.index ?? -1]
    if (own.length === 1 && only !== undefined && onlyCard !== undefined) {
      const assumptions = limitedAssumptions(limited)
      const alone = simpleBacktest(onlyCard, purchasesOf(units), year2025, assumptions, only.card.isHeld)
      return alone[years - 1]?.total ?? 0
    }
    let uses: Uses = new Map([[0, 0]])
    for (let year = 0; year < years; year++) {
      const inYear = own.map(({ index }) => ({
        value: values[index]?.[year] ?? new Float64Array(),
        isLimited: isLimited[index] === true,
      }))
      uses = combine(uses, usesOfYear(inYear, all))
    }
    const fees = own.reduce((sum, { card }) => sum + costOf(card, walletCase), 0)
    return Math.max(...[...uses].map(([points, cash]) => usable(points, limited) + cash)) - fees
  })
}

/** By cents of points, the most cash that comes with them. */
type Uses = ReadonlyMap<number, number>

function usesOfYear(
  cards: readonly Readonly<{ value: Float64Array; isLimited: boolean }>[],
  all: number,
): Uses {
  let byMask: Map<number, number>[] = Array.from({ length: all + 1 }, (_, mask) =>
    mask === 0 ? new Map([[0, 0]]) : new Map(),
  )
  for (const { value, isLimited } of cards) {
    byMask = byMask.map((_, mask) => {
      const next = new Map<number, number>()
      for (let own = mask; ; own = (own - 1) & mask) {
        for (const [points, cash] of byMask[mask ^ own] ?? []) {
          const more = value[own] ?? 0
          offer(next, points + (isLimited ? more : 0), cash + (isLimited ? 0 : more))
        }
        if (own === 0) {
          break
        }
      }
      return next
    })
  }
  return byMask[all] ?? new Map()
}

function combine(some: Uses, others: Uses): Uses {
  const both = new Map<number, number>()
  for (const [points, cash] of some) {
    for (const [morePoints, moreCash] of others) {
      offer(both, points + morePoints, cash + moreCash)
    }
  }
  return both
}

function offer(uses: Map<number, number>, points: number, cash: number): void {
  uses.set(points, Math.max(uses.get(points) ?? Number.NEGATIVE_INFINITY, cash))
}

function usable(points: number, { case: { years }, limit }: LimitedCase): number {
  const most = limit.yearlyCents * years
  return points <= most ? points : most + ((points - most) * limit.valueBeyond) / FULL_VALUE
}
