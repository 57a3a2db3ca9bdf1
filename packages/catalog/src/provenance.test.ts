import { describe, expect, it } from 'vitest'
import { sourcesOf } from './provenance.ts'
import { sampleCard } from './testing/sample-card.ts'

const seenByCard = { source: 'creditodds', date: '2026-08-18' }

describe('the provenance of a card', () => {
  it("is each fact's own source and date, or the card's", () => {
    const { provenance } = sampleCard({
      earns: '[{ rate: 2, on: [gas], seen: aic 2026-10-01 }, { rate: 1, on: [everything] }]',
      offer: '{ seen: duff 2026-10-10, tiers: [] }',
      apr: '{ regular: [9, 19] }',
      perks: '{ Lounge: A lounge., Status: { text: Gold., seen: perks 2026-05-05 } }',
    }).card
    expect(provenance).toEqual({
      card: seenByCard,
      status: { source: 'creditodds', date: '2026-08-22' },
      fee: { source: 'duff', date: '2026-09-21' },
      earns: [{ source: 'aic', date: '2026-10-01' }, seenByCard],
      offer: { source: 'duff', date: '2026-10-10' },
      firstYearMatch: null,
      eligibility: null,
      business: null,
      apr: seenByCard,
      foreignFee: null,
      transferFee: null,
      credits: [],
      perks: { Lounge: seenByCard, Status: { source: 'perks', date: '2026-05-05' } },
    })
  })

  it('lists every source once, newest first', () => {
    expect(sourcesOf(sampleCard().card.provenance)).toEqual([
      { source: 'duff', date: '2026-09-21' },
      { source: 'creditodds', date: '2026-08-22' },
      seenByCard,
    ])
  })
})

it('the date of a card is that of the oldest fact its result depends on', () => {
  expect(sampleCard().card.asOf).toBe('2026-08-18')
  const offer = '{ seen: bonuses 2026-06-08, tiers: [] }'
  expect(sampleCard({ offer }).card.asOf).toBe('2026-06-08')
  const apr = '{ regular: [9, 19], seen: tccp 2022-12-31 }'
  expect(sampleCard({ apr }).card.asOf).toBe('2026-08-18')
})
