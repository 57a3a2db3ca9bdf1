import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { blogText } from '../../content/blog-text.ts'
import { element, escapeXml } from './xml.ts'

type FeedPost = Readonly<{
  slug: string
  title: string
  description: string
  /** YYYY-MM-DD. */
  date: string
  /** Path from the site root. */
  picture: string
}>

/** The blog as RSS 2.0, in the given order. */
export function feedXml(publicUrl: string, posts: readonly FeedPost[]): string {
  const self = `${publicUrl}${pagePaths.blogFeed}`
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n',
    element('title', `${sentences.productName} ${blogText.heading.toLowerCase()}`),
    element('link', `${publicUrl}${pagePaths.blog}`),
    element('description', blogText.description),
    element('language', 'en-us'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>\n`,
    ...posts.map((post) => itemXml(publicUrl, post)),
    '</channel>\n</rss>\n',
  ].join('')
}

function itemXml(publicUrl: string, { slug, title, description, date, picture }: FeedPost): string {
  const address = `${publicUrl}${pagePaths.blogPost(slug)}`
  return [
    '<item>\n',
    element('title', title),
    element('link', address),
    element('guid', address),
    // At noon, so that it is the same day in nearly every time zone.
    element('pubDate', new Date(`${date}T12:00:00Z`).toUTCString()),
    element('description', description),
    // The image is generated on the first request, so its size is unknown here; feeds use 0 for that.
    `<enclosure url="${escapeXml(`${publicUrl}${picture}`)}" type="image/png" length="0"/>\n`,
    '</item>\n',
  ].join('')
}
