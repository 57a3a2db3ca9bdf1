import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { sampleFile } from '../testing/sample-card.ts'
import { bonuses, creditOdds, json, run } from '../testing/sample-import.ts'
import { renderReview } from './review.ts'

describe('an import', () => {
  it('makes the dates of confirmed facts newer, keeps the other source, and changes nothing else', () => {
    const { edited, verdicts, review } = run([creditOdds()])
    expect(verdicts).toEqual(['fee: confirmed', 'status: confirmed', 'network: confirmed', 'base: confirmed'])
    expect(review.problems).toEqual([])
    const seen = 'creditodds 2026-10-10 read 2026-11-16'
    expect(edited).toEqual([
      sampleFile({
        status: `{ state: open, seen: ${seen} }`,
        fee: `{ yearly: 39.5, seen: ${seen}, also: duff 2026-09-21 }`,
        earns: `[{ rate: 1, on: [everything], seen: ${seen} }]`,
      }),
    ])
  })

  it('changes a fee that two data sets agree on, and adds it to the history', () => {
    const history = 'fee:\n  - { from: 2024-01-01, yearly: 39.5, source: bonuses }\n'
    const dataSets = [creditOdds({ annual_fee: 49 }), bonuses({ annualFee: 49 }, '2026-10-08')]
    const { facts, edited, review } = run(dataSets, { history })
    expect(facts.fee).toEqual({ yearly: 49, seen: 'creditodds 2026-10-10 read 2026-11-16' })
    expect(edited.find(({ path }) => path.startsWith('history/'))?.text).toContain(
      'to: 2026-10-09, yearly: 39.5, source: bonuses }\n  - { from: 2026-10-10, yearly: 49, source: creditodds }',
    )
    expect(review.notes).toEqual(['plain-card: check that the summary and the notes still fit the new fee.'])
  })

  it('holds back a change of one source, until someone says yes', () => {
    expect(run([creditOdds({ annual_fee: 49 })]).facts.fee.yearly).toBe(39.5)
    expect(run([creditOdds({ annual_fee: 49 })], { yes: 'plain-card.fee' }).facts.fee.yearly).toBe(49)
  })

  it.each([
    [
      'an offer',
      'offer',
      { signup_bonus: { value: 200, type: 'cash', spend_requirement: 500, timeframe_months: 3 } },
    ],
    ['a rate', 'base', { rewards: [{ category: 'everything_else', value: 2, unit: 'percent' }] }],
    ['a status', 'status', { accepting_applications: false }],
    ['a waived first year', 'firstYearFee', { annual_fee_intro: { value: 0, months: 12 } }],
  ])('holds back %s of one source', (_name, key, changes) => {
    const { review } = run([creditOdds(changes)])
    expect(review.rows.find((row) => row.key === key)?.decision).toMatchObject({
      verdict: 'changed',
      reason: 'needs a second source or a yes',
    })
  })

  it('accepts APR, foreign fee and network from one newer source', () => {
    const changes = {
      network: 'mastercard',
      foreign_transaction_fee: true,
      apr: { regular: { min: 19.49, max: 28.49 }, purchase_intro: { rate: 0, months: 15 } },
    }
    const { facts } = run([creditOdds(changes)], { card: { apr: '{ regular: [18, 28] }' } })
    expect(facts.network).toBe('mastercard')
    expect(facts.foreignFee).toEqual({ charged: true, seen: 'creditodds 2026-10-10 read 2026-11-16' })
    expect(facts.apr).toEqual({
      regular: [19.49, 28.49],
      seen: 'creditodds 2026-10-10 read 2026-11-16',
      purchases: { rate: 0, months: 15 },
    })
  })

  it('replaces an offer with its last day, and records it', () => {
    const offer = '{ tiers: [{ cash: 100, spend: 500, months: 3 }], until: 2026-10-01 }'
    const tiers = [{ cash: 200, spend: 1000, days: 180 }]
    const facts = {
      offers: [{ cardId: 'plain-card', tiers, until: '2026-12-31', asOf: '2026-10-10', source: 'duff' }],
    }
    const { facts: after, edited } = run([json(facts, null)], { card: { offer }, yes: 'plain-card.offer' })
    expect(after.offer).toEqual({
      tiers: [{ cash: 200, spend: 1000, months: 6 }],
      until: '2026-12-31',
      seen: 'duff 2026-10-10',
    })
    expect(parse(edited[1]?.text ?? '')).toEqual({
      offers: [
        {
          from: '2026-08-18',
          to: '2026-10-09',
          tiers: [{ cash: 100, spend: 500, months: 3 }],
          source: 'creditodds',
        },
        {
          from: '2026-10-10',
          tiers: [{ cash: 200, spend: 1000, months: 6 }],
          until: '2026-12-31',
          source: 'duff',
        },
      ],
    })
  })

  it('confirms an offer that a bonuses list has beside a better one', () => {
    const offer = '{ tiers: [{ cash: 100, spend: 500, months: 3 }] }'
    const theirs = [200, 100].map((amount) => ({ spend: 500, amount: [{ amount }], days: 90, credits: [] }))
    const { facts } = run([bonuses({ offers: theirs })], { card: { offer } })
    expect(facts.offer).toEqual({
      tiers: [{ cash: 100, spend: 500, months: 3 }],
      seen: 'bonuses 2026-10-10 read 2026-11-16',
      also: 'creditodds 2026-08-18',
    })
  })

  it('compares rates and caps by category', () => {
    const earns = '[{ rate: 3, on: [gas], cap: { spend: 500, per: month } }, { rate: 1, on: [everything] }]'
    const gas = { category: 'gas', unit: 'percent', spend_cap: 500, cap_period: 'monthly', rate_after_cap: 1 }
    const rewards = (value: number, changes = {}) => ({
      rewards: [
        { ...gas, value, ...changes },
        { category: 'everything_else', value: 1, unit: 'percent' },
      ],
    })
    const card = { earns }
    expect(run([creditOdds(rewards(3))], { card }).verdicts).toContain('rates.gas: confirmed')
    expect(run([creditOdds(rewards(4))], { card, yes: 'plain-card.rates.gas' }).facts.earns[0].rate).toBe(4)
    const capped = run([creditOdds(rewards(3, { spend_cap: 600 }))], { card, yes: 'plain-card.caps.gas' })
    expect(capped.facts.earns[0]).toMatchObject({ cap: { spend: 600, per: 'month' }, after: 1 })
  })

  it('reads the facts of missing cards, and ignores words instead of values', () => {
    const fact = (value: unknown) => ({ value, confidence: 'high', asOf: '2026-10-01', source: 'aic' })
    const card = {
      id: 'plain-card',
      name: 'Plain Card',
      issuer: fact('U.S. Bank'),
      network: fact('visa (Discover for some)'),
      status: fact('open'),
      fee: fact('$0 to $59 by applicant'),
      foreignFee: fact(3),
      apr: fact([20.99, 31.49]),
      offer: { none: true, asOf: '2026-10-01', source: 'aic' },
    }
    const { verdicts, facts } = run([json({ cards: [card] }, null)], { yes: 'plain-card.offer' })
    expect(verdicts).toEqual(['status: confirmed', 'foreignFee: changed', 'apr: changed', 'offer: changed'])
    expect(facts).toMatchObject({
      foreignFee: { percent: 3, seen: 'aic 2026-10-01' },
      apr: { regular: [20.99, 31.49], seen: 'aic 2026-10-01' },
      offer: { tiers: [], seen: 'aic 2026-10-01' },
    })
  })

  it('reads gathered facts with the date of each source', () => {
    const fact = {
      id: 'plain-card',
      network: 'visa signature',
      status: { acceptingApplications: true, asOf: '2026-08-22', source: 'creditodds' },
      annualFee: 39.5,
      annualFeeSource: 'duff',
      firstYearFeeWaived: false,
      baseRate: { value: 1, unit: 'percent' },
      categoryRates: [],
      ratesSource: 'creditodds',
      introBonus: null,
      ratesConfidence: 'high',
      sources: [
        { id: 'duff', date: '2026-10-10' },
        { id: 'creditodds', date: '2026-08-18' },
      ],
      newestSource: '2026-10-10',
    }
    const { facts } = run([json([fact], null)])
    expect(facts.fee).toEqual({ yearly: 39.5, seen: 'duff 2026-10-10' })
    expect(facts.earns).toEqual([{ rate: 1, on: ['everything'] }])
  })
})

it('writes a review that shows both sides of what has to be decided, and counts the rest', () => {
  const { review } = run([creditOdds({ annual_fee: 49 })])
  expect(renderReview(review)).toContain(
    '| [plain-card](https://example.com/plain-card) | fee | $39.5 (duff 2026-09-21) | $49 (creditodds 2026-10-10) | changed: needs a second source or a yes |',
  )
  expect(renderReview(review)).toContain(
    '4 facts: 0 suspicious, 0 contradiction, 1 changed, 3 confirmed, 0 older, 0 declined.',
  )
})
