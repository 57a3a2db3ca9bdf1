import type { BlogItem } from '@cardsight/contract/site'
import type { Deps } from '../../deps.ts'
import type { Feed } from '../../feed/feed.ts'

const SHOWN_POSTS = 3
const CACHE_MS = 10 * 60_000
const CACHE_FAILURE_MS = 60_000

/** A page doesn't wait for another site: it gets what's cached by then, and the next one gets the rest. */
const TIMEOUT_MS = 400

/**
 * Caches the latest posts and refreshes them regularly. While the feed can't be read, the last ones are
 * shown; without any, nothing is shown, and the log says why.
 */
export function cacheLatestPosts(feed: Feed, { clock, log }: Pick<Deps, 'clock' | 'log'>) {
  let posts: readonly BlogItem[] = []
  let lastRequest: { answer: Promise<void>; until: number } | undefined

  return async (): Promise<readonly BlogItem[]> => {
    const now = clock().getTime()
    if (lastRequest === undefined || lastRequest.until <= now) {
      const request = { answer: refresh(), until: now + CACHE_MS }
      lastRequest = request
      request.answer.catch((error) => {
        request.until = now + CACHE_FAILURE_MS
        log.warn({ err: error }, 'the blog feed could not be read')
      })
    }
    await Promise.race([lastRequest.answer.catch(() => {}), pause(TIMEOUT_MS)])
    return posts
  }

  async function refresh(): Promise<void> {
    posts = (await feed.read()).slice(0, SHOWN_POSTS)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
