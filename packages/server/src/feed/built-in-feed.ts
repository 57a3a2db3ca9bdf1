import { pagePaths } from '@cardsight/contract/paths'
import type { FastifyInstance } from 'fastify'
import type { Feed } from './feed.ts'
import { parseFeed } from './parse-feed.ts'

type Site = Readonly<{ app: Pick<FastifyInstance, 'inject'>; publicUrl: string; hasPages: boolean }>

/** Feed of the built-in blog, read in process like any other feed. Empty if there are no pages. */
export function createBuiltInFeed({ app, publicUrl, hasPages }: Site): Feed {
  return {
    read: async () => {
      if (!hasPages) {
        return []
      }
      const { statusCode, body } = await app.inject(pagePaths.blogFeed)
      if (statusCode !== 200) {
        throw new Error(`Our own feed returned ${statusCode}`)
      }
      return parseFeed(body, publicUrl)
    },
  }
}
