import type { BlogItem } from '@cardsight/contract/site'
import { formatDay } from '../../lib/format-date.ts'

/** A post as the home page shows it. */
export type LatestPost = Readonly<{
  title: string
  /** A path of this site, or an external URL. */
  path: string
  /** 'Nov 6, 2026'; null if the feed has no date. */
  day: string | null
}>

const SHOWN_POSTS = 3

export function postsOf(items: readonly BlogItem[], publicUrl: string): LatestPost[] {
  return items.slice(0, SHOWN_POSTS).map(({ title, link, pubDate }) => ({
    title,
    path: ownPath(link, publicUrl) ?? link,
    day: writeOutDay(pubDate),
  }))
}

function ownPath(address: string, publicUrl: string): string | null {
  return address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : null
}

/** Feeds write dates in several formats, which `Date.parse` understands. */
function writeOutDay(pubDate: string): string | null {
  const moment = new Date(pubDate)
  return Number.isNaN(moment.getTime()) ? null : formatDay(moment.toISOString().slice(0, 10))
}
