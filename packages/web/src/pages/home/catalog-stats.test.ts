import type { Overview } from '@cardsight/contract/schemas'
import { describe, expect, it } from 'vitest'
import { catalogStatsOf } from './catalog-stats.ts'

const overview: Overview = {
  catalog: {
    version: '0123456789ab',
    publishedAt: '2026-11-14T09:30:00Z',
    cardCount: 12,
    newestFactsAsOf: '2026-11-02',
    cards: [],
  },
  bank: { isSimulated: true, institutionCount: 9 },
}

const values = (value: Overview | null) => catalogStatsOf(value).rows.map((row) => row.value)

describe('the data panel', () => {
  it('shows cards, newest facts and banks, and that the banks are simulated', () => {
    expect(values(overview)).toEqual(['12', 'November 2, 2026', '9, simulated'])
  })

  it('shows the catalog’s version and date', () => {
    expect(catalogStatsOf(overview).smallPrint).toBe('Catalog 0123456789ab, published November 14, 2026.')
  })

  it('does not call real banks simulated', () => {
    expect(values({ ...overview, bank: { isSimulated: false, institutionCount: 9 } })[2]).toBe('9')
  })

  it('renders without the banks if their provider fails', () => {
    const bank = { isSimulated: true, institutionCount: null }
    expect(values({ ...overview, bank })).toEqual(['12', 'November 2, 2026', 'not stated'])
  })

  it('states nothing without data', () => {
    expect(values(null)).toEqual(['not stated', 'not stated', 'not stated'])
    expect(catalogStatsOf(null).smallPrint).toContain('can’t load the catalog')
  })
})
