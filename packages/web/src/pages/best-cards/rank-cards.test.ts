import { linkedRun } from '@cardsight/answers/testing'
import type { ContextSlug } from '@cardsight/contract/paths'
import { describe, expect, it } from 'vitest'
import { landingOf } from '../../content/landing-contexts.ts'
import { contextSlugs } from './landing-path.ts'
import { rankCards } from './rank-cards.ts'

const { numbers, texts, details } = linkedRun()
const pages: readonly (ContextSlug | null)[] = [null, ...contextSlugs]

/** Answers every run with the same numbers, and records the requests. */
function setUp() {
  const asked: string[] = []
  const api = {
    get: async (path: string): Promise<unknown> => {
      asked.push(path)
      return path === numbers.cardTexts ? texts : numbers
    },
  }
  return { api, asked }
}

describe.each(pages)('the ranking of %s', (slug) => {
  const landing = landingOf(slug)
  const list = (landing.isIncludeIntroBonus ? details.results : details.noBonus_results)[1]

  it('S-BEST-06, S-BEST-18, B-CONST-3: is the API’s for one year; the top three match the page’s own filters', async () => {
    const { top, cards } = await rankCards(setUp().api, landing, landing.costs)
    const wanted = [...landing.selectedCategories, ...landing.selectedFeatures]
    const fitting = list.filter(({ cardId }) => {
      const card = details.cards[cardId]
      return wanted.every((tag) => [...(card?.category ?? []), ...(card?.features ?? [])].includes(tag))
    })
    expect(cards.map(({ cardId, totalMoney }) => [cardId, totalMoney])).toEqual(
      list.map(({ cardId, totalMoney }) => [cardId, totalMoney]),
    )
    expect(top.map(({ cardId, totalMoney }) => [cardId, totalMoney])).toEqual(
      fitting.slice(0, 3).map(({ cardId, totalMoney }) => [cardId, totalMoney]),
    )
    expect(top.length).toBe(3)
  })

  it('S-BEST-03: is requested with the page’s own amounts', async () => {
    const { api, asked } = setUp()
    await rankCards(api, landing, landing.costs)
    const { grocery, gas, restaurant, other, recreation, travel } = landing.costs
    expect(asked[0]).toBe(
      `/api/free/run-backtest-manual?1=${grocery}&2=${gas}&4=${restaurant}&5=${other}&8=${recreation}&9=${travel}&form=numbers`,
    )
  })
})

it('names other leaders, and none if the pick still leads', async () => {
  const { top, leaders } = await rankCards(setUp().api, landingOf(null), landingOf(null).costs)
  const [pick] = top
  for (const [leader, first] of [
    [leaders.withoutBonus, details.noBonus_results[1][0]],
    [leaders.overThreeYears, details.results[3][0]],
  ] as const) {
    expect(leader?.cardId ?? pick?.cardId).toBe(first?.cardId)
  }
})

it('lists how much better the offer of a card has been', async () => {
  const bestSeen = { text: '40,000 miles', month: '2026-03' }
  const [pick] = details.results[1]
  const cards = texts.cards.map((text) =>
    text.cardId === pick?.cardId ? { ...text, offer: { ...text.offer, bestSeen } } : text,
  )
  const address = '/api/cards/texts/other.json'
  const get = async (path: string) =>
    path === address ? { ...texts, cards } : { ...numbers, cardTexts: address }
  const ranking = await rankCards({ get }, landingOf(null), landingOf(null).costs)
  const known = ranking.cards.filter((card) => card.bestSeen !== undefined)
  expect(known.map(({ cardId, bestSeen: seen }) => [cardId, seen])).toEqual([[pick?.cardId, bestSeen]])
})
