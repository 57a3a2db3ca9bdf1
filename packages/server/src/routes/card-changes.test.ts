import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { catalogChangesSchema } from '@cardsight/contract/cards'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

let test: Awaited<ReturnType<typeof createTestApp>>
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function list(query: Record<string, string> = {}, { app } = test) {
  const answer = await app.inject({ url: apiPaths.cardChanges, query })
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  return catalogChangesSchema.parse(answer.json())
}

describe('the changes of the catalog', () => {
  it('have the card, the sentence, the name of the source, and what they are about', async () => {
    const { changes } = await list()
    expect(changes.find(({ cardId, field }) => cardId === 'chase-aeroplan' && field === 'fee')).toEqual({
      cardId: 'chase-aeroplan',
      cardName: release.cards.find(({ id }) => id === 'chase-aeroplan')?.name,
      date: '2026-09-10',
      field: 'fee',
      text: 'Annual fee rose from $95 to $195.',
      source: release.vocabulary.sources.duff,
      isAnnounced: false,
      isFirstSeen: false,
    })
    expect(changes.find(({ cardId }) => cardId === 'chase-aeroplan')).toMatchObject({
      date: '2027-01-01',
      isAnnounced: true,
    })
  })

  it('are those of the 12 months before the newest one and announced ones, newest first', async () => {
    const { changes, from, years } = await list()
    const dates = changes.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const newest = changes.find(({ isAnnounced }) => !isAnnounced)?.date ?? ''
    expect(from).toBe(`${Number(newest.slice(0, 4)) - 1}${newest.slice(4)}`)
    expect(dates.filter((date) => date < from)).toEqual([])
    expect(years.slice(0, 2)).toEqual([2026, 2025])
  })

  it('can be limited to a year and to a field', async () => {
    const year = await list({ year: '2025' })
    expect(new Set(year.changes.map(({ date }) => date.slice(0, 4)))).toEqual(new Set(['2025']))
    expect(year.from).toBe('2025-01-01')
    const fees = await list({ year: '2025', field: 'fee' })
    expect(fees.changes).toEqual(year.changes.filter(({ field }) => field === 'fee'))
    expect(fees.changes.length).toBeGreaterThan(0)
    expect(fees.fields).toEqual(year.fields)
    expect((await list({ year: '2001' })).changes).toEqual([])
  })

  it('stay listed in a copy that nobody updates', async () => {
    const later = await createTestApp('postgres', { clock: () => new Date('2029-11-10T12:00:00Z') })
    expect((await list({}, later)).changes.length).toBeGreaterThan(0)
    await later.close()
  })

  it('are only those of cards in the catalog', async () => {
    const other = await createTestApp('postgres', { catalog: makeRelease([makeCard('one', 'One')]) })
    expect(await list({}, other)).toMatchObject({ changes: [], years: [], fields: [] })
    await other.close()
  })

  it.each([{ year: 'soon' }, { year: '1' }, { year: '2025.5' }, { field: 'color' }])(
    'reject %j',
    async (query) => {
      expect((await test.app.inject({ url: apiPaths.cardChanges, query })).statusCode).toBe(400)
    },
  )
})
