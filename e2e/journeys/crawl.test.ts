import { apiPaths } from '@cardsight/contract/api-paths'
import { publishedCatalogSchema } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { describe, expect, it } from 'vitest'
import { useSite } from '../site.ts'

const site = useSite()

type Visited = Readonly<{
  path: string
  status: number
  type: string
  html: string
  foundOn: string
}>

const AT_ONCE = 4

/** The server takes about a CPU second for the first visit to a card's page, and all have the same layout. */
const CARDS_PER_VISIT = 40

/** Pages of all cards, and of those that aren't worth a visit. */
async function loadCardPages() {
  const answer = await fetch(site.url(apiPaths.cards))
  const { cards } = publishedCatalogSchema.parse(await answer.json())
  const all = cards.map(({ cardId }) => pagePaths.card(cardId)).sort()
  return { all, skipped: new Set(all.filter((_, index) => index % CARDS_PER_VISIT !== 0)) }
}

/** Every URL that links lead to from the home page, each once, as a search engine would crawl. */
async function crawl(skipped: ReadonlySet<string>): Promise<Visited[]> {
  const visited = new Map<string, Visited>()
  let next = new Map([['/', 'nowhere']])
  while (next.size > 0) {
    const found = new Map<string, string>()
    const waiting = [...next]
    while (waiting.length > 0) {
      const answers = await Promise.all(
        waiting.splice(0, AT_ONCE).map(([path, foundOn]) => visit(path, foundOn)),
      )
      for (const answer of answers) {
        visited.set(answer.path, answer)
        for (const path of linksIn(answer)) {
          found.set(path, answer.path)
        }
      }
    }
    next = new Map(
      [...found].filter(([path]) => !visited.has(path) && !skipped.has(path) && isWorthAVisit(path)),
    )
  }
  return [...visited.values()]
}

/** For a page with a query, only the page itself and its first few queries: there is no end to the others. */
const QUESTIONS = 1
const asked = new Map<string, number>()

function isWorthAVisit(path: string): boolean {
  const [page = '', query] = path.split('?')
  const before = asked.get(page) ?? 0
  asked.set(page, query === undefined ? before : before + 1)
  return query === undefined || before < QUESTIONS
}

const visits = new Map<string, Promise<Visited>>()

/** Each page once, whichever tests look at it. */
function visit(path: string, foundOn: string): Promise<Visited> {
  const visited = visits.get(path) ?? load(path, foundOn)
  visits.set(path, visited)
  return visited
}

async function load(path: string, foundOn: string): Promise<Visited> {
  const response = await fetch(site.url(path), { redirect: 'manual' })
  const type = response.headers.get('content-type') ?? ''
  const html = type.startsWith('text/html') ? await response.text() : ''
  await response.body?.cancel().catch(() => {})
  return { path, status: response.status, type, html, foundOn }
}

/** URLs of this site in a page, without their fragment. Query strings count: they are links too. */
function linksIn({ html, path }: Visited): string[] {
  const hrefs = Array.from(html.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = '']) => href)
  return hrefs.flatMap((href) => {
    const url = new URL(href.replaceAll('&amp;', '&'), site.url(path))
    const isOurs = url.origin === new URL(site.url()).origin && url.protocol.startsWith('http')
    return isOurs ? [`${url.pathname}${url.search}`] : []
  })
}

function metaOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

const titleOf = (html: string) => metaOf(html, /<title>([^<]*)<\/title>/)
const descriptionOf = (html: string) => metaOf(html, /<meta name="description" content="([^"]*)"/)
const canonicalOf = (html: string) => metaOf(html, /<link rel="canonical" href="([^"]*)"/)
const pictureOf = (html: string) => metaOf(html, /<meta property="og:image" content="([^"]*)"/)

const MOST_DOCUMENT_BYTES = 150_000
/** What search engines show in full. */
const MOST_TITLE_LETTERS = 59
const DESCRIPTION_LETTERS = { least: 70, most: 155 }

/** What is too long or too short on the page. */
function sizesOf(html: string): string[] {
  const bytes = Buffer.byteLength(html)
  const [title, description] = [titleOf(html), descriptionOf(html)].map(readable)
  const { least, most } = DESCRIPTION_LETTERS
  return [
    ...(bytes > MOST_DOCUMENT_BYTES ? [`has ${bytes} bytes`] : []),
    ...(title !== undefined && title.length > MOST_TITLE_LETTERS
      ? [`has a title of ${title.length} letters: ${title}`]
      : []),
    ...(description !== undefined && (description.length < least || description.length > most)
      ? [`has a description of ${description.length} letters: ${description}`]
      : []),
  ]
}

/** As a browser reads an attribute. */
function readable(markup: string): string {
  return markup.replace(/&(?:#x27|quot|lt|gt|amp);/g, '_')
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, url) => values.indexOf(value) !== url))]
}

describe('a crawl from the home page', () => {
  it('finds no broken link, and a unique title, description and canonical URL on every page', async () => {
    const all = await crawl((await loadCardPages()).skipped)
    const broken = all.filter(({ status }) => status >= 400)
    expect(broken.map(({ path, status, foundOn }) => `${path} ${status}, linked on ${foundOn}`)).toEqual([])

    const pages = all.filter(
      ({ type, path }) => type.startsWith('text/html') && !path.startsWith(apiPaths.root),
    )
    expect(pages.length).toBeGreaterThan(55)
    for (const [what, read] of [
      ['title', titleOf],
      ['description', descriptionOf],
      ['canonical', canonicalOf],
    ] as const) {
      expect(
        pages.filter(({ html }) => read(html) === '').map(({ path }) => path),
        `no ${what}`,
      ).toEqual([])
    }

    // One canonical URL can have several variants of a page, with different queries.
    const listed = [...new Map(pages.map((page) => [canonicalOf(page.html), page])).values()]
    expect(repeated(listed.map(({ html }) => titleOf(html)))).toEqual([])
    expect(repeated(listed.map(({ html }) => descriptionOf(html)))).toEqual([])
  })

  it('S-DASH-01: the dashboard has its own title and description', async () => {
    const html = await (await fetch(site.url('/find-best-card-for-your-spend'))).text()
    expect(titleOf(html)).toBe('Find Your Best Credit Card Based on Your Spend')
    expect(descriptionOf(html)).toBe(
      'Maximize rewards with personalized recommendations, based on your spend.',
    )
  })

  it('is complete: the sitemap lists only existing pages, every page is its own canonical, and none is too large', async () => {
    const xml = await (await fetch(site.url('/sitemap.xml'))).text()
    const urls = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url)
    const base = new URL(urls[0] ?? '').origin
    const { all, skipped } = await loadCardPages()
    const paths = urls.map((url) => url.slice(base.length))
    expect(paths).toEqual(expect.arrayContaining(all))
    expect(paths.length).toBeGreaterThan(all.length + 30)
    const wrong: string[] = []
    const ill: string[] = []
    for (const url of urls.filter((_, index) => !skipped.has(paths[index] ?? ''))) {
      const { html, status } = await visit(url.slice(base.length), 'the sitemap')
      if (status !== 200 || canonicalOf(html) !== url || html.includes('content="noindex"')) {
        wrong.push(`${url} ${status} ${canonicalOf(html)}`)
      }
      if (!html.includes('<h1')) {
        wrong.push(`${url} has no H1`)
      }
      ill.push(...sizesOf(html).map((size) => `${url} ${size}`))
    }
    expect(wrong).toEqual([])
    expect(ill, 'too large, or cut off in search results').toEqual([])
  })

  it('robots.txt links the sitemap, and excludes the API', async () => {
    const text = await (await fetch(site.url('/robots.txt'))).text()
    expect(text).toMatch(/^Sitemap: http:\/\/[^/]+\/sitemap\.xml$/m)
    expect(text).toContain('Disallow: /api/')
  })

  it('pages have a share image', async () => {
    for (const path of ['/', '/current-best-cards', '/cards/citi-double-cash', '/blog/rotating-categories']) {
      const { html } = await visit(path, 'here')
      const { pathname } = new URL(pictureOf(html))
      const answer = await fetch(site.url(pathname))
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
    }
  })
})
