import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import { expect, it } from 'vitest'
import { gatherHome } from './home-data.ts'

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

it('renders without a ranking, reports it, and is not complete', async () => {
  const { context, reported } = setUp({})
  const home = await gatherHome(context)
  expect(home).toMatchObject({ answer: null, facts: null, isWhole: false })
  expect(reported).toEqual([new Error(`${apiPaths.freeManualRun} answered 503`)])
})

it('S-HOME-05, S-HOME-06: contains blog and newsletter', async () => {
  const { context } = setUp({
    [apiPaths.blog]: feed,
    [apiPaths.newsletter]: { embedUrl: null },
  })
  const home = await gatherHome(context)
  expect(home.posts.map(({ path }) => path)).toEqual(['/blog/a-bonus-counts-once'])
  expect(home.newsletter).toEqual({ embedUrl: null })
})

it('B-ERR-27: shows nothing for a failing blog or newsletter, and reports neither', async () => {
  const { context, reported } = setUp({})
  expect(await gatherHome(context)).toMatchObject({ posts: [], newsletter: null })
  expect(reported).toEqual([new Error(`${apiPaths.freeManualRun} answered 503`)])
})
