/** Describes welcome offers of any time in a few words. */
import { count, dollars, list, plural } from '../describe/format.ts'
import type { Tiers } from './card-history.ts'

/** Returns what all tiers pay together, such as '75,000 points and $250'. */
export function rewardText(tiers: Tiers, unit: string): string {
  const points = sum(tiers.map(({ points: amount, upTo }) => (amount === undefined ? 0 : (upTo ?? amount))))
  const cash = sum(tiers.map(({ cash: paid, credit, upTo }) => cashOf(paid ?? credit, upTo)))
  const giftCards = sum(tiers.map(({ giftCard, upTo }) => cashOf(giftCard, upTo)))
  const nights = sum(tiers.map((tier) => tier.nights?.count ?? 0))
  const amounts = [
    ...(points > 0 ? [`${count(points)} ${unit}`] : []),
    ...(cash > 0 ? [dollars(cash)] : []),
    ...(giftCards > 0 ? [`a ${dollars(giftCards)} gift card`] : []),
    ...(nights > 0 ? [plural(nights, 'free night')] : []),
  ]
  const things = tiers.flatMap(({ thing }) => (thing === undefined ? [] : [thing]))
  const isUpTo = tiers.some(({ upTo }) => upTo !== undefined)
  return `${isUpTo ? 'up to ' : ''}${list(amounts.length > 0 ? amounts : things)}`
}

/** Returns the reward and what it takes, such as '75,000 points after $5,000 in 3 months'. */
export function offerText(tiers: Tiers, unit: string): string {
  const [first, ...others] = tiers.toSorted((a, b) => b.spend - a.spend)
  if (first === undefined) {
    return 'none'
  }
  const steps = new Set([first, ...others].map(({ spend }) => spend).filter((spend) => spend > 0)).size
  const steppedText = steps > 1 ? ` in ${steps} tiers, the last` : ''
  return `${rewardText(tiers, unit)}${steppedText} ${termsText(first)}`
}

function termsText({ spend, months, days }: Tiers[number]): string {
  const time = months === undefined ? days && plural(days, 'day') : plural(months, 'month')
  if (spend === 0) {
    return time === undefined ? 'on approval' : 'after the first purchase'
  }
  return `after ${dollars(spend)}${time === undefined ? '' : ` in ${time}`}`
}

function cashOf(amount: number | undefined, upTo: number | undefined): number {
  return amount === undefined ? 0 : (upTo ?? amount)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
