/** The catalog in the package, with what the server's has newer. */

import type { Release } from '@cardsight/catalog'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { findNewFacts, withNewFacts } from '@cardsight/catalog/refresh'
import { apiPaths } from '@cardsight/contract/api-paths'
import { readStored, store } from '../browser/storage.ts'

const DAY_MS = 24 * 60 * 60_000
const TIMEOUT_MS = 20_000

export async function currentRelease(): Promise<Release> {
  const { found } = (await readStored('news')).news
  return found === null || found.facts.length === 0
    ? releaseWithBusiness
    : withNewFacts(releaseWithBusiness, found)
}

let running: Promise<boolean> | null = null

/**
 * Asks once a day. The browser's cache sends the ETag of its copy, so that an unchanged catalog isn't transferred again.
 * True if facts have changed. Without a connection, the catalog stays as it is.
 */
export function refreshCatalog(): Promise<boolean> {
  running ??= refresh(Date.now()).finally(() => {
    running = null
  })
  return running
}

async function refresh(now: number): Promise<boolean> {
  const { news, server } = await readStored('news', 'server')
  if (now - news.checkedAt < DAY_MS) {
    return false
  }
  const published = await download(`${server}${apiPaths.cards}`)
  if (published === null) {
    return false
  }
  const found = findNewFacts(published, releaseWithBusiness)
  await store({ news: { checkedAt: now, found: found ?? news.found } })
  return found !== null && JSON.stringify(found.facts) !== JSON.stringify(news.found?.facts ?? [])
}

/** Null if there's no connection or no such answer. */
async function download(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, {
      cache: 'no-cache',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
