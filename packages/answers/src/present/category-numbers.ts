/** Rewards by category: what each card earns, and the best cards for one category's spending alone. */
import { packAmounts, type RunNumbers } from '@cardsight/contract'
import { type CategoryRewards, categories, rewardsByCategory } from '@cardsight/engine'
import type { Run } from '../run/run.ts'
import { amountsOf } from './amounts.ts'

/** Omits categories without spending. */
export function presentByCategory(run: Run): Pick<RunNumbers, 'categories' | 'later'> {
  const firstYear = rewardsByCategory(run.result, 1)
  const indexes = run.topCards.map(({ category }) => category)
  return {
    categories: run.topCards.map((top) => ({
      name: categories[top.category]?.name ?? '',
      spendingCents: top.spendingCents,
      ...packColumn(firstYear, top.category),
      alone: { cards: [...top.cards], ...packAmounts(amountsOf(top), [...top.cards.keys()]) },
    })),
    later: packLaterYears(run, firstYear, indexes),
  }
}

/** One category for all cards. Points are stored as the difference from cents, like in the rest of a run. */
function packColumn({ money, points }: CategoryRewards, index: number) {
  const packed: { money: number[]; points: number[] } = { money: [], points: [] }
  for (let part = index; part < money.length; part += categories.length) {
    const cents = money[part] ?? 0
    packed.money.push(cents)
    packed.points.push((points[part] ?? 0) - cents)
  }
  return packed
}

/** Year two minus year one, for the cards whose first year differs. */
function packLaterYears(
  { result, catalog }: Run,
  firstYear: CategoryRewards,
  indexes: readonly number[],
): RunNumbers['later'] {
  const cards = catalog.cardsWithOtherFirstYear
  const twoYears = rewardsByCategory(result, 2, cards)
  return cards.map((card, row) => {
    const [later, first] = [row * categories.length, card * categories.length]
    const beyond = (two: Float64Array, one: Float64Array) =>
      indexes.map((index) => (two[later + index] ?? 0) - (one[first + index] ?? 0))
    const money = beyond(twoYears.money, firstYear.money)
    const points = beyond(twoYears.points, firstYear.points)
    return { card, money, points: points.map((amount, index) => amount - (money[index] ?? 0)) }
  })
}
