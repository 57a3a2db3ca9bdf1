/** What cards pay by category: each one's parts, and the best cards for a category's spending alone. */
import { packAmounts, type RunNumbers } from '@cardsight/contract'
import { type CategoryRewards, categories, rewardsByCategory } from '@cardsight/engine'
import type { Run } from '../run/run.ts'
import { amountsOf } from './amounts.ts'

/** Categories without spending are left out. */
export function presentByCategory(run: Run): Pick<RunNumbers, 'categories' | 'later'> {
  const firstYear = rewardsByCategory(run.result, 1)
  const places = run.topCards.map(({ category }) => category)
  return {
    categories: run.topCards.map((top) => ({
      name: categories[top.category]?.name ?? '',
      spendingCents: top.spendingCents,
      ...packColumn(firstYear, top.category),
      alone: { cards: [...top.cards], ...packAmounts(amountsOf(top), [...top.cards.keys()]) },
    })),
    later: packLaterYears(run, firstYear, places),
  }
}

/** One category of all cards. Points stand as what they are beyond the cents, as in all numbers of a run. */
function packColumn({ money, points }: CategoryRewards, place: number) {
  const packed: { money: number[]; points: number[] } = { money: [], points: [] }
  for (let part = place; part < money.length; part += categories.length) {
    const cents = money[part] ?? 0
    packed.money.push(cents)
    packed.points.push((points[part] ?? 0) - cents)
  }
  return packed
}

/** What two years pay beyond the first, of the cards whose first year is another. */
function packLaterYears(
  { result, catalog }: Run,
  firstYear: CategoryRewards,
  places: readonly number[],
): RunNumbers['later'] {
  const cards = catalog.cardsWithOtherFirstYear
  const twoYears = rewardsByCategory(result, 2, cards)
  return cards.map((card, row) => {
    const [later, first] = [row * categories.length, card * categories.length]
    const beyond = (two: Float64Array, one: Float64Array) =>
      places.map((place) => (two[later + place] ?? 0) - (one[first + place] ?? 0))
    const money = beyond(twoYears.money, firstYear.money)
    const points = beyond(twoYears.points, firstYear.points)
    return { card, money, points: points.map((amount, index) => amount - (money[index] ?? 0)) }
  })
}
