import type { Overview } from '@cardsight/contract/site'
import { expect, it } from 'vitest'
import { catalogStatsOf } from './about-data.ts'

const overview: Overview = {
  catalog: {
    version: '0123456789ab',
    publishedAt: '2026-11-14T23:30:00Z',
    cardCount: 260,
    newestFactsAsOf: '2026-10-10',
    cards: [],
  },
  bank: { isSimulated: true, institutionCount: 11 },
}

it('says how many cards there are and how recent their facts, and nothing that only we need to know', () => {
  expect(catalogStatsOf(overview)).toBe('260 open cards, last updated October 10, 2026.')
})

it('says so if the catalog can’t be loaded', () => {
  expect(catalogStatsOf(null)).toContain('can’t load the catalog')
})
