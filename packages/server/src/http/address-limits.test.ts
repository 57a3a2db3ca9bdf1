import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { sharePicturePath } from '@cardsight/contract/share-pictures'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { builtWeb } from '../process/built-web.ts'
import { createTestApp } from '../testing/test-app.ts'
import { type AddressLimits, addressLimits as productLimits } from './address-limits.ts'

/** So long that nothing is forgiven during a test. */
const withinMs = 24 * 60 * 60_000
const limits: AddressLimits = {
  // A compact run counts 10, an explanation 10, a report 40 and a literal run 45.
  run: { most: 60, withinMs },
  // A page counts 10, and 70 with amounts of the visitor.
  page: { most: 30, withinMs },
  'webhook-key': { most: 3, withinMs },
  'policy-report': { most: 3, withinMs },
}
const costs = '1=500&2=100&4=200&5=300&8=50&9=100'
const cardId = release.cards[0]?.id ?? ''
const guestRuns = [
  `${apiPaths.freeManualRun}?${costs}&form=numbers`,
  `${apiPaths.freeManualExplanation}?${costs}&card=${cardId}&years=1`,
  `${apiPaths.cardReport(cardId)}?${costs}`,
]

const waitOptions = { timeout: 120_000 }

let close: () => Promise<void> = async () => {}
afterEach(() => close())

async function open(addressLimits: AddressLimits | null = limits) {
  const test = await createTestApp('postgres', { web: builtWeb, addressLimits })
  close = test.close
  const get = (url: string, remoteAddress = '203.0.113.1', accept = 'application/json') =>
    test.app.inject({ url, remoteAddress, headers: { accept } })
  const statusesOf = async (urls: readonly string[], address?: string) => {
    const statuses: number[] = []
    for (const url of urls) {
      statuses.push((await get(url, address)).statusCode)
    }
    return statuses
  }
  return { get, statusesOf }
}

describe('guest runs', () => {
  it('are limited by address: 429 with Retry-After, while other clients continue', async () => {
    const { get, statusesOf } = await open()
    expect(await statusesOf(guestRuns)).toEqual([200, 200, 200])
    for (const url of guestRuns) {
      const refused = await get(url)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.headers['cache-control']).toBe('no-store')
      expect(refused.json().errors[0].code).toBe('too-many-tries')
    }
    expect(await statusesOf(guestRuns, '203.0.113.2')).toEqual([200, 200, 200])
  })

  it('count an IPv6 client as its whole network', async () => {
    const { get } = await open({ ...limits, run: { most: 30, withinMs } })
    const [url = ''] = guestRuns
    const statuses: number[] = []
    for (const end of ['::1', '::2', '::3', '::4']) {
      statuses.push((await get(url, `2001:db8:1:2${end}`)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await get(url, '2001:db8:1:3::1')).statusCode).toBe(200)
  })

  it('are allowed again after the time window', async () => {
    const { get } = await open({ ...limits, run: { most: 10, withinMs: 1_500 } })
    const [url = ''] = guestRuns
    await get(url)
    await vi.waitFor(async () => expect((await get(url)).statusCode).toBe(429), waitOptions)
    await vi.waitFor(async () => expect((await get(url)).statusCode).toBe(200), waitOptions)
  })

  it('count by their cost', async () => {
    const { statusesOf } = await open()
    const literal = `${apiPaths.freeManualRun}?${costs}`
    expect(await statusesOf([literal, literal, guestRuns[0] ?? '', literal])).toEqual([200, 429, 200, 429])
  })

  it('made by the server for a page with amounts of a visitor count for that visitor', async () => {
    const { statusesOf } = await open({
      ...limits,
      run: { most: 20, withinMs },
      page: { most: 1000, withinMs },
    })
    const pages = ['grocery=101', 'grocery=102'].map((query) => `${pagePaths.currentBestCards}?${query}`)
    expect(await statusesOf(pages)).toEqual([200, 200])
    const run = guestRuns.slice(0, 1)
    expect(await statusesOf(run)).toEqual([429])
    expect(await statusesOf(run, '203.0.113.2')).toEqual([200])
  })

  it("made by the server for a page for everyone don't count for any client", async () => {
    const { statusesOf } = await open({ ...limits, page: { most: 1000, withinMs } })
    const pages = Array.from({ length: 5 }, (_, nth) => `${pagePaths.card(cardId)}?nth=${nth}`)
    expect(await statusesOf(pages, '127.0.0.1')).toEqual([200, 200, 200, 200, 200])
    expect(await statusesOf(guestRuns, '127.0.0.1')).toEqual([200, 200, 200])
  })
})

describe('pages', () => {
  it("are limited by address if they must be rendered; cached pages aren't", async () => {
    const { get, statusesOf } = await open()
    const about = pagePaths.about
    expect(await statusesOf([about, about, about, about, about])).toEqual([200, 200, 200, 200, 200])
    const uncached = [pagePaths.support, pagePaths.methodology, pagePaths.cards]
    expect(await statusesOf(uncached)).toEqual([200, 200, 429])
    const refused = await get(pagePaths.currentBestCards, '203.0.113.1', 'text/html')
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toContain('Too many attempts. Please wait a moment and try again.')
    expect(await statusesOf([about])).toEqual([200])
    expect(await statusesOf(uncached, '203.0.113.2')).toEqual([200, 200, 200])
  })

  it('can be crawled, each twice, within the limit of the product', async () => {
    const { get } = await open()
    const listed = (await get('/sitemap.xml')).body.match(/<loc>/g) ?? []
    expect(listed.length).toBeGreaterThan(150)
    expect(productLimits.page.most / 10).toBeGreaterThan(2 * listed.length)
  })

  it('rendered for a picture count for the client that requests it', async () => {
    const { statusesOf } = await open()
    const pictures = [pagePaths.support, pagePaths.methodology, pagePaths.cards].map((path) =>
      sharePicturePath({ path, title: 'T', description: 'D' }),
    )
    // The hash doesn't match the page's title, so there is no such picture, but finding that out renders the
    // page.
    expect(await statusesOf(pictures)).toEqual([404, 404, 404])
    expect(await statusesOf([pagePaths.about])).toEqual([429])
  })
})

it('are off without a limit table', async () => {
  const { statusesOf } = await open(null)
  const runs = Array.from({ length: 5 }, () => guestRuns[0] ?? '')
  expect(await statusesOf(runs)).toEqual([200, 200, 200, 200, 200])
})
