/** What cards pay by category: each one's parts, and the best cards for a category's spending alone. */
import { BEST_BY_CATEGORY, bestRows, packAmounts, type RunNumbers } from '@cardsight/contract'
import {
  type CategoryRewards,
  categories,
  type Outcome,
  rewardByCategory,
  rewardsByCategory,
} from '@cardsight/engine'
import type { Run } from '../services/backtest/run.ts'
import { amountsOf } from './amounts.ts'

/** Categories without spending are left out. */
export function presentByCategory(run: Run): Pick<RunNumbers, 'categories' | 'later'> {
  const firstYear = rewardsByCategory(run.result, 1)
  const spentOn = categories.flatMap(({ name }, place) => {
    const alone = run.alone[place]
    return alone === undefined || alone.spendingCents === 0 ? [] : [{ place, name, alone }]
  })
  const places = spentOn.map(({ place }) => place)
  return {
    categories: spentOn.map(({ place, name, alone }) => {
      const cards = cardsInLists(alone, run)
      return {
        name,
        spendingCents: alone.spendingCents,
        ...packColumn(firstYear, place),
        alone: { cards, ...packAmounts(amountsOf(alone), cards) },
      }
    }),
    later: run.catalog.cardsWithOtherFirstYear.map((card) => packLaterYear(run, firstYear, card, places)),
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

/** What two years pay beyond the first. */
function packLaterYear(
  { result }: Run,
  firstYear: CategoryRewards,
  card: number,
  places: readonly number[],
): RunNumbers['later'][number] {
  const twoYears = rewardByCategory(result, card, 2)
  const first = card * categories.length
  const money = places.map((place) => (twoYears[place]?.money ?? 0) - (firstYear.money[first + place] ?? 0))
  const points = places.map(
    (place) => (twoYears[place]?.points ?? 0) - (firstYear.points[first + place] ?? 0),
  )
  return { card, money, points: points.map((amount, index) => amount - (money[index] ?? 0)) }
}

/** Every open card that is among the best for 1, 2 or 3 years, with or without its bonus, by name. */
function cardsInLists({ total, introMoney }: Outcome, { catalog }: Run): number[] {
  const { openByName } = catalog
  const listed = new Set<number>()
  const list = (totals: Float64Array) => {
    for (const card of bestRows(openByName, totals, BEST_BY_CATEGORY)) {
      listed.add(card)
    }
  }
  total.forEach(list)
  if (introMoney.some((cents) => cents > 0)) {
    total.map((withBonus) => withoutBonus(withBonus, introMoney)).forEach(list)
  }
  return openByName.filter((card) => listed.has(card))
}

function withoutBonus(totals: Float64Array, introMoney: Float64Array): Float64Array {
  const less = new Float64Array(totals.length)
  for (let card = 0; card < less.length; card++) {
    less[card] = (totals[card] ?? 0) - (introMoney[card] ?? 0)
  }
  return less
}
