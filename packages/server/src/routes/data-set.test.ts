import { makeCard, makeRelease } from '@cardsight/answers/testing'
import type { CatalogCard } from '@cardsight/catalog'
import { releaseWithBusiness as release } from '@cardsight/catalog/business'
import { permanentCatalogSchema, publishedCatalogSchema } from '@cardsight/contract/cards'
import { cardsCsvColumns } from '@cardsight/contract/csv'
import { parseDay } from '@cardsight/engine/dates'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { createTestApp } from '../testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>

const seen = (date: string) => ({ source: 'example', date: parseDay(date) })

/** A card whose fee, rate and offer were seen on different days. */
function datedCard(dates: { fee: string; rate: string; offer: string }): CatalogCard {
  const plain = makeCard('one', 'One')
  const offer = { tiers: [{ cash: 200, spend: 500, months: 3 }], until: parseDay('2026-11-30') }
  return {
    ...plain,
    offer,
    offerState: 'current',
    provenance: {
      ...plain.provenance,
      fee: seen(dates.fee),
      earns: [seen(dates.rate)],
      offer: seen(dates.offer),
      perks: { Lounge: seen('2026-06-01') },
    },
  }
}

const fresh = { fee: '2026-10-01', rate: '2026-10-01', offer: '2026-11-01' }
const named = (card: CatalogCard) => {
  const plain = makeRelease([card])
  return { ...plain, vocabulary: { ...plain.vocabulary, sources: { example: 'Example Data' } } }
}

describe.each(databases)('the data set, on %s', (engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp(engine)
  })
  afterAll(() => test.close())

  it('matches its JSON Schema: every card, with and without ages', async () => {
    const schema = (await test.app.inject('/api/cards/schema.json')).json()
    const ajv = new Ajv2020({ strict: true, allErrors: true })
    addFormats.default(ajv)
    ajv.addSchema(schema, 'data-set')
    const problemsOf = (definition: string, data: unknown) => {
      const validate = ajv.getSchema(`data-set${definition}`)
      return validate?.(data) === true ? [] : (validate?.errors ?? ['no such schema'])
    }
    const current = (await test.app.inject('/api/cards')).json()
    expect(current.cards).toHaveLength(release.cards.length)
    expect(problemsOf('', current)).toEqual([])
    for (const card of current.cards) {
      expect([card.cardId, problemsOf('#/$defs/PublishedCard', card)]).toEqual([card.cardId, []])
    }
    const permanent = (await test.app.inject(new URL(current.permanentUrl).pathname)).json()
    expect(problemsOf('#/$defs/PermanentCatalog', permanent)).toEqual([])
    // The schema can fail.
    const [card] = current.cards
    expect(problemsOf('#/$defs/PublishedCard', { ...card, facts: { ...card.facts, fee: 95 } })).not.toEqual(
      [],
    )
    expect(problemsOf('#/$defs/PublishedCard', { ...card, facts: { ...card.facts, typo: 1 } })).not.toEqual(
      [],
    )
    const { fee: _, ...others } = card.provenance
    expect(problemsOf('#/$defs/PublishedCard', { ...card, provenance: others })).not.toEqual([])
  })

  it('explains every key that a card uses', async () => {
    const data = publishedCatalogSchema.parse((await test.app.inject('/api/cards')).json())
    for (const { cardId, facts, provenance } of data.cards) {
      expect([cardId, Object.keys(data.programs)]).toEqual([cardId, expect.arrayContaining([facts.program])])
      expect(provenance.fee.sourceName).toBe(data.sources[provenance.fee.source])
    }
    const { programs } = (await test.app.inject('/api/programs')).json()
    const ids = programs.map(({ id }: { id: string }) => id)
    expect(Object.keys(data.programs)).toEqual(expect.arrayContaining(ids))
    expect(data.memberships['amazon-prime']).toMatchObject({
      kind: 'paid',
      provenance: { date: expect.any(String) },
    })
  })

  it('is at a URL per version, cacheable forever and the same on every day', async () => {
    const { permanentUrl, version } = (await test.app.inject('/api/cards')).json()
    expect(permanentUrl).toBe(`http://localhost:3000/api/cards/versions/${release.version}.json`)
    const answer = await test.app.inject(new URL(permanentUrl).pathname)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(permanentCatalogSchema.parse(answer.json()).version).toBe(version)
    const later = await createTestApp(engine, { clock: () => new Date('2028-02-29T12:00:00Z') })
    expect((await later.app.inject(new URL(permanentUrl).pathname)).body).toBe(answer.body)
    await later.close()
  })

  it('has one CSV row per card, with quotes where RFC 4180 needs them', async () => {
    const answer = await test.app.inject('/api/cards.csv')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="cardsight-cards.csv"',
    })
    const [head, ...rows] = parseCsv(answer.body)
    expect(head).toEqual(Object.keys(cardsCsvColumns))
    expect(rows.map(([id]) => id)).toEqual(release.cards.map(({ id }) => id))
    expect(rows.filter((row) => row.length !== head?.length)).toEqual([])
    const gold = rows.find(([id]) => id === 'american-express-gold-card') ?? []
    const cell = (column: keyof typeof cardsCsvColumns) => gold[Object.keys(cardsCsvColumns).indexOf(column)]
    expect([cell('annual_fee'), cell('program'), cell('is_ranked')]).toEqual([
      '325',
      'American Express Membership Rewards',
      'yes',
    ])
    expect(cell('earn_rates')).toContain('4x points on dining, up to $50,000 a year')
    expect(rows.flat().filter((text) => /^[=+@\t\r-]/.test(text))).toEqual([])
  })

  it('may be read by scripts on other sites, and links its license and schema', async () => {
    const { headers } = await test.app.inject('/api/cards')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers.link).toContain('<https://creativecommons.org/licenses/by/4.0/>; rel="license"')
    expect(headers.link).toContain('</api/cards/schema.json>; rel="describedby"')
  })
})

it('has this shape; if it changes, raise FORMAT_VERSION, because permanent URLs must never change', async () => {
  const test = await createTestApp('postgres', { catalog: named(datedCard(fresh)) })
  const source = {
    source: 'example',
    sourceName: 'Example Data',
    page: null,
    isDated: true,
    read: null,
    also: null,
  }
  const card = {
    cardId: 'one',
    name: 'One',
    issuer: 'Example Bank',
    status: 'open',
    asOf: '2026-10-01',
    facts: {
      id: 'one',
      name: 'One',
      issuer: 'Example Bank',
      network: 'visa',
      kind: 'cash-back',
      link: 'https://bank.example/one',
      seen: 'example 2026-10-01',
      status: { state: 'open' },
      program: 'cash',
      fee: { yearly: 0 },
      earns: [{ rate: 1, on: ['everything'] }],
      offer: { tiers: [{ cash: 200, spend: 500, months: 3 }], until: '2026-11-30' },
      summary: 'Fictional, for a test.',
    },
  }
  const catalog = {
    formatVersion: '1.4',
    version: 'tiny',
    license: 'CC-BY-4.0',
    attribution: 'Cardsight',
    sources: { example: 'Example Data' },
    programs: {
      cash: { name: 'Cash', kind: 'cash', unit: 'cash back' },
      miles: { name: 'Example Miles', kind: 'airline', unit: 'miles' },
      stays: { name: 'Example Stays', kind: 'hotel', unit: 'points' },
    },
    memberships: {},
    categories: {},
    merchants: { costco: 'Costco', 'costco-com': 'Costco.com' },
    calendars: {},
  }
  const unstated = { firstYearMatch: null, eligibility: null, apr: null, transferFee: null, foreignFee: null }
  const nothing = { ...unstated, business: null, credits: [] }
  const october = { ...source, date: '2026-10-01' }
  expect((await test.app.inject('/api/cards/versions/tiny.json')).json()).toEqual({
    ...catalog,
    cards: [
      {
        ...card,
        provenance: {
          ...nothing,
          card: october,
          status: october,
          fee: october,
          earns: [october],
          offer: { ...source, date: '2026-11-01' },
          perks: { Lounge: { ...source, date: '2026-06-01' } },
        },
      },
    ],
  })
  // On November 10, October 1 is 40 days ago, November 1 is 9 and June 1 is 162.
  const aged = { ...october, ageDays: 40, isStale: false }
  expect((await test.app.inject('/api/cards/one')).json()).toEqual({
    ...card,
    isStale: false,
    offerState: 'current',
    tags: { categories: ['Cash Back'], features: [] },
    provenance: {
      ...nothing,
      card: aged,
      status: aged,
      fee: aged,
      earns: [aged],
      offer: { ...source, date: '2026-11-01', ageDays: 9, isStale: false },
      perks: { Lounge: { ...source, date: '2026-06-01', ageDays: 162, isStale: false } },
    },
  })
  const { cards, freshness, ...shared } = (await test.app.inject('/api/cards')).json()
  expect(shared).toEqual({
    ...catalog,
    today: '2026-11-10',
    permanentUrl: 'http://localhost:3000/api/cards/versions/tiny.json',
  })
  expect(cards).toHaveLength(1)
  const fee = { facts: 1, undated: 0, medianAgeDays: 40, highestAgeDays: 40, freshDays: 90, stale: 0 }
  expect(freshness).toContainEqual({ kind: 'fee', ...fee })
  await test.close()
})

describe('old facts', () => {
  it.each([
    ['a fee of 90 days', { fee: '2026-08-12' }, false],
    ['a fee of 91 days', { fee: '2026-08-11' }, true],
    ['a rate of 91 days', { rate: '2026-08-11' }, true],
    ['an offer of 30 days', { offer: '2026-10-11' }, false],
    ['an offer of 31 days', { offer: '2026-10-10' }, true],
  ])('%s on November 10: %o is stale: %s', async (_, dates, isStale) => {
    const test = await createTestApp('postgres', { catalog: named(datedCard({ ...fresh, ...dates })) })
    expect((await test.app.inject('/api/cards')).json().cards[0].isStale).toBe(isStale)
    expect((await test.app.inject('/api/cards/one')).json().isStale).toBe(isStale)
    await test.close()
  })

  it('are marked on the day they become stale, and offers on the day after they end, without a restart', async () => {
    let now = new Date('2026-11-30T23:59:00Z')
    const dates = { fee: '2026-09-01', rate: '2026-10-01', offer: '2026-11-01' }
    const test = await createTestApp('postgres', { catalog: named(datedCard(dates)), clock: () => now })
    const state = async () => {
      const [card] = (await test.app.inject('/api/cards')).json().cards
      return [card.provenance.fee.isStale, card.offerState, (await test.app.inject('/api/cards/one')).json()]
    }
    expect(await state()).toMatchObject([false, 'current', { offerState: 'current' }])
    now = new Date('2026-12-01T00:01:00Z')
    expect(await state()).toMatchObject([true, 'ended', { offerState: 'ended' }])
    expect((await test.app.inject('/api/cards.csv')).body).toContain(',ended,')
    await test.close()
  })
})

/** Reads RFC 4180: quoted cells may contain commas, line breaks and doubled quotes. */
function parseCsv(text: string): string[][] {
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') {
      rows.push([])
    }
  }
  return rows.slice(0, -1)
}
