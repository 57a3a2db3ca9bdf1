import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import type { Changes } from '../testing/sample-card.ts'
import { sampleHistory } from '../testing/sample-history.ts'
import { catalogChanges, timeline } from './timeline.ts'

const today = parseDay('2026-11-16')

function entriesOf(text: string, changes: Changes = {}, day = today) {
  const { history, card } = sampleHistory(text, changes)
  return timeline(history, card, day)
}

function textsOf(text: string, changes: Changes = {}, day = today) {
  return entriesOf(text, changes, day).map((entry) => entry.text)
}

/** Two periods of a field: through Jun 30, 2025 and from Jul 1, 2025. */
function periods(field: string, before: string, after: string): string {
  return `${field}: [{ from: 2024-01-01, to: 2025-06-30, ${before}, source: uc }, { from: 2025-07-01, ${after}, source: duff }]`
}

describe('a sentence of the timeline', () => {
  it.each([
    [periods('fee', 'yearly: 250', 'yearly: 325'), 'Annual fee rose from $250 to $325.'],
    [periods('fee', 'yearly: 95', 'yearly: 0'), 'Annual fee fell from $95 to $0.'],
    [periods('status', 'state: open', 'state: closed'), 'Closed to new applicants.'],
    [periods('status', 'state: closed', 'state: open'), 'Reopened to new applicants.'],
    [periods('foreignFee', 'percent: 3', 'percent: 0'), 'Foreign transaction fee fell from 3% to 0%.'],
    [
      periods('rates', 'category: dining, rate: 3', 'category: dining, rate: 4'),
      'Rate on dining rose from 3x to 4x.',
    ],
    [
      periods('rates', 'category: hotels, when: portal, rate: 10', 'category: hotels, when: portal, rate: 5'),
      "Rate on hotels in the issuer's portal fell from 10x to 5x.",
    ],
    [
      periods(
        'rates',
        'category: groceries, at: instacart, rate: 5',
        'category: groceries, at: instacart, rate: 5, cap: { spend: 2000, per: quarter }',
      ),
      'The cap on 5x at Instacart became $2,000 a quarter.',
    ],
    [
      periods('rates', 'category: gas, rate: 5, cap: { reward: 50, per: month }', 'category: gas, rate: 5'),
      'The cap on 5x on gas ended.',
    ],
  ])('describes %s', (text, sentence) => {
    expect(textsOf(text)).toEqual([sentence])
  })

  it.each([
    [
      '[{ points: 60000, spend: 4000, months: 3 }]',
      '[{ points: 75000, spend: 5000, months: 3 }]',
      'Welcome offer rose to 75,000 points after $5,000 in 3 months, from 60,000 points.',
    ],
    [
      '[{ points: 60000, spend: 4000, months: 3 }, { credit: 300, spend: 4000, months: 3 }]',
      '[{ nights: { count: 1 }, spend: 3000 }]',
      'Welcome offer fell to 1 free night after $3,000, from 60,000 points and $300.',
    ],
    [
      '[{ points: 60000, spend: 4000, months: 3 }]',
      '[{ points: 60000, spend: 5000, months: 3 }]',
      'Welcome offer changed to 60,000 points after $5,000 in 3 months, from 60,000 points after $4,000 in 3 months.',
    ],
    [
      '[{ giftCard: 100, spend: 0 }]',
      '[{ points: 75000, spend: 4000, months: 3 }, { points: 40000, spend: 20000, months: 12 }]',
      'Welcome offer rose to 115,000 points in 2 tiers, the last after $20,000 in 12 months, from a $100 gift card.',
    ],
    [
      '[{ points: 60000, spend: 4000, months: 3 }]',
      '[{ points: 50000, upTo: 80000, spend: 3000, days: 45 }]',
      'Welcome offer is now up to 80,000 points after $3,000 in 45 days instead of 60,000 points.',
    ],
    ['[]', '[{ cash: 150, spend: 0 }]', 'New welcome offer: $150 on approval.'],
    [
      '[]',
      '[{ thing: a companion fare, spend: 0, months: 1 }]',
      'New welcome offer: a companion fare after the first purchase.',
    ],
    ['[{ cash: 150, spend: 0 }]', '[]', 'The welcome offer of $150 ended.'],
  ])('describes the offer %s, then %s', (before, after, sentence) => {
    expect(textsOf(periods('offers', `tiers: ${before}`, `tiers: ${after}`))).toEqual([sentence])
  })

  it('is left out if an offer only got a new end date or another time limit', () => {
    const same = periods(
      'offers',
      'tiers: [{ points: 60000, spend: 4000, months: 3 }]',
      'tiers: [{ points: 60000, spend: 4000, months: 4 }], until: 2026-12-31',
    )
    expect(textsOf(same)).toEqual([])
  })

  it('is left out if the offer differs because a more trusted source takes over', () => {
    const tiers = (points: number) => `tiers: [{ points: ${points}, spend: 4000, months: 3 }]`
    expect(textsOf(periods('offers', tiers(60_000), `${tiers(75_000)}, sourceChange: true`))).toEqual([])
    expect(textsOf(periods('offers', tiers(60_000), tiers(75_000)))).toHaveLength(1)
  })

  it("uses percent for cash back, and the program's unit for points", () => {
    const rates = periods('rates', 'category: dining, rate: 3', 'category: dining, rate: 4')
    expect(textsOf(rates, { program: 'cash' })).toEqual(['Rate on dining rose from 3% to 4%.'])
    const offers = periods('offers', 'tiers: []', 'tiers: [{ points: 5, spend: 1, months: 1 }]')
    expect(textsOf(offers, { program: 'delta-skymiles' })).toEqual([
      'New welcome offer: 5 miles after $1 in 1 month.',
    ])
  })

  it('calls points of a cash back card points', () => {
    const offers = [
      'offers:',
      '  - { from: 2025-01-01, to: 2025-06-30, tiers: [{ points: 30000, spend: 500, months: 3 }], source: bonuses }',
      '  - { from: 2025-07-01, to: 2026-08-22, tiers: [{ points: 20000, spend: 500, months: 3 }], source: bonuses }',
    ].join('\n')
    const { history, card } = sampleHistory(offers, { program: 'cash' })
    expect(timeline(history, card, today).map(({ text }) => text)).toContain(
      'Welcome offer fell to 20,000 points after $500 in 3 months, from 30,000 points.',
    )
  })
})

describe('the timeline', () => {
  const text = [
    periods('fee', 'yearly: 250', 'yearly: 325'),
    periods('status', 'state: open', 'state: closed'),
    'changes:',
    '  - { on: 2025-07-01, field: fee, text: The fee rose to $325 for new accounts., source: aic }',
    '  - { on: 2024-03-01, field: name, text: It was renamed., source: bonuses, firstSeen: true }',
    '  - { on: 2027-01-01, field: rates, text: Dining earns 2x instead of 3x., source: uc, announced: true }',
  ].join('\n')

  it('is newest first, and a written sentence replaces the derived one of that field and day', () => {
    expect(entriesOf(text)).toEqual([
      {
        date: '2027-01-01',
        field: 'rates',
        text: 'Dining earns 2x instead of 3x.',
        source: 'uc',
        isFirstSeen: false,
        isAnnounced: true,
        isRecorded: true,
      },
      {
        date: '2025-07-01',
        field: 'fee',
        text: 'The fee rose to $325 for new accounts.',
        source: 'aic',
        isFirstSeen: false,
        isAnnounced: false,
        isRecorded: true,
      },
      {
        date: '2025-07-01',
        field: 'status',
        text: 'Closed to new applicants.',
        source: 'duff',
        isFirstSeen: true,
        isAnnounced: false,
        isRecorded: true,
      },
      {
        date: '2024-03-01',
        field: 'name',
        text: 'It was renamed.',
        source: 'bonuses',
        isFirstSeen: true,
        isAnnounced: false,
        isRecorded: true,
      },
    ])
  })

  it('stops calling a change announced on its day', () => {
    const [before] = entriesOf(text, {}, parseDay('2026-12-31'))
    const [onDay] = entriesOf(text, {}, parseDay('2027-01-01'))
    expect([before?.isAnnounced, onDay?.isAnnounced]).toEqual([true, false])
  })

  it('speaks of announced terms in the future, including fees that only the card announces', () => {
    const rates = [
      'rates:',
      '  - { from: 2024-01-01, to: 2026-12-31, category: dining, rate: 3, source: uc }',
      '  - { from: 2027-01-01, category: dining, rate: 2, announced: true, source: uc }',
    ].join('\n')
    const fee =
      '{ yearly: 95, changes: [{ from: 2027-01-01, yearly: 150 }, { from: 2028-01-01, yearly: 195 }], seen: aic 2026-09-01 }'
    const entries = entriesOf(rates, { fee })
    expect(entries.map(({ date, text: sentence }) => [date, sentence])).toEqual([
      ['2028-01-01', 'Annual fee will rise from $150 to $195.'],
      ['2027-01-01', 'Annual fee will rise from $95 to $150.'],
      ['2027-01-01', 'Rate on dining will fall from 3x to 2x.'],
    ])
    expect(entries[0]?.source).toBe('aic')
    expect(textsOf(rates, { fee }, parseDay('2027-06-01'))).toContain('Annual fee rose from $95 to $150.')
  })

  it("shows that today's offer has ended, on the day after its last one", () => {
    const offers = periods('offers', 'tiers: []', 'tiers: [{ cash: 150, spend: 0 }]')
    const offer = '{ tiers: [{ cash: 150, spend: 0 }], until: 2026-11-04, seen: duff 2026-09-20 }'
    const [ended] = entriesOf(offers, { offer }, parseDay('2026-11-05'))
    expect(ended).toMatchObject({ date: '2026-11-05', text: 'The welcome offer of $150 ended.' })
    expect(textsOf(offers, { offer }, parseDay('2026-11-04'))).toEqual([
      'New welcome offer: $150 on approval.',
    ])
  })
})

describe('the changes of the catalog', () => {
  const text = periods('offers', 'tiers: []', 'tiers: [{ cash: 150, spend: 0 }]')
  const offer = '{ tiers: [{ cash: 200, spend: 0 }], seen: duff 2026-09-20 }'

  it('name the card, and leave out what only the card file states, because its date can move', () => {
    const { history, card } = sampleHistory(text, { offer })
    expect(timeline(history, card, today).map(({ date }) => date)).toEqual(['2026-09-20', '2025-07-01'])
    expect(catalogChanges([history], [card], today)).toEqual([
      {
        cardId: 'plain-card',
        date: '2025-07-01',
        field: 'offer',
        text: 'New welcome offer: $150 on approval.',
        source: 'duff',
        isFirstSeen: true,
        isAnnounced: false,
      },
    ])
  })

  it('leave out cards without a history', () => {
    const { card } = sampleHistory(text)
    expect(catalogChanges([], [card], today)).toEqual([])
  })
})
