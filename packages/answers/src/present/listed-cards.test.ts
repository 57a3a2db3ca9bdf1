import { BEST_BY_CATEGORY, rankRows } from '@cardsight/contract'
import { expect, it } from 'vitest'
import { createLister } from './listed-cards.ts'

/** Made-up totals with many equal ones, never the same for two rows of a seed. */
function outcomeOf(seed: number, bonusOf: (card: number) => number) {
  const cards = Array.from({ length: 60 }, (_, card) => card)
  const introMoney = Float64Array.from(cards, bonusOf)
  const total = [1, 2, 3].map((years) =>
    Float64Array.from(cards, (card) => ((card * 37 + seed * 11) % 23) * years * 100 + bonusOf(card)),
  )
  return { spendingCents: 1, money: total, points: total, introMoney, introPoints: introMoney, total }
}

it('lists every card that is among the best of one of the six lists, and no other, by name', () => {
  const openByName = Array.from({ length: 60 }, (_, place) => (place * 7) % 60).filter((card) => card % 9 > 0)
  const list = createLister(openByName)
  for (let seed = 0; seed < 40; seed++) {
    const bonusOf = seed % 3 === 0 ? () => 0 : (card: number) => (card % 5 === seed % 5 ? 90_000 / seed : 0)
    const outcome = outcomeOf(seed, bonusOf)
    const best = outcome.total.flatMap((totals) => [
      ...rankRows(openByName, totals).slice(0, BEST_BY_CATEGORY),
      ...rankRows(
        openByName,
        totals.map((cents, card) => cents - (outcome.introMoney[card] ?? 0)),
      ).slice(0, BEST_BY_CATEGORY),
    ])
    expect(list(outcome)).toEqual(openByName.filter((card) => best.includes(card)))
  }
})

it('lists all cards where there are fewer than a list has room for', () => {
  const outcome = outcomeOf(1, () => 0)
  expect(createLister([5, 3, 8])(outcome)).toEqual([5, 3, 8])
  expect(createLister([])(outcome)).toEqual([])
})
