import type { Explanation } from '@cardsight/contract/backtest'
import type { RewardProgram } from '@cardsight/contract/cards'
import { defaultProfile } from '@cardsight/contract/profile'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Methodology } from './methodology-data.ts'
import { MethodologyPage } from './methodology-page.tsx'

const explanation: Explanation = {
  cardId: 'ferry',
  cardName: 'Ferry Miles',
  projection: '1',
  only: null,
  from: '2025-11-10',
  to: '2026-11-10',
  spending: 12_000,
  money: 240,
  points: 16_000,
  introMoney: 300,
  introPoints: 20_000,
  annualFee: 95,
  // 240 + 300 − 95
  totalMoney: 445,
  lines: [],
  extras: [],
  pointValue: {
    program: 'Miles',
    unit: 'miles',
    isMoney: false,
    cents: 1.5,
    by: 'Somebody',
    asOf: '2026-10-09',
    limit: null,
  },
  firstYearMoney: 0,
  fees: [{ year: 1, fee: 95 }],
  bonus: {
    description: '',
    asOf: null,
    tiers: [
      {
        points: 20_000,
        money: 300,
        requiredSpending: 1000,
        days: 90,
        offer: 'current',
        isEarned: true,
        paceSpending: 2958.9,
        missedBy: 0,
        reachedOnDay: 31,
        reachedOn: '2025-12-10',
      },
    ],
  },
  assumptions: { ...defaultProfile, memberships: [], credits: [] },
  isFirstYearMatched: false,
  deposit: null,
  facts: { asOf: '2026-10-01', isStale: false, link: 'https://bank.example/ferry' },
}

const value = (cents: number, by: string) => ({ cents, by, asOf: '2026-10-09' })
const programs: RewardProgram[] = [
  {
    id: 'ferry',
    name: 'Ferry Points',
    unit: 'miles',
    cardCount: 2,
    isMoney: false,
    needsUse: true,
    counted: 1,
    values: {
      floor: value(1, 'Bank'),
      easy: null,
      usual: value(1.5, 'Somebody'),
      high: value(2, 'Optimist'),
    },
  },
  {
    id: 'raft',
    name: 'Raft Points',
    unit: 'points',
    cardCount: 1,
    isMoney: false,
    needsUse: false,
    counted: 0.9,
    values: { floor: null, easy: null, usual: value(1, 'Somebody'), high: value(1.2, 'Optimist') },
  },
  {
    id: 'buoy',
    name: 'Buoy Points',
    unit: 'points',
    cardCount: 1,
    needsUse: false,
    counted: 0,
    isMoney: false,
    values: null,
  },
  {
    id: 'cash',
    name: 'Cash back',
    unit: 'cash back',
    cardCount: 9,
    needsUse: false,
    counted: 1,
    isMoney: true,
    values: null,
  },
]

function open(methodology: Partial<Methodology> = {}) {
  const example = { explanation, first: [{ cardId: 'ferry', name: 'Ferry Miles', total: 445 }], cardCount: 3 }
  const page = <MethodologyPage example={example} programs={programs} {...methodology} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
}

const section = (name: string) => within(screen.getByRole('region', { name }))

describe('how we rank', () => {
  it('shows the example from the engine’s explanation', () => {
    open()
    const example = section('A worked example')
    expect(example.getByText(/about \$2,959 in that time, so we count it: \$300\.00/)).toBeDefined()
    const sum = within(example.getByRole('table', { name: 'The total of the example' }))
    expect(sum.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '$240.00',
      '$300.00',
      '−$95.00',
      '$445.00',
    ])
  })

  it('says why a part of the offer doesn’t count, without a spending requirement that it hasn’t', () => {
    const [tier] = explanation.bonus.tiers
    if (tier === undefined) {
      throw new Error('the example has a tier')
    }
    const portal = { ...tier, points: 0, requiredSpending: 0, days: 365, money: 300 }
    const bonus = {
      ...explanation.bonus,
      tiers: [
        { ...portal, offer: 'unmet' as const, isEarned: false },
        { ...portal, money: 50 },
      ],
    }
    const example = { explanation: { ...explanation, bonus }, first: [], cardCount: 3 }
    open({ example })
    const text = section('A worked example')
    expect(
      text.getByText(
        'Part of the welcome bonus is worth $300.00. It’s for bookings in the issuer’s travel portal. We assume you don’t use it, so we don’t count it.',
      ),
    ).toBeDefined()
    expect(
      text.getByText('Part of the welcome bonus is worth $50.00. No spending required. We count $50.00.'),
    ).toBeDefined()
    expect(text.queryByText(/requires \$0\.00/)).toBeNull()
  })

  it('shows point values with source and date, and which have none', () => {
    open()
    const points = section('What a point is worth')
    const row = points.getByRole('row', { name: /^Ferry Points/ })
    expect(row.textContent).toBe('Ferry Points1¢1.5¢Somebody, Oct 9, 2026Others: 1¢ (Bank) to 2¢ (Optimist)')
    expect(points.getByRole('row', { name: /^Raft Points/ }).textContent).toBe(
      'Raft Points0.9¢1¢Somebody, Oct 9, 2026Others: up to 1.2¢ (Optimist)',
    )
    expect(points.getByText(/^No reliable value/).textContent).toMatch(/: Buoy Points\.$/)
  })

  it('shows what the engine assumes about a cardholder, and what it does not', () => {
    open()
    const assumed = section('What we assume about you')
    expect(assumed.getByText(/activate quarterly categories/).textContent).toMatch(/^We assume/)
    expect(assumed.getByText(/issuer’s portal/).textContent).toMatch(/^We don’t assume/)
  })

  it('states the default profile, and what counts as bonus, close call and credit', () => {
    open()
    const assumed = section('What we assume about you')
    expect(
      assumed.getByText(/Good credit · points redeemed without transfers · no airline or hotel programs/),
    ).toBeDefined()
    expect(assumed.getByText(/90% for everyone, or 80% .* 65%, or 50% if monthly/)).toBeDefined()
    expect(section('The pick, and close calls').getByText(/within 1% or \$5 of the pick/)).toBeDefined()
    expect(section('The intro bonus').getByText(/^The bonus is everything you earn only once/)).toBeDefined()
  })

  it('renders without the parts that fail, and says so', () => {
    open({ example: null, programs: null })
    expect(screen.getAllByText(/^We can’t load this part right now/)).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'What we leave out' })).toBeDefined()
  })
})
