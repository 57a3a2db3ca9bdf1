import { apiPaths } from '@cardsight/contract/api-paths'
import { publishedCatalogSchema } from '@cardsight/contract/schemas'
import { posts } from '../pages/blog/posts.server.ts'
import { sitemapXml } from '../pages/machines/sitemap.ts'
import { xmlResponse } from '../pages/machines/xml.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/sitemap'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl, reportError } = context.get(pageContext)
  const catalog = await api.get(apiPaths.cards).catch((error) => {
    reportError(error)
    // An incomplete sitemap would remove pages from search; crawlers retry after an error.
    throw new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  })
  const { cards } = publishedCatalogSchema.parse(catalog)
  return xmlResponse(sitemapXml({ publicUrl, cards, posts }), 'application/xml')
}
