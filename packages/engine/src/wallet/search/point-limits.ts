/**
 * A person can use only so much of a program's points. What the cards of a wallet earn in the program uses up the limit
 * together: points of rewards first, then those of welcome bonuses. Points beyond the limit are worth less, and the
 * difference is deducted from what the wallet earns at full point values.
 */
import type { Years } from '../../card/annual-fee.ts'
import { limitedSubcents, type Price } from '../../card/price.ts'
import { roundDivision, roundParts } from '../../exact.ts'
import { sum } from '../../sum.ts'
import type { BonusLevel } from '../model/card-slot.ts'
import { SUBCENTS_PER_CENT } from '../model/engine.ts'
import type { CandidateCard } from '../model/wallet-problem.ts'

export type PointDeduction = Readonly<{
  /** What the wallet earns less, in subcents. */
  subcents: number
  /** By card: subcents to take off its reward. */
  rewards: readonly number[]
  /** By card: what its welcome bonus is worth, in whole cents. */
  bonuses: readonly number[]
  /** Programs whose limit is exceeded. */
  programs: readonly Readonly<{ program: string; usableCents: number; subcents: number }>[]
}>

type Levels = readonly (BonusLevel | null)[]

/** True if the points of some card have a limit. */
export function haveLimits(cards: readonly CandidateCard[]): boolean {
  return cards.some(({ slot }) => slot.compiledCard.price.limit !== null)
}

/** For a wallet without limits. */
export function withoutDeduction(levels: Levels): PointDeduction {
  return {
    subcents: 0,
    rewards: levels.map(() => 0),
    bonuses: levels.map((level) => level?.money ?? 0),
    programs: [],
  }
}

/** `earned` holds each card's reward units over all years, with anniversary points and without its welcome bonus. */
export function deductPoints(
  cards: readonly CandidateCard[],
  earned: readonly number[],
  levels: Levels,
  years: Years,
): PointDeduction {
  const rewards = cards.map(() => 0)
  const bonuses = levels.map((level) => level?.money ?? 0)
  const programs: PointDeduction['programs'][number][] = []
  for (const [program, own] of cardsByProgram(cards)) {
    const price = cards[own[0] ?? 0]?.slot.compiledCard.price
    if (price === undefined || price.limit === null) {
      continue
    }
    const units = own.map((card) => earned[card] ?? 0)
    const bonusUnits = own.map((card) => levels[card]?.units ?? 0)
    const [before, all] = [sum(units), sum(units) + sum(bonusUnits)]
    const lost = (some: number) => lostSubcents(some, price, years)
    const ofRewards = shares(lost(before), units)
    const ofBonuses = shares(lost(all) - lost(before), bonusUnits)
    if (lost(all) === 0) {
      continue
    }
    const exact = own.map((card, index) => {
      const full = (bonusUnits[index] ?? 0) * price.value + (levels[card]?.cents ?? 0) * SUBCENTS_PER_CENT
      return full - (ofBonuses[index] ?? 0)
    })
    const rounded = roundParts(exact, roundDivision(sum(exact), SUBCENTS_PER_CENT))
    let subcents = lost(before)
    for (const [index, card] of own.entries()) {
      rewards[card] = ofRewards[index] ?? 0
      subcents += ((bonuses[card] ?? 0) - (rounded[index] ?? 0)) * SUBCENTS_PER_CENT
      bonuses[card] = rounded[index] ?? 0
    }
    programs.push({ program, usableCents: price.limit.yearlyCents * years, subcents })
  }
  return { subcents: sum(programs.map((each) => each.subcents)), rewards, bonuses, programs }
}

function cardsByProgram(cards: readonly CandidateCard[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [index, { slot }] of cards.entries()) {
    const { program } = slot.compiledCard
    found.set(program, [...(found.get(program) ?? []), index])
  }
  return new Map([...found].sort(([a], [b]) => Number(a > b) - Number(a < b)))
}

function lostSubcents(units: number, price: Price, years: number): number {
  return limitedSubcents(units, { ...price, limit: null }, years) - limitedSubcents(units, price, years)
}

/** Splits an amount in proportion to weights. The parts are whole and add up to it. */
function shares(amount: number, weights: readonly number[]): number[] {
  const positive = weights.map((weight) => Math.max(0, weight))
  const all = sum(positive)
  const last = positive.findLastIndex((weight) => weight > 0)
  let left = amount
  return positive.map((weight, index) => {
    const share = index === last ? left : Math.floor((weight / Math.max(1, all)) * amount)
    left -= share
    return share
  })
}
