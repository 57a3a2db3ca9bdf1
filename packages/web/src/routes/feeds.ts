import { apiPaths } from '@cardsight/contract/api-paths'
import { publishedCatalogSchema } from '@cardsight/contract/cards'
import type { PageContext } from '@cardsight/contract/pages'
import { pagePaths } from '@cardsight/contract/paths'
import { postPicture } from '../content/blog-posts.ts'
import { posts } from '../pages/blog/posts.server.ts'
import { getChanges } from '../pages/changes/changes-query.ts'
import { changesFeedXml, feedXml, xmlResponse } from '../pages/feeds/feed.ts'
import { sitemapXml } from '../pages/feeds/sitemap.ts'
import { loadTopCards } from '../pages/home/load-top-cards.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/feeds'

/** What programs read: feeds, the sitemap, the rules for crawlers, and the data of the home page. */

const files: Readonly<Record<string, (page: PageContext, url: string) => unknown>> = {
  [pagePaths.topCards]: loadTopCards,
  [pagePaths.cardChangesFeed]: changesFeed,
  [pagePaths.blogFeed]: blogFeed,
  [pagePaths.sitemap]: sitemap,
  '/robots.txt': robots,
}

export function loader({ context, request }: Route.LoaderArgs) {
  const file = files[new URL(request.url).pathname]
  if (file === undefined) {
    throw new Response(null, { status: 404 })
  }
  return file(context.get(pageContext), request.url)
}

async function changesFeed({ api, publicUrl }: PageContext): Promise<Response> {
  const { changes, from } = await getChanges(api, { year: null, field: null })
  return xmlResponse(changesFeedXml(publicUrl, changes, from), 'application/atom+xml')
}

function blogFeed({ publicUrl }: PageContext): Response {
  const listed = posts.map((post) => ({ ...post, picture: postPicture(post) }))
  return xmlResponse(feedXml(publicUrl, listed), 'application/rss+xml')
}

async function sitemap({ api, publicUrl, reportError }: PageContext): Promise<Response> {
  const catalog = await api.get(apiPaths.cards).catch((error) => {
    reportError(error)
    // An incomplete sitemap would remove pages from search; crawlers retry after an error.
    throw new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  })
  const { cards } = publishedCatalogSchema.parse(catalog)
  return xmlResponse(sitemapXml({ publicUrl, cards, posts }), 'application/xml')
}

function robots({ publicUrl }: PageContext): Response {
  const lines = [
    'User-agent: *',
    `Disallow: ${apiPaths.root}/`,
    '',
    `Sitemap: ${publicUrl}${pagePaths.sitemap}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
