import type { BlogItem } from '@cardsight/contract'
import type { Deps } from '../../deps.ts'
import type { Feed } from '../../feed/feed.ts'

const SHOWN_POSTS = 3
const REMEMBER_MS = 10 * 60_000
const REMEMBER_FAILURE_MS = 60_000

/** A page doesn't wait for another site: it gets what's cached by then, and the next one gets the rest. */
const PATIENCE_MS = 400

/**
 * Caches the latest posts and refreshes them regularly. While the feed can't be read, the last ones are
 * shown; without any, nothing is shown, and the log says why.
 */
export function rememberLatestPosts(feed: Feed, { clock, log }: Pick<Deps, 'clock' | 'log'>) {
  let known: readonly BlogItem[] = []
  let asked: { answer: Promise<void>; until: number } | undefined

  return async (): Promise<readonly BlogItem[]> => {
    const now = clock().getTime()
    if (asked === undefined || asked.until <= now) {
      const asking = { answer: refresh(), until: now + REMEMBER_MS }
      asked = asking
      asking.answer.catch((error) => {
        asking.until = now + REMEMBER_FAILURE_MS
        log.warn({ err: error }, 'the blog feed could not be read')
      })
    }
    await Promise.race([asked.answer.catch(() => {}), pause(PATIENCE_MS)])
    return known
  }

  async function refresh(): Promise<void> {
    known = (await feed.read()).slice(0, SHOWN_POSTS)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
