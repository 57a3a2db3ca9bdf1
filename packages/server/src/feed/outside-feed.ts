import { carefulLimits, type DownloadLimits, download } from './download.ts'
import type { Feed } from './feed.ts'
import { parseFeed } from './parse-feed.ts'

/** Feed of another site. */
export function createOutsideFeed(address: string, limits: DownloadLimits = carefulLimits): Feed {
  return { read: async () => parseFeed(await download(address, limits), address) }
}
