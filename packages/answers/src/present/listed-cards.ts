/** The cards of a category's lists: for 1, 2 and 3 years, with and without the bonus. */
import { BEST_BY_CATEGORY } from '@cardsight/contract'
import type { Column, Outcome } from '@cardsight/engine'

/**
 * Finds every open card that is among the best in one of an outcome's six lists, in the order of names. Cards are
 * ranked as `bestRows` of the contract ranks them. It keeps its working memory: a run asks for a dozen outcomes.
 */
export function createLister(openByName: readonly number[]) {
  const open = Int32Array.from(openByName)
  const best = createBest()
  const nothing = new Float64Array(Math.max(0, ...openByName) + 1)
  return ({ total, introMoney }: Outcome): number[] => {
    const isListed = new Uint8Array(introMoney.length)
    const hasBonus = introMoney.some((cents) => cents > 0)
    for (const less of hasBonus ? [introMoney, nothing] : [nothing]) {
      for (const totals of total) {
        markBest(best, open, totals, less, isListed)
      }
    }
    return openByName.filter((card) => isListed[card] === 1)
  }
}

/** The best cards of the list that was looked at last, and their amounts in it. */
type Best = { readonly cards: Int32Array; readonly amounts: Float64Array; held: number }

function createBest(): Best {
  return { cards: new Int32Array(BEST_BY_CATEGORY), amounts: new Float64Array(BEST_BY_CATEGORY), held: 0 }
}

/** Cards come by name, so of equal amounts the one that is there already stays ahead. */
function markBest(best: Best, open: Int32Array, totals: Column, less: Column, isListed: Uint8Array): void {
  const { cards, amounts } = best
  const bound = boundOf(best, totals, less)
  let held = 0
  for (let place = 0; place < open.length; place++) {
    const card = open[place] ?? 0
    const amount = (totals[card] ?? 0) - (less[card] ?? 0)
    const isFull = held === BEST_BY_CATEGORY
    if (amount < bound || (isFull && amount <= (amounts[held - 1] ?? 0))) {
      continue
    }
    let at = isFull ? held - 1 : held++
    for (; at > 0 && (amounts[at - 1] ?? 0) < amount; at--) {
      amounts[at] = amounts[at - 1] ?? 0
      cards[at] = cards[at - 1] ?? 0
    }
    amounts[at] = amount
    cards[at] = card
  }
  best.held = held
  for (let place = 0; place < held; place++) {
    isListed[cards[place] ?? 0] = 1
  }
}

/** So many cards have at least this much that nobody with less can be among the best. */
function boundOf({ cards, held }: Best, totals: Column, less: Column): number {
  let bound = held < BEST_BY_CATEGORY ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  for (let place = 0; place < held; place++) {
    const card = cards[place] ?? 0
    bound = Math.min(bound, (totals[card] ?? 0) - (less[card] ?? 0))
  }
  return bound
}
