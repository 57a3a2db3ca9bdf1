import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseFeed } from '../feed/parse-feed.ts'
import { builtWeb } from '../process/built-web.ts'
import { createTestApp } from '../testing/test-app.ts'

const FEED = '/cards/changes.atom'

let test: Awaited<ReturnType<typeof createTestApp>>
beforeAll(async () => {
  test = await createTestApp('postgres', { web: builtWeb })
})
afterAll(() => test.close())

const moment = z.iso.datetime()
/** RFC 4151: authority, the year it was valid, and a specific part. */
const tag = z.string().regex(/^tag:[\w.-]+,2026:[\w/.-]+$/)
const link = z.object({ '@rel': z.enum(['self', 'alternate']), '@type': z.string(), '@href': z.url() })

/** Elements that RFC 4287 requires, each as often as it allows. */
const feedSchema = z.object({
  '@xmlns': z.literal('http://www.w3.org/2005/Atom'),
  id: tag,
  title: z.string().min(1),
  updated: moment,
  author: z.object({ name: z.string().min(1), uri: z.url() }),
  link: z.array(link).length(2),
  entry: z
    .array(
      z.object({
        id: tag,
        title: z.string().min(1),
        updated: moment,
        link: link.extend({ '@rel': z.literal('alternate') }),
        content: z.object({ '#text': z.string().min(1), '@type': z.literal('text') }),
      }),
    )
    .min(1)
    .max(100),
})

async function readFeed() {
  const answer = await test.app.inject(FEED)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(XMLValidator.validate(answer.body)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    isArray: (name) => name === 'entry',
  })
  return { feed: feedSchema.parse(parser.parse(answer.body).feed), xml: answer.body }
}

describe('the feed of card changes', () => {
  it('has every element that RFC 4287 requires, once', async () => {
    const { feed } = await readFeed()
    expect(Object.fromEntries(feed.link.map((one) => [one['@rel'], one['@href']]))).toEqual({
      self: 'http://localhost:3000/cards/changes.atom',
      alternate: 'http://localhost:3000/cards/changes',
    })
  })

  it('is newest first, with unique ids and no date in the future', async () => {
    const { feed } = await readFeed()
    const dates = feed.entry.map(({ updated }) => updated)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(feed.updated).toBe(dates[0])
    expect(feed.updated <= '2026-11-10T12:00:00Z').toBe(true)
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length)
  })

  it('links pages that exist, and our own reader of feeds understands it', async () => {
    const { feed, xml } = await readFeed()
    const { pathname } = new URL(feed.entry[0]?.link['@href'] ?? '')
    expect((await test.app.inject(pathname)).statusCode).toBe(200)
    const items = parseFeed(xml, `http://localhost:3000${FEED}`)
    expect(items.map(({ title }) => title)).toEqual(feed.entry.map(({ title }) => title))
  })
})
