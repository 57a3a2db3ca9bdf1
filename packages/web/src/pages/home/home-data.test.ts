import { apiPaths, type PageContext } from '@cardsight/contract'
import { describe, expect, it } from 'vitest'
import { gatherHome } from './home-data.ts'

const result = {
  introMoney: 200,
  introPoints: 20_000,
  annualFee: 95,
  money: 600.5,
  points: 60_050,
  totalMoney: 705.5,
  totalMoneyPerYear: 705.5,
}
const card = {
  issuer: 'First Bank',
  network: 'visa',
  kind: 'cash-back',
  hue: 150,
  status: 'open',
  asOf: '2026-11-02',
  link: 'https://bank.example/',
  unitForPoints: 'points',
  creditRange: ['670', '850'],
  features: [],
  category: [],
  stat: [],
}
const ids = ['one', 'two', 'three', 'four']
const results = ids.map((cardId) => ({ cardId, cardName: cardId, ...result }))
const run = {
  results: { 1: results, 2: [], 3: [] },
  cards: Object.fromEntries(ids.map((name) => [name, { name, ...card }])),
}
const overview = {
  catalog: {
    version: '0123456789ab',
    publishedAt: '2026-11-14T23:30:00Z',
    cardCount: 4,
    newestFactsAsOf: '2026-11-02',
    cards: [],
  },
  bank: { isSimulated: true, institutionCount: 9 },
}

/** A server that answers what it is given by the beginning of the path, and refuses everything else. */
function setUp(answers: Record<string, unknown>) {
  const asked: string[] = []
  const reported: unknown[] = []
  const context: PageContext = {
    nonce: 'n0nce',
    publicUrl: 'https://cardsight.example',
    hasDebugDashboard: false,
    reportError: (error) => reported.push(error),
    api: {
      get: async (path) => {
        asked.push(path)
        const known = Object.keys(answers).find((start) => path.startsWith(start))
        if (known === undefined) {
          throw new Error(`${path} answered 404`)
        }
        return answers[known]
      },
    },
  }
  return { context, asked, reported }
}

describe('what the front page tells', () => {
  it('ranks by average American spending: the first three of the API, to the cent', async () => {
    const { context, asked } = setUp({ [apiPaths.overview]: overview, [apiPaths.freeManualRun]: run })
    const { answer, isWhole } = await gatherHome(context)
    expect(asked).toContain(`${apiPaths.freeManualRun}?1=519&2=220&4=329&5=856&8=301&9=170`)
    expect(answer?.cards.map(({ cardId, total }) => [cardId, total])).toEqual([
      ['one', '$705.50'],
      ['two', '$705.50'],
      ['three', '$705.50'],
    ])
    // 519 + 220 + 329 + 856 + 301 + 170 = 2395
    expect(answer?.basis).toContain('$2,395.00 a month')
    expect(answer?.basis).toContain('2024, U.S. Bureau of Labor Statistics')
    expect(isWhole).toBe(true)
  })

  it('asks for that run once for many pages', async () => {
    const { context, asked } = setUp({ [apiPaths.overview]: overview, [apiPaths.freeManualRun]: run })
    await gatherHome(context)
    await gatherHome(context)
    expect(asked.filter((path) => path.startsWith(apiPaths.freeManualRun))).toHaveLength(1)
  })

  it('goes on without what does not answer, reports it, and is not whole', async () => {
    const { context, reported } = setUp({ [apiPaths.freeManualRun]: run })
    const { ledger, answer, isWhole } = await gatherHome(context)
    expect(ledger.smallPrint).toContain('not answering')
    expect(answer?.cards).toHaveLength(3)
    expect(isWhole).toBe(false)
    expect(reported).toEqual([new Error('/api/overview answered 404')])
  })

  it('B-ERR-27: a blog or a newsletter that does not answer shows nothing and spoils nothing', async () => {
    const { context, reported } = setUp({ [apiPaths.overview]: overview, [apiPaths.freeManualRun]: run })
    expect(await gatherHome(context)).toMatchObject({ posts: [], newsletter: null, isWhole: true })
    expect(reported).toEqual([])
  })
})
