import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { release } from '@cardsight/catalog'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { apiPaths } from '@cardsight/contract/api-paths'
import { cardTextsSchema, publishedCatalogSchema } from '@cardsight/contract/cards'
import { offeredOptionsSchema } from '@cardsight/contract/profile-schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { createTestApp } from '../testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>

describe.each(databases)('the catalog as data, on %s', (engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp(engine)
  })
  afterAll(() => test.close())

  it("B-DATA-41: has every card with its facts, their date, its tags and whether it's open", async () => {
    const answer = await test.app.inject('/api/cards')
    expect(answer.statusCode).toBe(200)
    const { version, cards } = publishedCatalogSchema.parse(answer.json())
    expect(version).toBe(release.version)
    expect(cards.map(({ cardId }) => cardId)).toEqual(releaseWithBusiness.cards.map(({ id }) => id))
    expect(cards[0]).toMatchObject({
      name: releaseWithBusiness.cards[0]?.name,
      asOf: releaseWithBusiness.cards[0]?.asOf,
      status: releaseWithBusiness.cards[0]?.status.state,
      tags: releaseWithBusiness.cards[0]?.tags,
      facts: { link: releaseWithBusiness.cards[0]?.link, earns: releaseWithBusiness.cards[0]?.earns },
    })
  })

  it('returns one card by id, as in the list', async () => {
    const { cards } = (await test.app.inject('/api/cards')).json()
    const answer = await test.app.inject(`/api/cards/${cards[1].cardId}`)
    expect(answer.json()).toEqual(cards[1])
  })

  it.each([
    '/api/cards/no-such-card',
    '/api/cards/__proto__',
    '/api/cards/texts/000000000000.json',
    '/api/cards/versions/000000000000.json',
  ])('returns 404 for %s', async (url) => {
    const answer = await test.app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().errors[0].code).toBe('not-found')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    '/api/cards',
    '/api/cards.csv',
    '/api/cards/schema.json',
    '/api/cards/american-express-gold-card',
  ])("returns 304 for %s while it's unchanged", async (url) => {
    const headers = { 'accept-encoding': 'br' }
    const first = await test.app.inject({ url, headers })
    expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', 'content-encoding': 'br' })
    const etag = String(first.headers.etag)
    const again = await test.app.inject({ url, headers: { ...headers, 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const askWith = async (ifNoneMatch: string) =>
      (await test.app.inject({ url, headers: { ...headers, 'if-none-match': ifNoneMatch } })).statusCode
    expect(await askWith('"another"')).toBe(200)
    expect(await askWith(`W/${etag}, "another"`)).toBe(304)
    expect(await askWith('*')).toBe(304)
  })
})

it('the options of a profile are those in the texts of cards, whose path they name', async () => {
  const test = await createTestApp()
  const run = await test.app.inject('/api/free/run-backtest-manual?1=1&2=1&4=1&5=1&8=1&9=1')
  const texts = cardTextsSchema.parse((await test.app.inject(run.json().cardTexts)).json())
  const answer = await test.app.inject(apiPaths.profileOptions)
  expect(answer.headers['cache-control']).toBe('public, no-cache')
  expect(offeredOptionsSchema.parse(answer.json())).toEqual({
    ...texts.profileOptions,
    cardTexts: run.json().cardTexts,
  })
  await test.close()
})

describe('the texts of cards', () => {
  it('are at a URL with their version, cacheable forever', async () => {
    const test = await createTestApp()
    const run = await test.app.inject('/api/free/run-backtest-manual?1=1&2=1&4=1&5=1&8=1&9=1')
    const answer = await test.app.inject(run.json().cardTexts)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const texts = cardTextsSchema.parse(answer.json())
    expect(texts.cards.map(({ cardId }) => cardId)).toEqual(release.cards.map(({ id }) => id))
    await test.close()
  })

  it('B-DATA-18, B-DATA-19, B-DATA-20: are lines with labels, signed notes and a pair of rates', async () => {
    const test = await createTestApp()
    const run = await test.app.inject('/api/free/run-backtest-manual?1=1&2=1&4=1&5=1&8=1&9=1')
    const { cards } = cardTextsSchema.parse((await test.app.inject(run.json().cardTexts)).json())
    for (const card of cards) {
      expect(card.moreDetailInfo.filter((line) => !/^[^:]+: ./.test(line))).toEqual([])
      expect(card.moreDetailNotes.filter((note) => !/^[+-]/.test(note))).toEqual([])
      expect(card.APR).toBe(`[${card.introAPR}],[${card.regularAPR}]`)
      expect(Object.values(JSON.parse(card.otherRewards)).every((text) => typeof text === 'string')).toBe(
        true,
      )
    }
    await test.close()
  })

  it("get a new version when they change, even if the facts don't", async () => {
    const addresses = await Promise.all(
      ['Example Bank', 'Another Bank'].map(async (issuer) => {
        const catalog = makeRelease([makeCard('one', 'One', { issuer })], 'same')
        const test = await createTestApp('postgres', { catalog })
        const run = await test.app.inject('/api/free/run-backtest-manual?1=1&2=1&4=1&5=1&8=1&9=1')
        await test.close()
        return run.json().cardTexts
      }),
    )
    expect(addresses[0]).not.toBe(addresses[1])
  })
})
