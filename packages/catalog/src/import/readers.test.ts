import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { sampleSources } from '../testing/sample-sources.ts'
import { readDataSet } from './read-data-set.ts'

type Source = keyof typeof sampleSources

/** Reads a sample on 2026-11-16. Its file changed last on 2026-11-01. */
function read(
  source: Source,
  change: (content: unknown) => unknown = (content) => content,
  date = '2026-11-01',
) {
  const { path, content } = sampleSources[source]
  const file = { path, text: JSON.stringify(change(content)), date: date === '' ? null : parseDay(date) }
  return readDataSet({ path: source, files: [file] }, parseDay('2026-11-16'))
}

/** Returns what a sample says, as `card: field value` without sources. */
function statements(source: Source) {
  const result = read(source)
  return result.ok
    ? result.value.map(({ id, statements: own }) => [
        id,
        ...own.map(({ seen: _seen, ...statement }) => statement),
      ])
    : result.problems
}

function sources(source: Source) {
  const result = read(source)
  return result.ok
    ? [...new Set(result.value.flatMap((card) => card.statements.map(({ seen }) => seen)))]
    : []
}

const problems = (source: Source, change: (content: unknown) => unknown) => {
  const result = read(source, change)
  return result.ok ? [] : result.problems.map(({ file, field, reason }) => `${file}: ${field}: ${reason}`)
}

describe('the readers', () => {
  it('read the fees of churning-card-finder, without business cards', () => {
    expect(statements('churningCards')).toEqual([
      ['chase-sapphire-preferred', { field: 'fee', dollars: 95 }, { field: 'firstYearFee', dollars: 'same' }],
      ['united-explorer', { field: 'fee', dollars: 150 }, { field: 'firstYearFee', dollars: 0 }],
      ['chase-freedom-rise'],
    ])
    expect(sources('churningCards')[0]).toEqual({ source: 'duff', date: '2026-09-22', read: '2026-11-16' })
  })

  it('read the offers of churning-card-finder that its owner has reviewed', () => {
    const offer = { field: 'offer', isUpTo: false, until: null, alternatives: [] }
    expect(statements('churningOffers')).toEqual([
      [
        'chase-aeroplan',
        // 3 months are 90 days, and 12 months are 365.
        {
          ...offer,
          tiers: [
            { points: 75000, spend: 4000, days: 90 },
            { points: 40000, spend: 20000, days: 365 },
          ],
        },
      ],
      ['marriott-boundless', { ...offer, tiers: [{ freeNights: { count: 3 }, spend: 3000, days: 90 }] }],
      ['rise', { ...offer, tiers: [] }],
    ])
    expect(sources('churningOffers')[0]).toMatchObject({ source: 'duff', date: '2026-09-26' })
  })

  it('read a template of plan.cards, with the day of its review', () => {
    expect(statements('planCards')).toEqual([
      [
        'chase/sapphire_preferred',
        { field: 'fee', dollars: 95 },
        { field: 'status', state: 'open' },
        { field: 'network', network: 'visa' },
        { field: 'base', rate: 1, unit: 'points' },
        {
          field: 'rates',
          category: 'dining',
          rows: [{ category: 'dining', rate: 3, portalOnly: false, cap: null }],
        },
      ],
    ])
    expect(sources('planCards')[0]).toMatchObject({ source: 'plancards', date: '2026-10-02' })
  })

  it('date a template without a review by the last change of its file', () => {
    const result = read('planCards', (content) => ({ ...Object(content), notes: '' }))
    expect(result.ok && result.value[0]?.statements[0]?.seen.date).toBe('2026-11-01')
    const undated = read('planCards', undefined, '')
    expect(undated.ok ? [] : undated.problems.map(({ reason }) => reason)).toEqual([
      'has no dates. Say when its facts were true with --date YYYY-MM-DD',
    ])
  })

  it('read Caddy’s cards, without rates that depend on a store or a date', () => {
    const row = { portalOnly: false, cap: null }
    expect(statements('caddy')).toEqual([
      [
        'chase-sapphire-preferred',
        { field: 'fee', dollars: 95 },
        { field: 'network', network: 'visa' },
        { field: 'base', rate: 1, unit: 'points' },
        { field: 'rates', category: 'dining', rows: [{ ...row, category: 'dining', rate: 3 }] },
        {
          field: 'rates',
          category: 'groceries',
          rows: [
            { ...row, category: 'groceries', rate: 3, cap: { amount: 6000, period: 'annual', rateAfter: 1 } },
          ],
        },
        {
          field: 'rates',
          category: 'travel_portal',
          rows: [{ ...row, category: 'travel_portal', rate: 5, portalOnly: true }],
        },
      ],
      // Dining earns 3 until the end of the year and 2 after that, so its 2 isn't today's rate.
      [
        'chase-aeroplan',
        { field: 'fee', dollars: 195 },
        { field: 'network', network: 'mastercard' },
        { field: 'base', rate: 1, unit: 'points' },
        { field: 'rates', category: 'gas', rows: [{ ...row, category: 'gas', rate: 2 }] },
      ],
      ['target-circle', { field: 'fee', dollars: 0 }, { field: 'network', network: 'store' }],
    ])
    expect(sources('caddy')[0]).toMatchObject({ source: 'caddy', date: '2026-09-28' })
  })

  it('read AICheckout’s research, with the last check of an issuer’s page', () => {
    expect(statements('aiCheckout')).toEqual([
      [
        'us-bank-altitude-go',
        { field: 'fee', dollars: 0 },
        { field: 'status', state: 'open' },
        { field: 'network', network: 'visa' },
        { field: 'base', rate: 1, unit: 'points' },
      ],
      ['us-bank-shield', { field: 'status', state: 'open' }, { field: 'network', network: 'visa' }],
      [
        'us-bank-flat',
        { field: 'fee', dollars: 0 },
        { field: 'status', state: 'open' },
        { field: 'network', network: 'visa' },
        { field: 'base', rate: 2, unit: 'percent' },
      ],
      [
        'us-bank-plain',
        { field: 'fee', dollars: 0 },
        { field: 'status', state: 'open' },
        { field: 'network', network: 'visa' },
      ],
    ])
    const dates = sources('aiCheckout').map(({ source, date }) => `${source} ${date}`)
    expect([...new Set(dates)]).toEqual(['aic 2026-10-02', 'aic 2026-10-01'])
  })
})

describe('a bad file', () => {
  const inFirst = (change: object) => (content: unknown) =>
    Array.isArray(content) ? content.map((entry, i) => (i === 0 ? { ...entry, ...change } : entry)) : content
  const inCard = (id: string, change: object) => (content: unknown) => {
    const cards: Record<string, object> = Object(content)
    return { ...cards, [id]: { ...cards[id], ...change } }
  }

  it.each<[Source, (content: unknown) => unknown, string]>([
    [
      'churningCards',
      inFirst({ annualFee: '95' }),
      'data/cards.json, chase-sapphire-preferred: annualFee: Invalid input: expected number, received string',
    ],
    [
      'churningCards',
      inFirst({ verifiedOn: 'September' }),
      'data/cards.json, chase-sapphire-preferred: verifiedOn: Invalid ISO date',
    ],
    [
      'churningOffers',
      inFirst({ needsReview: undefined }),
      'data/parsed-offers.json, Air Canada Aeroplan Card: needsReview: is missing',
    ],
    [
      'planCards',
      (content) => ({ ...Object(content), status: 'paused' }),
      'card_templates/chase/sapphire_preferred/card.yaml: status: Invalid option: expected one of "active"|"closed_to_new_applicants"|"discontinued"',
    ],
    [
      'caddy',
      inCard('chase-sapphire-preferred', { last_verified: undefined }),
      'data/cards.json, chase-sapphire-preferred: last_verified: is missing',
    ],
    [
      'aiCheckout',
      (content) => ({ ...Object(content), cards: [{ id: 'go', name: 'Go' }] }),
      'docs/research/cards-2026/us-bank.json, go: group: is missing',
    ],
    [
      'aiCheckout',
      () => ({ cards: 'none' }),
      'docs/research/cards-2026/us-bank.json: : is none of the data sets we know (docs/card-format.md)',
    ],
  ])('of %s is refused with its file, card and field', (source, change, problem) => {
    expect(problems(source, change)).toContain(problem)
  })
})
