/** Rewards by category: what each card earns, and the best cards for one category's spending alone. */
import { packAmounts, type RunNumbers } from '@cardsight/contract/schemas'
import { type CategoryRewards, rewardsByCategory } from '@cardsight/engine/backtest'
import { categories } from '@cardsight/engine/categories'
import type { Run } from '../run/run.ts'
import { amountsOf } from './amounts.ts'

/** Omits categories without spending. */
export function presentByCategory(run: Run): Pick<RunNumbers, 'categories' | 'later' | 'third'> {
  const firstYear = rewardsByCategory(run.result, 1)
  const { cardsWithOtherSecondYear, cardsWithOtherThirdYear } = run.catalog
  const indexes = run.topCards.map(({ category }) => category)
  return {
    categories: run.topCards.map((top) => ({
      name: categories[top.category]?.name ?? '',
      spendingCents: top.spendingCents,
      ...packColumn(firstYear, top.category),
      alone: { cards: [...top.cards], ...packAmounts(amountsOf(top), [...top.cards.keys()]) },
    })),
    later: packYear(run, 2, cardsWithOtherSecondYear, indexes),
    ...(cardsWithOtherThirdYear.length === 0
      ? {}
      : { third: packYear(run, 3, cardsWithOtherThirdYear, indexes) }),
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

/** The second or third year of some cards: what its projection earns beyond the one before. */
function packYear(
  { result }: Run,
  year: 2 | 3,
  cards: readonly number[],
  indexes: readonly number[],
): RunNumbers['later'] {
  const [all, before] = [
    rewardsByCategory(result, year, cards),
    rewardsByCategory(result, year === 2 ? 1 : 2, cards),
  ]
  return cards.map((card, row) => {
    const start = row * categories.length
    const beyond = (those: Float64Array, others: Float64Array) =>
      indexes.map((index) => (those[start + index] ?? 0) - (others[start + index] ?? 0))
    const money = beyond(all.money, before.money)
    const points = beyond(all.points, before.points)
    return { card, money, points: points.map((amount, index) => amount - (money[index] ?? 0)) }
  })
}
