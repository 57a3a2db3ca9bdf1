import { type CostName, costNames, mapCosts, noCosts } from '@cardsight/contract/costs'
import { defaultProfile } from '@cardsight/contract/profile'
import { type Category, categories, categoryOfLeaf, type Leaf } from '@cardsight/engine/categories'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { costDetails, spendFromCosts } from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import { emptyCosts } from '../../features/spending-form/costs.ts'
import { smallFound } from '../../testing/small-found.ts'
import { defaultResultSetting, type FoundCards } from '../state/dashboard-state.ts'
import { readHandedOverCosts, readSettings } from '../view-address.ts'
import { roundedCosts, shareQuery } from './share-query.ts'

it('has the amounts, what we assume and the settings that differ from the usual ones', () => {
  const query = shareQuery({
    costs: { ...emptyCosts, grocery: '500', details: { flights: '120' }, isManualCost: true },
    profile: { ...defaultProfile, credit: 'fair' },
    resultSetting: { ...defaultResultSetting, topYearProjection: '3' },
  })
  expect(query).toBe('?step=results&years=3&grocery=500&flights=120&credit=fair&shared=1')
  // An amount is at least the sum of its details.
  expect(readHandedOverCosts(query)).toMatchObject({ grocery: '500', travel: '120' })
})

it('rounds linked spending to ten dollars a month', () => {
  // Restaurants $2,000 a year is $167 a month, Travel $4,000 is $333, Other $100 is $8.
  expect(roundedCosts(smallFound)).toEqual({
    ...emptyCosts,
    restaurant: '170',
    travel: '330',
    other: '10',
  })
})

it('has the parts that the totals leave out', () => {
  const calculation = { isReward: true, isIntro: false, isAnnual: false, isOldOffer: false }
  const query = shareQuery({
    costs: { ...emptyCosts, gas: '90' },
    profile: defaultProfile,
    resultSetting: { ...defaultResultSetting, calculation },
  })
  expect(query).toBe('?step=results&without=bonus%2Cfee%2ColdOffers&gas=90&shared=1')
  expect(readSettings(query)).toEqual({ calculation })
  expect(readSettings('?without=reward,bonus,fee')).toEqual({})
})

describe('the link of linked spending', () => {
  /** Which leaves the form splits an amount into, or names in its details. */
  const leavesOf = (field: CostName): Leaf[] => {
    const costs = { ...noCosts, [field]: 100_000 }
    const cents = Object.fromEntries(Object.entries(costs).map(([name, amount]) => [name, toCents(amount)]))
    const { kinds } = spendFromCosts(
      { ...noCents, ...cents },
      dayRange(parseDay('2025-11-10'), parseDay('2026-11-10')),
    )
    const named = Object.values(costDetails).flatMap((detail) =>
      detail.field === field ? detail.leaves : [],
    )
    return [...new Set([...kinds.map(({ leaf }) => leaf), ...named])]
  }
  const noCents = mapCosts(() => toCents(0))
  const nameOf = (leaf: Leaf): Category['name'] =>
    categories.find(({ key }) => key === categoryOfLeaf(leaf))?.name ?? ''
  const foundFor = (dollars: ReadonlyMap<Leaf, number>, rent = 0): FoundCards => {
    const sums = new Map<string, number>()
    for (const [leaf, spent] of [...dollars, ['rent', 12 * rent] as const]) {
      sums.set(nameOf(leaf), (sums.get(nameOf(leaf)) ?? 0) + spent)
    }
    const years = (spending: number) => ({
      1: { spending, results: [] },
      2: { spending: 2 * spending, results: [] },
      3: { spending: 3 * spending, results: [] },
    })
    const resultsByCategory = Object.fromEntries([...sums].map(([name, sum]) => [name, years(sum)]))
    return {
      ...smallFound,
      run: { ...smallFound.run, rent },
      details: { ...smallFound.details, resultsByCategory },
    }
  }
  const openedFrom = (found: FoundCards) =>
    readHandedOverCosts(
      shareQuery({
        costs: roundedCosts(found),
        profile: defaultProfile,
        resultSetting: defaultResultSetting,
      }),
    )

  it('opens with the amounts that the sharer would type, whatever they spend on', () => {
    let seed = 35
    const chance = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed / 2_147_483_647
    }
    for (let round = 0; round < 300; round += 1) {
      const dollars = new Map<Leaf, number>()
      const typed = costNames.map((field) => {
        const spent = leavesOf(field).map((leaf) => {
          const amount = chance() < 0.4 ? 0 : Math.round(chance() * 900_000) / 100
          dollars.set(leaf, amount)
          return amount
        })
        const monthly = spent.reduce((sum, amount) => sum + amount, 0) / 12
        const rounded = Math.round(monthly / 10) * 10
        return [field, rounded === 0 ? '' : String(rounded)]
      })
      expect(openedFrom(foundFor(dollars))).toMatchObject(Object.fromEntries(typed))
    }
  })

  it('has the rent once, as a part of what we assume', () => {
    expect(openedFrom(foundFor(new Map([['dining', 1200]]), 2055))).toEqual({
      ...emptyCosts,
      restaurant: '100',
    })
  })
})
