import { audienceSlugs, pagePaths, spendSlugs } from '@cardsight/contract/paths'
import { element } from './feed.ts'

type Listed = Readonly<{
  path: string
  /** YYYY-MM-DD; omitted if a page has no date. */
  changedOn?: string
}>

/** Public pages that don't depend on the catalog. */
const fixedPages: readonly string[] = [
  pagePaths.home,
  pagePaths.currentBestCards,
  ...[...audienceSlugs, ...spendSlugs].map(pagePaths.bestCardsFor),
  pagePaths.secondCard,
  pagePaths.dashboard,
  pagePaths.wallet,
  pagePaths.yourCards,
  pagePaths.statements,
  pagePaths.cards,
  pagePaths.cardChanges,
  pagePaths.about,
  pagePaths.methodology,
  pagePaths.openData,
  pagePaths.catalogHealth,
  pagePaths.support,
  pagePaths.terms,
  pagePaths.privacy,
  pagePaths.cookies,
  pagePaths.blog,
]

type Sitemap = Readonly<{
  publicUrl: string
  cards: readonly Readonly<{ cardId: string; asOf: string }>[]
  posts: readonly Readonly<{ slug: string; date: string }>[]
}>

/** All pages for search engines. */
export function sitemapXml({ publicUrl, cards, posts }: Sitemap): string {
  const listed: readonly Listed[] = [
    ...fixedPages.map((path) => ({ path })),
    ...cards.map(({ cardId, asOf }) => ({ path: pagePaths.card(cardId), changedOn: asOf })),
    ...posts.map(({ slug, date }) => ({ path: pagePaths.blogPost(slug), changedOn: date })),
  ]
  const urls = listed.map(
    ({ path, changedOn }) =>
      `<url>\n${element('loc', `${publicUrl}${path}`)}${changedOn === undefined ? '' : element('lastmod', changedOn)}</url>\n`,
  )
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}
