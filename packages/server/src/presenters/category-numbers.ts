/** What cards pay by category: each one's parts, and the best cards for a category's spending alone. */
import { BEST_BY_CATEGORY, bestRows, packAmounts, type RunNumbers } from '@cardsight/contract'
import { type CategoryReward, categories, type Outcome, rewardByCategory } from '@cardsight/engine'
import type { Run } from '../services/backtest/run.ts'
import { amountsOf } from './amounts.ts'

type ByCategory = Pick<RunNumbers, 'categories' | 'later'>

/** Categories without spending are left out. */
export function presentByCategory(run: Run): ByCategory {
  const { result, catalog } = run
  const firstYear = catalog.compiled.cards.map((_, card) => rewardByCategory(result, card, 1))
  const spentOn = categories.flatMap(({ name }, place) => {
    const alone = run.alone[place]
    return alone === undefined || alone.spendingCents === 0 ? [] : [{ place, name, alone }]
  })
  return {
    categories: spentOn.map(({ place, name, alone }) => {
      const cards = cardsInLists(alone, run)
      return {
        name,
        spendingCents: alone.spendingCents,
        ...packParts(firstYear.map((parts) => parts[place])),
        alone: { cards, ...packAmounts(amountsOf(alone), cards) },
      }
    }),
    later: catalog.cardsWithOtherFirstYear.map((card) => {
      const twoYears = rewardByCategory(result, card, 2)
      const parts = spentOn.map(({ place }) => difference(twoYears[place], firstYear[card]?.[place]))
      return { card, ...packParts(parts) }
    }),
  }
}

type Part = Pick<CategoryReward, 'points'> & { money: number }

function difference(two: Part | undefined, one: Part | undefined): Part {
  return {
    money: (two?.money ?? 0) - (one?.money ?? 0),
    points: (two?.points ?? 0) - (one?.points ?? 0),
  }
}

/** Points stand as what they are beyond the cents, as in all numbers of a run. */
function packParts(parts: readonly (Part | undefined)[]): { money: number[]; points: number[] } {
  return {
    money: parts.map((part) => part?.money ?? 0),
    points: parts.map((part) => (part?.points ?? 0) - (part?.money ?? 0)),
  }
}

/** Every open card that is among the best for 1, 2 or 3 years, with or without its bonus. */
function cardsInLists({ total, introMoney }: Outcome, { catalog }: Run): number[] {
  const { openCards, namePlaces } = catalog.compiled
  const isListed = new Uint8Array(introMoney.length)
  const hasBonus = introMoney.some((cents) => cents > 0)
  const withoutBonus = new Float64Array(hasBonus ? introMoney.length : 0)
  for (const withBonus of total) {
    mark(bestRows(openCards, withBonus, namePlaces, BEST_BY_CATEGORY))
    if (hasBonus) {
      for (let card = 0; card < withoutBonus.length; card++) {
        withoutBonus[card] = (withBonus[card] ?? 0) - (introMoney[card] ?? 0)
      }
      mark(bestRows(openCards, withoutBonus, namePlaces, BEST_BY_CATEGORY))
    }
  }
  return Array.from(isListed.keys()).filter((card) => isListed[card] === 1)

  function mark(cards: readonly number[]) {
    for (const card of cards) {
      isListed[card] = 1
    }
  }
}
