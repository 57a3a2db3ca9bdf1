import { release } from '@cardsight/catalog'
import { detailNames, detailOf, noCosts } from '@cardsight/contract/costs'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { costDetails, nothingLeftOut } from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import { presentInsights } from '../present/insights.ts'
import { createRunCatalog } from './run-catalog.ts'
import { runFromCosts } from './run-from-costs.ts'
import { runFromTransactions } from './run-from-transactions.ts'

const window = dayRange(parseDay('2025-11-16'), parseDay('2026-11-15'))
const catalog = createRunCatalog(release, parseDay('2026-11-16'))
const six = { ...noCosts, grocery: 504, gas: 179, restaurant: 166, other: 100, recreation: 487, travel: 400 }
const moneyOf = (run: ReturnType<typeof runFromCosts>, cardId: string) =>
  run.result.overall.money[0]?.[release.cards.findIndex(({ id }) => id === cardId)] ?? Number.NaN

it('the contract and the engine have the same details of the same fields', () => {
  expect(Object.keys(costDetails).sort()).toEqual([...detailNames].sort())
  for (const name of detailNames) {
    expect([name, costDetails[name].field]).toEqual([name, detailOf(name).field])
  }
})

describe('a run on typed costs', () => {
  it('shows the six amounts as they were typed, the highest first and Other last', () => {
    const { transactions_statistics, spending, avgSpending } = presentInsights(
      runFromCosts(catalog, six, window),
    )
    expect(transactions_statistics).toEqual(
      [
        ['Supermarkets & Groceries', 6048],
        ['Recreation', 5844],
        ['Travel', 4800],
        ['Gas Stations', 2148],
        ['Restaurants', 1992],
        ['Other', 1200],
      ].map(([category, own]) => ({ category, spending: own, transactions: [] })),
    )
    expect([spending, avgSpending]).toEqual([22_032, 1836])
  })

  it('shows details and rent under their labels, and what is left of a field', () => {
    const costs = { ...six, details: { flights: 150, utilities: 200, taxes: 90 } }
    const { transactions_statistics, spending } = presentInsights(
      runFromCosts(catalog, costs, window, { brands: [], rent: 1500 }),
    )
    const shown = transactions_statistics.map(({ category, spending: own }) => [category, own / 12])
    expect(shown).toEqual([
      ['Rent', 1500],
      ['Supermarkets & Groceries', 504],
      ['Recreation', 487],
      ['Other travel', 250],
      ['Utilities', 200],
      ['Gas Stations', 179],
      ['Restaurants', 166],
      ['Flights', 150],
      ['Taxes', 90],
      ['Other', 100],
    ])
    // (1,836 + 200 + 90 + 1,500) × 12
    expect(spending).toBe(43_512)
  })

  it('counts rent on Bilt’s cards, and changes nothing on a card without rent', () => {
    const [without, withRent] = [
      runFromCosts(catalog, six, window),
      runFromCosts(catalog, six, window, { brands: [], rent: 1800 }),
    ]
    expect(moneyOf(withRent, 'bilt-blue')).toBeGreaterThan(moneyOf(without, 'bilt-blue'))
    expect(moneyOf(withRent, 'wells-fargo-active-cash')).toBe(moneyOf(without, 'wells-fargo-active-cash'))
  })
})

it('a run on purchases counts the stated rent too', () => {
  const spending = { purchases: [], leftOut: nothingLeftOut, window, nMonths: 12 }
  expect(moneyOf(runFromTransactions(catalog, spending), 'bilt-blue')).toBe(0)
  // 250 points a month
  const points = runFromTransactions(catalog, { ...spending, rent: 1800 }).result.overall.points[0]
  expect(points?.[release.cards.findIndex(({ id }) => id === 'bilt-blue')]).toBe(3000)
})
