import { linkedRun } from '@cardsight/answers/testing'
import type { ContextSlug } from '@cardsight/contract/paths'
import { describeProfile, profileQuery } from '@cardsight/contract/profile'
import { expandRun } from '@cardsight/contract/runs'
import { describe, expect, it } from 'vitest'
import { landingOf } from '../../content/landing-contexts.ts'
import { contextSlugs } from './landing-address.ts'
import { rankCards } from './rank-run.ts'

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
  const details = expandRun(numbers, texts, landing.profile)
  const list = (landing.isIncludeIntroBonus ? details.results : details.noBonus_results)[1]

  it('S-BEST-06, S-BEST-18, B-CONST-3: is the API’s for one year and its person; the top three match its own filters', async () => {
    const { top, cards } = await rankCards(setUp().api, landing, landing.costs)
    const wanted = [...landing.selectedCategories, ...landing.selectedFeatures]
    const fitting = list.filter(({ cardId }) => {
      const card = details.cards[cardId]
      return wanted.every((tag) => [...(card?.category ?? []), ...(card?.features ?? [])].includes(tag))
    })
    expect(cards.map(({ cardId, totalMoney }) => [cardId, totalMoney])).toEqual(
      list.map(({ cardId, totalMoney }) => [cardId, totalMoney]),
    )
    expect(top.map(({ cardId }) => cardId)).toEqual(fitting.slice(0, 3).map(({ cardId }) => cardId))
    // This run has no business cards.
    expect(top.length).toBe(slug === 'business-owners' ? 0 : 3)
  })

  it('has no pick that is out of reach, and says what the others need', async () => {
    const { top, cards, outOfReach } = await rankCards(setUp().api, landing, landing.costs)
    expect(top.flatMap((card) => card.outOfReach)).toEqual([])
    const reachable = new Set(cards.map(({ cardId }) => cardId))
    expect(outOfReach.length).toBeGreaterThan(10)
    expect(outOfReach.filter(({ cardId, needs }) => reachable.has(cardId) || needs.length === 0)).toEqual([])
  })

  it('S-BEST-03: is requested with the page’s own amounts and person', async () => {
    const { api, asked } = setUp()
    const { assumes } = await rankCards(api, landing, landing.costs)
    expect(assumes).toBe(describeProfile(landing.profile, texts.profileOptions))
    const { searchParams } = new URL(asked[0] ?? '', 'https://cardsight.example')
    const { grocery, gas, restaurant, other, recreation, travel } = landing.costs
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{
        1: `${grocery}`,
        2: `${gas}`,
        4: `${restaurant}`,
        5: `${other}`,
        8: `${recreation}`,
        9: `${travel}`,
      },
      ...profileQuery(landing.profile),
      form: 'numbers',
    })
  })
})

it('the picks without filters are the answers of the run', async () => {
  const { top, ties, gainOverPlain } = await rankCards(setUp().api, landingOf(null), landingOf(null).costs)
  const answer = expandRun(numbers, texts).answers[1]
  expect([top[0]?.cardId, gainOverPlain]).toEqual([answer?.cardId, answer?.gainOverPlain])
  expect(ties).toHaveLength(answer?.ties.length ?? -1)
})

it('names the best card to keep, as the answer of the run does', async () => {
  const { later } = await rankCards(setUp().api, landingOf(null), landingOf(null).costs)
  const { yearly, keep } = details.answers[1]?.later ?? {}
  const name = texts.cards.find(({ cardId }) => cardId === keep?.cardId)?.name
  expect(later).toEqual({ yearly, keep: keep && { name, yearly: keep.yearly } })
})

it('names other leaders, and none if the pick still leads or comes close', async () => {
  const { top, leaders } = await rankCards(setUp().api, landingOf(null), landingOf(null).costs)
  const [pick] = top
  for (const [leader, answer] of [
    [leaders.withoutBonus, details.noBonus_answers[1]],
    [leaders.overThreeYears, details.answers[3]],
  ] as const) {
    const isTied = [answer?.cardId, ...(answer?.ties ?? [])].includes(pick?.cardId)
    expect(leader?.cardId).toBe(isTied ? undefined : answer?.cardId)
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
