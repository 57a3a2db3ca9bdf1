/** What cards pay by category: each one's parts, and the best cards for a category's spending alone. */
import { BEST_BY_CATEGORY, bestRows, packAmounts, type RunNumbers } from '@cardsight/contract'
import { type CategoryRewards, categories, type Outcome, rewardsByCategory } from '@cardsight/engine'
import type { Run } from '../run/run.ts'
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

/** Every open card that is among the best for 1, 2 or 3 years, with or without its bonus, by name. */
function cardsInLists({ total, introMoney }: Outcome, { catalog }: Run): number[] {
  const { openByName } = catalog
  const isListed = new Uint8Array(introMoney.length)
  const hasBonus = introMoney.some((cents) => cents > 0)
  for (const totals of total) {
    mark(isListed, bestRows(openByName, totals, BEST_BY_CATEGORY))
    if (hasBonus) {
      mark(isListed, bestRows(openByName, withoutBonus(totals, introMoney), BEST_BY_CATEGORY))
    }
  }
  return openByName.filter((card) => isListed[card] === 1)
}

function mark(isListed: Uint8Array, cards: readonly number[]): void {
  for (const card of cards) {
    isListed[card] = 1
  }
}

function withoutBonus(totals: Float64Array, introMoney: Float64Array): Float64Array {
  const less = new Float64Array(totals.length)
  for (let card = 0; card < less.length; card++) {
    less[card] = (totals[card] ?? 0) - (introMoney[card] ?? 0)
  }
  return less
}
