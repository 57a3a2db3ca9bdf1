/** Turns the value of a wallet into the wallet that is shown. Amounts are rounded here and nowhere else. */
import { projections } from '../../card/annual-fee.ts'
import { categories } from '../../category.ts'
import { roundDivision, roundParts, roundWorth } from '../../exact.ts'
import { toCents } from '../../money.ts'
import { YEAR_DAYS } from '../../spend/spend.ts'
import { type AllocatedPart, allocatedParts } from '../allocation/allocated-parts.ts'
import type { YearSolution } from '../decisions/solve-year.ts'
import { type BonusLevel, tierRewards } from '../model/card-slot.ts'
import {
  type CompiledCard,
  SUBCENTS_PER_CENT,
  SUBCENTS_PER_MILLIONTH,
  type YearGroup,
} from '../model/engine.ts'
import type { SpendModel } from '../model/spend-model.ts'
import type { CandidateCard } from '../model/wallet-problem.ts'
import type { WalletValue } from '../search/wallet-value.ts'
import type {
  Assignment,
  UnusablePoints,
  Wallet,
  WalletBonus,
  WalletCard,
  WalletQuestion,
} from '../wallet.ts'
import { findFilledCaps } from './filled-caps.ts'
import { firstYearSubcents } from './first-year.ts'

export function describeWallet(
  model: SpendModel,
  value: WalletValue,
  years: WalletQuestion['years'],
): Wallet {
  const groups = groupSolutions(value.solutions)
  const partsOfGroups = groups.map(({ year, count, solution }) => ({
    year,
    count,
    parts: partsOf(model, value, solution),
  }))
  const once = firstYearSubcents(model, value)
  const rewards = rewardsByCard(value, partsOfGroups).map((subcents, index) => subcents - (once[index] ?? 0))
  const parts = roundParts(rewards, lastingCents(value, once))
  const firstYear = once.map(toWholeCents)
  const cards = value.cards.map((card, index) =>
    describeCard(value, card, index, { reward: parts[index] ?? 0, firstYear: firstYear[index] ?? 0 }),
  )
  const sum = (pick: (card: WalletCard) => number) =>
    toCents(cards.reduce((total, card) => total + pick(card), 0))
  return {
    cards,
    years,
    yearGroups: groups.map(({ year, count }) => ({ year, count })),
    total: sum(({ total }) => total),
    reward: sum(({ reward }) => reward),
    bonus: sum(({ bonus }) => bonus),
    fee: sum(({ fee }) => fee),
    assignments: partsOfGroups.flatMap(({ year, parts: own }) => assignmentsOf(model, value, year, own)),
    filledCaps: partsOfGroups.flatMap(({ year, parts: own }) => findFilledCaps(model, value, year, own)),
    unusablePoints: value.deduction.programs.map(
      ({ program, usableCents, subcents }): UnusablePoints => ({
        program,
        usable: toCents(usableCents),
        deducted: toCents(roundDivision(subcents, SUBCENTS_PER_CENT)),
      }),
    ),
  }
}

type SolvedGroup = YearGroup & Readonly<{ solution: YearSolution }>

/** Consecutive years that share a solution. Year 1 is alone. */
function groupSolutions(solutions: readonly YearSolution[]): SolvedGroup[] {
  const isRepeated = (year: number) => year > 2 && solutions[year - 1] === solutions[year - 2]
  return projections.flatMap((year) => {
    const solution = solutions[year - 1]
    if (solution === undefined || isRepeated(year)) {
      return []
    }
    return [{ year, count: year === 2 && isRepeated(3) ? 2 : 1, solution }]
  })
}

/** The wallet's total: rewards at lasting terms, and what each card's first year earns on top, rounded by themselves. */
export function totalCents(model: SpendModel, value: WalletValue): number {
  const once = firstYearSubcents(model, value)
  return lastingCents(value, once) + sumOf(once.map(toWholeCents)) + fixedCents(value)
}

function lastingCents(value: WalletValue, once: readonly number[]): number {
  return toWholeCents(value.subcents - fixedCents(value) * SUBCENTS_PER_CENT - sumOf(once))
}

const toWholeCents = (subcents: number) => roundDivision(subcents, SUBCENTS_PER_CENT)

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Bonuses minus fees. */
function fixedCents({ cards, deduction }: WalletValue): number {
  return cards.reduce((sum, { slot }, index) => sum + (deduction.bonuses[index] ?? 0) - slot.feeCents, 0)
}

/** What was allocated, or what the engine paid if the year was replayed. A card year may be for lower point values. */
function partsOf(
  { buckets, replay }: SpendModel,
  { cards }: WalletValue,
  { cardYears, allocation, runs }: YearSolution,
): AllocatedPart[] {
  const parts =
    runs === null
      ? allocatedParts(buckets, cardYears, allocation)
      : runs.flatMap((run, card) => replay.explain(run).map((part) => ({ ...part, card })))
  const missing = cardYears.map(({ terms }, card) => {
    const { value = 0 } = cards[card]?.slot.compiledCard ?? {}
    return (value - terms.compiledCard.value) * terms.match
  })
  if (missing.every((value) => value === 0)) {
    return parts
  }
  return parts.map((part) => ({
    ...part,
    arc: { ...part.arc, gain: part.arc.gain + part.arc.rate * (missing[part.card] ?? 0) },
  }))
}

/** Subcents by card, without bonuses and fees. */
function rewardsByCard(
  value: WalletValue,
  groups: readonly Readonly<{ count: number; parts: readonly AllocatedPart[] }>[],
): number[] {
  const rewards = value.cards.map(
    ({ slot }, index) =>
      slot.fixedSubcents + slot.feeCents * SUBCENTS_PER_CENT - (value.deduction.rewards[index] ?? 0),
  )
  for (const { count, parts } of groups) {
    for (const { card, arc, cents } of parts) {
      rewards[card] = (rewards[card] ?? 0) + arc.gain * cents * count
    }
  }
  return rewards
}

function describeCard(
  { claimed, solutions, deduction }: WalletValue,
  { slot }: CandidateCard,
  index: number,
  { reward, firstYear }: Readonly<{ reward: number; firstYear: number }>,
): WalletCard {
  const { compiledCard, isOwned, anniversaryUnits, creditCents, feeCents } = slot
  const bonus = deduction.bonuses[index] ?? 0
  const spentByYear = solutions.map(({ allocation }) => toCents(allocation.spent[index] ?? 0))
  return {
    cardId: compiledCard.card.id,
    isOwned,
    total: toCents(reward + firstYear + bonus - feeCents),
    reward: toCents(reward),
    anniversaryBonus: toCents(roundDivision(anniversaryUnits * compiledCard.value, SUBCENTS_PER_CENT)),
    credits: toCents(creditCents),
    bonus: toCents(bonus + firstYear),
    firstYear: toCents(firstYear),
    fee: toCents(feeCents),
    bonuses: isOwned
      ? []
      : describeBonuses(compiledCard, {
          level: claimed[index] ?? null,
          money: bonus,
          spentCents: spentByYear[0] ?? toCents(0),
          yearCents: slot.yearCents,
        }),
    spentByYear,
  }
}

/** `money` is what the level pays in whole cents, without points that the person can't use. */
type ClaimedBonus = Readonly<{
  level: BonusLevel | null
  money: number
  spentCents: WalletBonus['spentCents']
  yearCents: number
}>

/** All tiers of a welcome bonus. What the claimed ones pay adds up to the bonus; the last of them lose what is deducted. */
function describeBonuses(
  { card, value }: CompiledCard,
  { level, money, spentCents, yearCents }: ClaimedBonus,
): WalletBonus[] {
  let [paid, claimed] = [0, 0]
  return card.bonus.map((tier) => {
    const isClaimed = level?.tiers.includes(tier) === true
    claimed += Number(isClaimed)
    const { units, cents, points } = tierRewards([tier])
    const left = money - paid
    const full = roundWorth(units, value, cents * SUBCENTS_PER_CENT)
    const own = claimed === level?.tiers.length ? left : Math.min(full, left)
    paid += isClaimed ? own : 0
    return {
      tier,
      isClaimed,
      money: toCents(isClaimed ? own : 0),
      points: isClaimed ? points : 0,
      spentCents,
      reachedOnDay: yearCents > 0 ? Math.max(1, Math.ceil((tier.spend * YEAR_DAYS) / yearCents)) : null,
    }
  })
}

/** Cents of one cell in one month that a card pays at one rate, through one cap. */
type MergedPart = { month: number; row: number; card: number; arc: AllocatedPart['arc']; cents: number }

/** Which card to use for which kind of purchase: by month, then by category, best rate first. Parts that look the same are merged. */
function assignmentsOf(
  { buckets }: SpendModel,
  { cards }: WalletValue,
  year: Assignment['year'],
  parts: readonly AllocatedPart[],
): Assignment[] {
  const categoryOf = ({ row }: MergedPart) => buckets.cells[row]?.category ?? -1
  return mergeParts(buckets, cards.length, parts)
    .sort((a, b) => a.month - b.month || categoryOf(a) - categoryOf(b) || b.arc.gain - a.arc.gain)
    .flatMap((part): Assignment[] => {
      const { month, row, card, arc, cents } = part
      const cell = buckets.cells[row]
      const cardId = cards[card]?.slot.compiledCard.card.id
      const category = categories[categoryOf(part)]
      if (cell === undefined || cardId === undefined || category === undefined) {
        return []
      }
      return [
        {
          year,
          month,
          category,
          leaf: cell.leaf,
          merchant: cell.merchant,
          isAbroad: cell.isAbroad,
          cardId,
          cents: toCents(cents),
          rate: arc.rate,
          worthPpm: arc.gain / SUBCENTS_PER_MILLIONTH,
          rules: arc.rules,
          isBeyondCap: arc.isBeyondCap,
        },
      ]
    })
}

/** Refunds stay apart from purchases. */
function mergeParts(
  { cells, slices }: SpendModel['buckets'],
  cardCount: number,
  parts: readonly AllocatedPart[],
): MergedPart[] {
  const merged: MergedPart[] = []
  const byKey = new Map<number, MergedPart[]>()
  for (const { card, arc, cell: row, slice, cents } of parts) {
    const month = slices[slice]?.month
    if (month === undefined) {
      continue
    }
    const key = ((month * cells.length + row) * cardCount + card) * 2 + Number(cents < 0)
    const others = byKey.get(key) ?? []
    const same = others.find((part) => part.arc.gain === arc.gain && part.arc.cap === arc.cap)
    if (same === undefined) {
      const part = { month, row, card, arc, cents }
      merged.push(part)
      byKey.set(key, [...others, part])
    } else {
      same.arc = arc
      same.cents += cents
    }
  }
  return merged
}
