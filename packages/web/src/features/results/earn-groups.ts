/** Groups a card's rewards by what they pay: 'restaurants and groceries at 4x'. */
import type { CardResult, ShownStat } from '@cardsight/contract/runs'
import type { CREDITS } from '@cardsight/contract/schemas'
import { formatNumber } from '../../lib/format-number.ts'

// Importing it from the contract as a value would bundle every schema; the type keeps the two equal.
const credits: typeof CREDITS = 'Credits'

export type EarnGroup = Readonly<{
  /** '4x', '3%' or, if caps or exclusions blend rates, 'About 2.7x'. */
  rate: string
  categories: readonly string[]
  /** Both cover all years of the projection. */
  spending: number
  money: number
  /** Every category with spending earns this rate. */
  isEverything: boolean
}>

/** The group that earns the most above what nearly every card pays comes first. */
export function earnGroupsOf(card: Pick<CardResult, 'stat' | 'points' | 'money'>): readonly EarnGroup[] {
  const paysCash = card.points === Math.round(card.money * 100)
  const purchases = card.stat.filter(({ category, spending }) => category !== credits && spending > 0)
  const groups = new Map<string, ShownStat[]>()
  for (const part of purchases.filter(({ money }) => money > 0)) {
    const rate = rateText(part, paysCash)
    groups.set(rate, [...(groups.get(rate) ?? []), part])
  }
  return [...groups]
    .map(([rate, parts]) => ({
      rate,
      categories: parts.toSorted((a, b) => b.money - a.money).map(({ category }) => category),
      spending: sumOf(parts, 'spending'),
      money: sumOf(parts, 'money'),
      isEverything: parts.length === purchases.length,
    }))
    .sort((a, b) => extraOf(b) - extraOf(a))
}

/** What nearly every card pays. */
const USUAL_RATE = 0.01

function extraOf({ money, spending }: EarnGroup): number {
  return money - spending * USUAL_RATE
}

/** Rates are printed as the issuer would: whole or half. Anything between is a blend. */
function rateText({ money, points, spending }: ShownStat, paysCash: boolean): string {
  const rate = paysCash ? (money * 100) / spending : points / spending
  const unit = paysCash ? '%' : 'x'
  const stated = Math.round(rate * 2) / 2
  return Math.abs(rate - stated) <= rate * MOST_ROUNDING
    ? `${formatNumber(stated, 1)}${unit}`
    : `About ${formatNumber(rate, 1)}${unit}`
}

/** Points are whole, so that a rate of a small sum is off by a little. */
const MOST_ROUNDING = 0.01

function sumOf(parts: readonly ShownStat[], key: 'spending' | 'money'): number {
  return Math.round(parts.reduce((sum, part) => sum + part[key] * 100, 0)) / 100
}
