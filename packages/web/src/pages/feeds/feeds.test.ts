import { describe, expect, it } from 'vitest'
import { feedXml } from './feed.ts'
import { sitemapXml } from './sitemap.ts'

const publicUrl = 'https://cardsight.example'

function parse(xml: string): Document {
  return new DOMParser().parseFromString(xml, 'text/xml')
}

describe('the feed', () => {
  const post = {
    slug: 'caps-and-fees',
    title: 'Caps & fees <explained>',
    description: 'Why "6%" ends.',
    date: '2026-10-20',
    picture: '/og/abc/blog/caps-and-fees.png',
  }

  it('B-DATA-35: has link, title, date, guid and picture of a post, all with absolute URLs', () => {
    const xml = feedXml(publicUrl, [post])
    const item = parse(xml).querySelector('item')
    const textOf = (name: string) => item?.querySelector(name)?.textContent
    expect(textOf('title')).toBe('Caps & fees <explained>')
    expect(xml).toContain('<link>https://cardsight.example/blog/caps-and-fees</link>')
    expect(textOf('guid')).toBe('https://cardsight.example/blog/caps-and-fees')
    expect(textOf('pubDate')).toBe('Tue, 20 Oct 2026 12:00:00 GMT')
    expect(xml).toContain(
      '<enclosure url="https://cardsight.example/og/abc/blog/caps-and-fees.png" type="image/png" length="0"/>',
    )
  })
})

describe('the sitemap', () => {
  const xml = sitemapXml({
    publicUrl,
    cards: [{ cardId: 'a-card', asOf: '2026-10-01' }],
    posts: [{ slug: 'a-post', date: '2026-10-20' }],
  })

  it('lists pages, the nine contexts, cards and posts once each', () => {
    const urls = [...parse(xml).querySelectorAll('loc')].map(({ textContent }) => textContent)
    expect(urls).toContain('https://cardsight.example/')
    expect(urls).toContain('https://cardsight.example/your-wallet')
    expect(urls).toContain('https://cardsight.example/statements')
    expect(urls).toContain('https://cardsight.example/cards/changes')
    expect(urls).toContain('https://cardsight.example/open-data')
    expect(urls).toContain('https://cardsight.example/cards/a-card')
    expect(urls).toContain('https://cardsight.example/blog/a-post')
    expect(urls.filter((url) => url?.includes('/best-credit-cards/'))).toHaveLength(9)
    expect(new Set(urls).size).toBe(urls.length)
  })

  it('omits personal pages', () => {
    expect(xml).not.toMatch(/\/(?:account|signin|signup|oops|offline|newsletter|dashboard)\b/)
  })
})
