/** Where the latest posts come from: our own blog, or another site. */
import { pagePaths } from '@cardsight/contract/paths'
import type { BlogItem } from '@cardsight/contract/site'
import type { FastifyInstance } from 'fastify'
import { type DownloadLimits, defaultLimits, download } from './download.ts'
import { parseFeed } from './parse-feed.ts'

export type Feed = Readonly<{
  /** Returns the feed's items in its own order. Rejects with the reason if it can't be read. */
  read(): Promise<readonly BlogItem[]>
}>

/** Feed of another site. */
export function createExternalFeed(address: string, limits: DownloadLimits = defaultLimits): Feed {
  return { read: async () => parseFeed(await download(address, limits), address) }
}

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
