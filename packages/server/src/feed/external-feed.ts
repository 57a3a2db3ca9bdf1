import { type DownloadLimits, defaultLimits, download } from './download.ts'
import type { Feed } from './feed.ts'
import { parseFeed } from './parse-feed.ts'

/** Feed of another site. */
export function createExternalFeed(address: string, limits: DownloadLimits = defaultLimits): Feed {
  return { read: async () => parseFeed(await download(address, limits), address) }
}
