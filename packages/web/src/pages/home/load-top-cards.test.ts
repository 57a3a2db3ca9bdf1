import { linkedRun } from '@cardsight/answers/testing'
import { apiPaths } from '@cardsight/contract/api-paths'
import { defaultProfile, profileParameters } from '@cardsight/contract/profile'
import { expandRun } from '@cardsight/contract/runs'
import { describe, expect, it } from 'vitest'
import { loadTopCards, topCardsParameters } from './load-top-cards.ts'
import { isTopCards } from './use-top-cards.ts'

const { numbers, texts } = linkedRun()

/** An API that answers every run with the same numbers, or fails. */
function setUp({ isDown = false } = {}) {
  const asked: string[] = []
  const reported: unknown[] = []
  const server = {
    api: {
      get: async (path: string): Promise<unknown> => {
        asked.push(path)
        if (isDown) {
          throw new Error('down')
        }
        return path === numbers.cardTexts ? texts : numbers
      },
    },
    reportError: (error: unknown) => void reported.push(error),
  }
  const load = (query: string) => loadTopCards(server, `https://cardsight.example/top-cards.json?${query}`)
  return { load, asked, reported }
}

describe('the top cards for typed amounts', () => {
  it('are the first three of the run for these amounts and this person', async () => {
    const { load, asked } = setUp()
    const response = await load('grocery=1,200&gas=0&credit=excellent')
    const body: unknown = await response.json()
    expect(isTopCards(body)).toBe(true)
    expect(asked[0]).toContain(apiPaths.freeManualRun)
    expect(new URLSearchParams(asked[0]?.split('?')[1]).get('1')).toBe('1200')
    expect(asked[0]).toContain('credit=excellent')
    const ranked = expandRun(numbers, texts, { ...defaultProfile, credit: 'excellent' }).results[1]
    const best = ranked.slice(0, 3).map(({ cardId, totalMoney }) => [cardId, totalMoney])
    expect(isTopCards(body) && body.results.map(({ cardId, totalMoney }) => [cardId, totalMoney])).toEqual(
      best,
    )
  })

  it.each(['', 'grocery=0', 'grocery=lots', 'grocery=500&credit=magic'])(
    'are refused for “%s”',
    async (query) => {
      const { load, asked } = setUp()
      const response = await load(query)
      expect(response.status).toBe(400)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(asked).toEqual([])
    },
  )

  it('are missing, and reported, if the API fails', async () => {
    const { load, reported } = setUp({ isDown: true })
    const response = await load('grocery=500')
    expect(response.status).toBe(503)
    expect(reported).toEqual([new Error('down')])
  })
})

it('passes on every parameter of a profile', () => {
  expect(topCardsParameters).toEqual(expect.arrayContaining([...profileParameters]))
})
