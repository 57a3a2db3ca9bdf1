import { defaultProfile } from '@cardsight/contract/profile'
import { describe, expect, it } from 'vitest'
import { smallFound, smallRun, smallTexts } from '../../testing/small-found.ts'
import { expandFound } from '../effects/expand-found.ts'
import { defaultResultSetting, type ResultSetting } from '../state/dashboard-state.ts'
import { dependenciesOf } from './pick.ts'
import { scenariosOf } from './scenarios.ts'
import {
  allRowsOf,
  categoriesOf,
  categoryCardsOf,
  categoryOf,
  headlineOf,
  outOfReachOf,
  pointedCardOf,
  rankedCardsOf,
  rowsToExport,
  spendingOver,
  topCardsOf,
} from './selectors.ts'

const setting = (changes: Partial<ResultSetting> = {}): ResultSetting => ({
  ...defaultResultSetting,
  ...changes,
})
const totals = (cards: readonly { cardId: string; totalMoney: number }[]) =>
  cards.map(({ cardId, totalMoney }) => [cardId, totalMoney])

describe('the recommended cards', () => {
  it('S-DASH1-23: are the best by total reward', () => {
    // Ferry 160 + 200 - 95, Bistro 180, Anchor 122
    expect(totals(topCardsOf(smallFound, setting()))).toEqual([
      ['ferry', 265],
      ['bistro', 180],
      ['anchor', 122],
    ])
  })

  it('S-DASH1-25: are ranked and totaled without the bonus when it is switched off', () => {
    expect(totals(topCardsOf(smallFound, setting({ topIncludedIntroBonus: false })))).toEqual([
      ['bistro', 180],
      ['anchor', 122],
      ['ferry', 65],
    ])
  })

  it('S-DASH1-26, S-DASH1-30: are those of the projection, with the value per year', () => {
    const [bistro, ferry] = topCardsOf(smallFound, setting({ topYearProjection: '3' }))
    // 3 × 180; 3 × 160 + 200 - 3 × 95
    expect(bistro).toMatchObject({ cardId: 'bistro', totalMoney: 540, totalMoneyPerYear: 180 })
    expect(ferry).toMatchObject({ cardId: 'ferry', totalMoney: 395, totalMoneyPerYear: 131.67 })
  })

  it('B-CALC-3, B-CALC-4, B-DATA-22: are calculated again from the same run without excluded parts', () => {
    const cards = topCardsOf(smallFound, setting({ calculation: { isAnnual: false } }))
    expect(cards[0]).toMatchObject({ cardId: 'ferry', totalMoney: 360, calculation: { isAnnual: false } })
    const noBonus = topCardsOf(smallFound, setting({ calculation: { isIntro: false } }))
    expect(totals(noBonus)[2]).toEqual(['ferry', 65])
  })

  it('leave out bonuses of offers not seen for 90 days, if those are switched off', () => {
    const { details } = smallFound
    const ferry = details.cards.ferry
    if (ferry === undefined) {
      throw new Error('the sample has no ferry card')
    }
    const offer = { ...ferry.offer, ageDays: 91, freshness: 'old' as const }
    const found = {
      ...smallFound,
      details: { ...details, cards: { ...details.cards, ferry: { ...ferry, offer } } },
    }
    const recentOnly = { calculation: { isOldOffer: false } }
    expect(totals(topCardsOf(found, setting()))).toContainEqual(['ferry', 265])
    expect(totals(topCardsOf(found, setting(recentOnly)))).toContainEqual(['ferry', 65])
    expect(totals(topCardsOf(smallFound, setting(recentOnly)))).toContainEqual(['ferry', 265])
  })

  it('S-DASH1-38, B-FILTER-4: are those that match the filters', () => {
    expect(totals(topCardsOf(smallFound, setting({ topFilters: ['cash back'] })))).toEqual([
      ['bistro', 180],
      ['anchor', 122],
    ])
    expect(topCardsOf(smallFound, setting({ topFilters: ['Secured'] }))).toEqual([])
  })

  it('show categories that sum to the reward', () => {
    const [ferry] = topCardsOf(smallFound, setting())
    expect(ferry?.stat.map(({ category, money }) => [category, money])).toEqual([
      ['Restaurants', 40],
      ['Travel', 120],
      ['Other', 0],
    ])
  })

  it('are the same objects while their inputs stay the same', () => {
    const before = topCardsOf(smallFound, setting())
    expect(topCardsOf(smallFound, setting({ bottomYearProjection: '2', topCard: 1 }))).toBe(before)
  })
})

describe('the headline', () => {
  it('S-DASH1-01: counts the cards and shows the best total of those that match the filters', () => {
    expect(headlineOf(smallFound, setting())).toEqual({
      tested: 3,
      best: 265,
      cardName: 'Ferry',
      projection: '1',
    })
    const cashBack = setting({ topFilters: ['cash back'] })
    expect(headlineOf(smallFound, cashBack)).toMatchObject({ tested: 3, best: 180, cardName: 'Bistro' })
    const secured = setting({ topFilters: ['Secured'] })
    expect(headlineOf(smallFound, secured)).toMatchObject({ tested: 3, best: 0, cardName: null })
    expect(headlineOf(smallFound, setting({ topYearProjection: '2' })).best).toBe(360)
  })
})

describe('the pick', () => {
  /** Anchor at $261 a year: within $5 of Ferry's $265, and without a fee. */
  const close = expandFound(
    {
      ...smallRun,
      categories: smallRun.categories.map((category) =>
        category.name === 'Travel' ? { ...category, units: [21_900, 3900, 12_000] } : category,
      ),
    },
    smallTexts,
  )

  it('is the first row of every list, and names the cards that come close', () => {
    for (const list of [topCardsOf, allRowsOf, rowsToExport]) {
      expect(totals(list(close, setting()))).toEqual([
        ['ferry', 265],
        ['anchor', 261],
        ['bistro', 180],
      ])
    }
    expect(headlineOf(close, setting())).toMatchObject({ best: 265, cardName: 'Ferry' })
    expect(dependenciesOf(close, setting())).toMatchObject({
      pick: { name: 'Ferry', fee: 95 },
      ties: [{ name: 'Anchor', fee: 0 }],
      // 265 - 2% of 6,100
      gainOverPlain: 143,
    })
  })

  it('is the card on which a debt costs the least, in every list and for every setting', () => {
    const inDebt = { ...defaultProfile, debt: { balance: 5000, payment: 250 } }
    const found = { ...smallFound, details: smallFound.expand(inDebt) }
    // All three charge the same rate and transfer fee, and Ferry 95 a year.
    const order = ['anchor', 'bistro', 'ferry']
    for (const changes of [{}, { calculation: { isAnnual: false } }, { topIncludedIntroBonus: false }]) {
      for (const list of [topCardsOf, allRowsOf, rowsToExport]) {
        expect(list(found, setting(changes)).map(({ cardId }) => cardId)).toEqual(order)
      }
      expect(headlineOf(found, setting(changes)).cardName).toBe('Anchor')
    }
    expect(dependenciesOf(found, setting())).toMatchObject({ ties: [], breakEven: null })
    expect(scenariosOf(found, setting())).toEqual([])
  })

  it('is the next card if a filter removes it, or parts of the total are left out', () => {
    expect(totals(topCardsOf(close, setting({ topFilters: ['Travel'] })))).toEqual([['ferry', 265]])
    const noFees = setting({ calculation: { isAnnual: false } })
    expect(topCardsOf(close, noFees)[0]?.cardId).toBe('ferry')
    expect(headlineOf(close, noFees)).toMatchObject({ best: 360, cardName: 'Ferry' })
    expect(dependenciesOf(close, noFees)).toBeNull()
  })

  it('is that of the list without bonuses when they are switched off', () => {
    for (const noBonus of [{ topIncludedIntroBonus: false }, { calculation: { isIntro: false } }]) {
      expect(dependenciesOf(smallFound, setting(noBonus))).toMatchObject({
        pick: { name: 'Bistro' },
        gainOverPlain: 58,
      })
    }
  })
})

describe('the pick among cards that match the filters', () => {
  const cashBack = setting({ topFilters: ['Cash Back'] })

  it('is compared with a 2% card, and with the other cards that match', () => {
    expect(dependenciesOf(smallFound, cashBack)).toMatchObject({
      pick: { name: 'Bistro', fee: 0 },
      ties: [],
      // 180 - 2% of 6,100
      gainOverPlain: 58,
      // They're about the best of all cards.
      later: [],
      breakEven: null,
    })
    // Without the filter, Bistro would win over three years and without a bonus: it already has.
    expect(scenariosOf(smallFound, cashBack).map(({ winner }) => winner)).toEqual([null, null, null])
  })
})

describe('the rows of the top cards', () => {
  it('say what each card earns in a later year and charges in its first two', () => {
    const rows = rankedCardsOf(smallFound, setting(), true)
    expect(rows.map(({ card, laterYear, fees }) => [card.cardId, laterYear, fees])).toEqual([
      // 160 - 95
      ['ferry', 65, [95, 95]],
      ['bistro', 180, [0, 0]],
      ['anchor', 122, [0, 0]],
    ])
    expect(rankedCardsOf(smallFound, setting(), false)[0]?.laterYear).toBeNull()
  })
})

describe('cards out of reach', () => {
  const found = { ...smallFound, details: smallFound.expand({ ...defaultProfile, credit: 'fair' }) }

  it('are tested, but never recommended', () => {
    expect(headlineOf(found, setting())).toEqual({ tested: 3, best: 0, cardName: null, projection: '1' })
    expect(topCardsOf(found, setting())).toEqual([])
    expect(allRowsOf(found, setting())).toEqual([])
    expect(dependenciesOf(found, setting())).toBeNull()
  })

  it('are sorted by total, with the years, parts and filters of the page', () => {
    expect(totals(outOfReachOf(found, setting()))).toEqual([
      ['ferry', 265],
      ['bistro', 180],
      ['anchor', 122],
    ])
    const changed = setting({
      topYearProjection: '2',
      topFilters: ['cash back'],
      calculation: { isIntro: false },
      sorting: { key: 'money', direction: 'ascending' },
    })
    expect(totals(outOfReachOf(found, changed))).toEqual([
      ['bistro', 360],
      ['anchor', 244],
    ])
    expect(pointedCardOf(found, setting(), { list: 'out-of-reach', cardId: 'ferry' })).toMatchObject({
      totalMoney: 265,
      outOfReach: [{ kind: 'credit', level: 'good' }],
    })
  })
})

describe('all cards', () => {
  it('B-SORT-1, S-DASH1-50: are sorted by total, each with its short facts', () => {
    const rows = allRowsOf(smallFound, setting())
    expect(totals(rows)).toEqual([
      ['ferry', 265],
      ['bistro', 180],
      ['anchor', 122],
    ])
    expect(rows[0]?.brief.features).toEqual(['No Foreign Transaction Fees'])
  })

  it('S-DASH1-49, S-DASH1-52: are filtered, and sorted as requested', () => {
    const sorting = { key: 'money', direction: 'ascending' } as const
    expect(allRowsOf(smallFound, setting({ sorting })).map(({ cardId }) => cardId)).toEqual([
      'anchor',
      'ferry',
      'bistro',
    ])
    const filtered = allRowsOf(smallFound, setting({ topFilters: ['Travel'] }))
    expect(filtered.map(({ cardId }) => cardId)).toEqual(['ferry'])
  })

  it('follow the years and the bonus of the page, and keep their place in another order', () => {
    const sorting = { key: 'money', direction: 'ascending' } as const
    const changed = { topYearProjection: '2', topIncludedIntroBonus: false, sorting } as const
    const rows = allRowsOf(smallFound, setting(changed)).map(({ cardId, totalMoney, rank }) => [
      cardId,
      totalMoney,
      rank,
    ])
    // Two years without bonuses. Ferry: 2 × 160 - 2 × 95.
    expect(rows).toEqual([
      ['anchor', 244, 2],
      ['ferry', 130, 3],
      ['bistro', 360, 1],
    ])
  })
})

describe('the cards by category', () => {
  it('S-DASH1-44, S-DASH1-45: offer the categories except Other, highest spending first, of the projection', () => {
    expect(categoriesOf(smallFound.details, '2')).toEqual([
      { name: 'Travel', spending: 8000 },
      { name: 'Restaurants', spending: 4000 },
    ])
  })

  it('start with the top category, and return to it when the chosen one is gone', () => {
    expect(categoryOf(smallFound, setting())).toBe('Travel')
    expect(categoryOf(smallFound, setting({ category: 'Restaurants' }))).toBe('Restaurants')
    expect(categoryOf(smallFound, setting({ category: 'Gas Stations' }))).toBe('Travel')
  })

  it('are calculated on that spending alone, including their chart', () => {
    const cards = categoryCardsOf(smallFound, setting({ category: 'Restaurants' }))
    // Bistro 140, Anchor 40, Ferry 40 - 95
    expect(totals(cards)).toEqual([
      ['bistro', 140],
      ['anchor', 40],
      ['ferry', -55],
    ])
    expect(cards[0]?.stat).toEqual([
      { category: 'Restaurants', spending: 2000, money: 140, points: 14_000, tooltip: ['2% on everything'] },
    ])
  })
})

describe('a selected card', () => {
  it('has the numbers of its list', () => {
    const of = (list: 'top' | 'category' | 'all') =>
      pointedCardOf(smallFound, setting({ topYearProjection: '2' }), { list, cardId: 'ferry' })?.totalMoney
    // 2 × 160 + 200 - 2 × 95
    expect(of('top')).toBe(330)
    expect(of('all')).toBe(330)
    // Travel alone, in a year: 120 - 95
    expect(of('category')).toBe(25)
  })

  it('is null if a filter has removed it', () => {
    const filtered = setting({ topFilters: ['Secured'] })
    expect(pointedCardOf(smallFound, filtered, { list: 'top', cardId: 'ferry' })).toBeNull()
  })
})

it('spending is the sum over all years', () => {
  expect(spendingOver(smallFound, '3')).toBe(18_300)
})
