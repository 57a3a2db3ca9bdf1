/** What cards pay by category: each one's parts, and the best cards for a category's spending alone. */
import { BEST_BY_CATEGORY, bestRows, packAmounts, type RunNumbers } from '@cardsight/contract'
import { categories, type Outcome, rewardByCategory } from '@cardsight/engine'
import type { Run } from '../services/backtest/run.ts'
import { amountsOf } from './amounts.ts'

type CategoryNumbers = RunNumbers['categories'][number]
type LaterYear = RunNumbers['later'][number]

/** Categories without spending are left out. */
export function presentCategories(run: Run): CategoryNumbers[] {
  const { result, catalog } = run
  const parts = catalog.compiled.cards.map((_, card) => rewardByCategory(result, card, 1))
  return spentOn(run).map(({ place, name, alone }) => {
    const cards = cardsInLists(alone, run)
    return {
      name,
      spendingCents: alone.spendingCents,
      money: parts.map((reward) => reward[place]?.money ?? 0),
      points: parts.map((reward) => (reward[place]?.points ?? 0) - (reward[place]?.money ?? 0)),
      alone: { cards, ...packAmounts(amountsOf(alone), cards) },
    }
  })
}

/** What the second year pays, of the cards that pay otherwise in the first. */
export function presentLaterYears(run: Run): LaterYear[] {
  const places = spentOn(run).map(({ place }) => place)
  return run.catalog.cardsWithOtherFirstYear.map((card) => {
    const one = rewardByCategory(run.result, card, 1)
    const two = rewardByCategory(run.result, card, 2)
    const money = places.map((place) => (two[place]?.money ?? 0) - (one[place]?.money ?? 0))
    const points = places.map((place) => (two[place]?.points ?? 0) - (one[place]?.points ?? 0))
    return { card, money, points: points.map((amount, index) => amount - (money[index] ?? 0)) }
  })
}

function spentOn({ alone: outcomes }: Run) {
  return categories.flatMap(({ name }, place) => {
    const alone = outcomes[place]
    return alone === undefined || alone.spendingCents === 0 ? [] : [{ place, name, alone }]
  })
}

/** Every open card that is among the best for 1, 2 or 3 years, with or without its bonus. */
function cardsInLists({ total, introMoney }: Outcome, { catalog }: Run): number[] {
  const { openCards, compiled } = catalog
  const cards = new Set<number>()
  const withoutBonus = new Float64Array(introMoney.length)
  for (const withBonus of total) {
    for (let card = 0; card < withoutBonus.length; card++) {
      withoutBonus[card] = (withBonus[card] ?? 0) - (introMoney[card] ?? 0)
    }
    for (const totals of [withBonus, withoutBonus]) {
      for (const card of bestRows(openCards, totals, compiled.namePlaces, BEST_BY_CATEGORY)) {
        cards.add(card)
      }
    }
  }
  return [...cards].sort((a, b) => a - b)
}
