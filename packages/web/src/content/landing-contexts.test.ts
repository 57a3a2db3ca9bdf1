import type { CostName } from '@cardsight/contract/costs'
import { audienceSlugs, spendSlugs } from '@cardsight/contract/paths'
import { describe, expect, it } from 'vitest'
import { averageCosts, averageSource, youngCosts } from './average-spending.ts'
import { currentBestCards, landingContexts, landingOf } from './landing-contexts.ts'

const NOTE =
  'Note: Recommendations focus on category spending and exclude intro bonuses for clearer comparisons.'

it('B-DATA-34: every slug has its own text, costs and filters; only the note is optional', () => {
  expect(Object.keys(landingContexts).sort()).toEqual([...audienceSlugs, ...spendSlugs].sort())
  for (const { note: _optional, ...context } of Object.values(landingContexts)) {
    const { headlineFor, firstParagraph, secondParagraph, seoTitle, seoDescription, emoji } = context
    const words = [headlineFor, firstParagraph, secondParagraph, seoTitle, seoDescription, emoji]
    expect(words.every((word) => word.trim() !== '')).toBe(true)
    expect(Object.keys(context)).toEqual(
      expect.arrayContaining(['costs', 'isIncludeIntroBonus', 'selectedCategories', 'selectedFeatures']),
    )
  }
})

it('no two pages share a title, a description or a first paragraph', () => {
  for (const field of ['seoTitle', 'seoDescription', 'firstParagraph'] as const) {
    const texts = [currentBestCards, ...Object.values(landingContexts)].map((landing) => landing[field])
    expect(new Set(texts).size).toBe(10)
  }
})

describe('a spend page', () => {
  it.each<[(typeof spendSlugs)[number], CostName, number]>([
    ['grocery-shopping-spend', 'grocery', 519],
    ['entertainment-and-recreation-spend', 'recreation', 301],
    ['travel-spend', 'travel', 170],
    ['gas-and-fuel-spend', 'gas', 220],
    ['dining-and-entertainment-spend', 'restaurant', 329],
  ])('S-BEST-19, S-BEST-20, B-CONST-5, B-CONST-6: %s counts %s alone and no bonus', (slug, name, amount) => {
    const { costs, isIncludeIntroBonus, note } = landingContexts[slug]
    const nothing = { grocery: 0, gas: 0, restaurant: 0, travel: 0, recreation: 0, other: 0 }
    expect(costs).toEqual({ ...nothing, [name]: amount })
    expect(isIncludeIntroBonus).toBe(false)
    expect(note).toBe(NOTE)
  })
})

it.each([
  ['college-students', ['No Annual Fee', 'Low & No Credit']],
  ['limited-credit', ['No Annual Fee', 'Low & No Credit']],
  ['travel-spend', ['Travel']],
  ['frequent-travelers', ['Travel']],
  ['grocery-shopping-spend', []],
] as const)('S-BEST-21, S-BEST-22, B-CONST-7, B-CONST-8: %s opens with %j', (slug, filters) => {
  const { selectedCategories, selectedFeatures } = landingContexts[slug]
  expect([...selectedCategories, ...selectedFeatures]).toEqual(filters)
})

it('S-BEST-25: the page for business owners opens with their cards, for a person with a business', () => {
  const { selectedCategories, profile, isIncludeIntroBonus } = landingContexts['business-owners']
  expect(selectedCategories).toEqual(['Business'])
  expect(profile).toMatchObject({ hasBusiness: true, credit: 'good' })
  expect(isIncludeIntroBonus).toBe(true)
})

describe('the amounts', () => {
  it('S-BEST-05, B-CONST-25: are a twelfth of the yearly averages of the survey', () => {
    const yearly = {
      ...{ grocery: 6224, gas: 2645, restaurant: 3945 },
      ...{ travel: 1131 + 906, recreation: 3609, other: 10_269.41 },
    }
    const monthly = Object.entries(yearly).map(([name, dollars]) => [name, Math.round(dollars / 12)])
    expect(averageCosts).toEqual(Object.fromEntries(monthly))
    expect(averageSource.year).toBe(2024)
    expect(landingOf(null).costs).toBe(averageCosts)
  })

  it('of students are those of households under 25, and of travelers the average with three times the travel', () => {
    // 3,149 / 12 = 262.4; 2,164 / 12 = 180.3; 2,804 / 12 = 233.7; 765 / 12 = 63.8; 1,835 / 12 = 152.9; 5,916 / 12 = 493
    expect(youngCosts).toEqual({
      ...{ grocery: 262, gas: 180, restaurant: 234 },
      ...{ travel: 64, recreation: 153, other: 493 },
    })
    expect(landingContexts['college-students'].costs).toBe(youngCosts)
    expect(landingContexts['frequent-travelers'].costs).toEqual({ ...averageCosts, travel: 510 })
  })
})
