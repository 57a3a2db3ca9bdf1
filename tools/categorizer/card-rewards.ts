/** Yearly rewards of all cards for purchases, and how far two such lists are apart. */
import {
  createRunCatalog,
  presentCardsDetails,
  presentCardTexts,
  runFromTransactions,
} from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { DayRange } from '@cardsight/engine/dates'
import { CUSTOM, monthsInWindow, nothingLeftOut, type Purchase } from '@cardsight/engine/spending'

export type CardReward = Readonly<{ cardName: string; money: number }>

const CARDS = 10

/** Returns a function that lists the cards, the best one first. */
export function createRewards(window: DayRange): (purchases: readonly Purchase[]) => readonly CardReward[] {
  const catalog = createRunCatalog(release, window.last)
  const texts = presentCardTexts(catalog)
  const nMonths = monthsInWindow(CUSTOM, window)
  return (purchases) => {
    const run = runFromTransactions(catalog, { purchases, leftOut: nothingLeftOut, window, nMonths })
    return presentCardsDetails(run, texts, apiPaths.cardTexts(release.version)).results['1']
  }
}

/** Errors of the ten cards that are best in truth, in percent, with their signs. */
export function rewardErrors(truth: readonly CardReward[], found: readonly CardReward[]): number[] {
  return truth.slice(0, CARDS).map(({ cardName, money }) => {
    const other = found.find((result) => result.cardName === cardName)?.money ?? 0
    return money === 0 ? 0 : (100 * (other - money)) / money
  })
}

export function describeErrors(signed: readonly number[]): string {
  const sizes = signed.map(Math.abs).toSorted((a, b) => a - b)
  const at = (share: number) => (sizes[Math.floor(sizes.length * share)] ?? 0).toFixed(1)
  const mean = signed.reduce((sum, error) => sum + error, 0) / signed.length
  return `median ${at(0.5)} %, 90th percentile ${at(0.9)} %, mean with its sign ${mean.toFixed(1)} %`
}

/** A purchase by its true category and by the one we find. */
export type Compared = Readonly<{
  truth: Purchase
  found: Purchase
  /** Key of the merchant's correction; null if the category is sure. */
  open: string | null
}>

const CLICKS = 10

/** The purchases after a person corrected the ten doubtful merchants with the most dollars. */
export function afterClicks(compared: readonly Compared[]): Purchase[] {
  const sums = new Map<string, number>()
  for (const { open, found } of compared) {
    if (open !== null) {
      sums.set(open, (sums.get(open) ?? 0) + found.cents)
    }
  }
  const largest = [...sums].toSorted(([, a], [, b]) => b - a).slice(0, CLICKS)
  const corrected = new Set(largest.map(([key]) => key))
  return compared.map(({ truth, found, open }) => (open !== null && corrected.has(open) ? truth : found))
}
