import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import { expect, it } from 'vitest'
import { gatherHome } from './home-data.ts'

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
const feed = {
  items: [
    {
      title: 'A bonus counts once',
      link: 'https://cardsight.example/blog/a-bonus-counts-once',
      pubDate: 'Mon, 02 Nov 2026 09:00:00 GMT',
      guid: '1',
    },
  ],
}

/** A server that answers the given paths and fails for everything else. */
function setUp(answers: Record<string, unknown>) {
  const reported: unknown[] = []
  const context: PageContext = {
    nonce: 'n0nce',
    requestId: '1f0c2a9b-73c1-49a8-b355-06457be87293',
    publicUrl: 'https://cardsight.example',
    supportEmail: 'support@localhost',
    hasDebugDashboard: false,
    reportError: (error) => reported.push(error),
    api: {
      get: async (path) => {
        if (answers[path] === undefined) {
          throw new Error(`${path.split('?')[0]} answered 503`)
        }
        return answers[path]
      },
    },
  }
  return { context, reported }
}

it('renders without catalog and ranking, reports both, and is not complete', async () => {
  const { context, reported } = setUp({})
  const home = await gatherHome(context)
  expect(home).toMatchObject({ answer: null, facts: null, isWhole: false })
  expect(home.stats).toContain('can’t load the catalog')
  expect(reported).toEqual([
    new Error(`${apiPaths.overview} answered 503`),
    new Error(`${apiPaths.freeManualRun} answered 503`),
  ])
})

it('S-HOME-05, S-HOME-06: contains catalog, blog and newsletter', async () => {
  const { context } = setUp({
    [apiPaths.overview]: overview,
    [apiPaths.blog]: feed,
    [apiPaths.newsletter]: { embedUrl: null },
  })
  const home = await gatherHome(context)
  expect(home.stats).toBe('4 open cards, last updated November 2, 2026.')
  expect(home.posts.map(({ path }) => path)).toEqual(['/blog/a-bonus-counts-once'])
  expect(home.newsletter).toEqual({ embedUrl: null })
})

it('B-ERR-27: shows nothing for a failing blog or newsletter, and reports neither', async () => {
  const { context, reported } = setUp({ [apiPaths.overview]: overview })
  expect(await gatherHome(context)).toMatchObject({ posts: [], newsletter: null })
  expect(reported).toEqual([new Error(`${apiPaths.freeManualRun} answered 503`)])
})
