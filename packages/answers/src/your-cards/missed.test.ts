import type { Leaf } from '@cardsight/engine/categories'
import { parseDay } from '@cardsight/engine/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCard } from '../testing/tiny-catalog.ts'
import { earn, gasCard, makeInput, mine, onePercent, paid, twoPercent } from '../testing/your-cards-case.ts'
import { findMissed } from './missed.ts'
import { prepareYourCards } from './prepare.ts'
import { describeHabit, describeMissed } from './sentences.ts'

const cards = [mine(onePercent), mine(gasCard)]

describe('what you missed', () => {
  it('is exact to the cent and leaves caps to the purchases that were on the right card', () => {
    const purchases = [
      paid('one-percent', '2026-10-05', 300.33, 'gas', { name: 'Shell' }),
      paid('one-percent', '2026-10-20', 250, 'gas'),
      paid('gas-card', '2026-10-25', 100, 'gas'),
      paid('one-percent', '2026-10-26', 80, 'dining'),
    ]
    const input = makeInput('2026-11-17', [onePercent, gasCard], cards, purchases)
    const { month, year } = findMissed(input)
    // The Gas Card's own $100 leaves $400 of October's cap. $300.33 at 5% is $15.02 instead of $3.00. Then $99.67 at 5% and
    // $150.33 at 1% is $6.49 instead of $2.50.
    const line = { category: 'gas', usedId: 'one-percent', betterId: 'gas-card' }
    expect(month.lines).toEqual([
      {
        ...line,
        day: '2026-10-05',
        name: 'Shell',
        cents: 300_33,
        earnedCents: 3_00,
        betterCents: 15_02,
        missedCents: 12_02,
      },
      {
        ...line,
        day: '2026-10-20',
        name: null,
        cents: 250_00,
        earnedCents: 2_50,
        betterCents: 6_49,
        missedCents: 3_99,
      },
    ])
    expect(month.missedCents).toBe(16_01)
    // $3.00, $2.50, $5.00 and $0.80.
    expect(month.earnedCents).toBe(11_30)
    expect(month.habits).toEqual([{ ...line, purchases: 2, missedCents: 16_01 }])
    expect(year.missedCents).toBe(16_01)
    expect(describeMissed(month)).toBe('You missed $16.01 on 2 purchases from Oct 1, 2026 to Oct 31, 2026.')
    const [habit] = month.habits
    expect(habit === undefined ? '' : describeHabit(prepareYourCards(input), habit)).toBe(
      'Use Gas Card instead of One Percent for Gas Stations: $16.01.',
    )
  })

  it.each([
    // Each of the other cards would have paid $2 instead of $1 on $100.
    ['a Costco store with Visa', 'visa', 'costco', {}, ['visa-2']],
    ['a Costco gas station with Visa', 'visa', 'costco-gas', {}, ['visa-2']],
    ['Costco online, where a Mastercard was taken', 'mastercard', 'costco', {}, ['discover-2']],
    ['Costco abroad', 'visa', 'costco', { isAbroad: true }, ['amex-2']],
    ['a store that takes all networks', 'visa', 'sams-club', {}, ['amex-2']],
  ] as const)('names a card that the merchant takes, at %s', (_, network, merchant, more, expected) => {
    const refusedBy = {
      visa: [],
      mastercard: ['costco', 'costco-gas'],
      discover: ['costco', 'costco-gas'],
      amex: ['costco', 'costco-com', 'costco-gas'],
    }
    const used = { ...onePercent, engine: { ...onePercent.engine, refusedBy: refusedBy[network] } }
    const others = (['amex', 'discover', 'visa'] as const).map((each) =>
      makeCard(`${each}-2`, each, { engine: { rules: [earn(2)], refusedBy: refusedBy[each] } }),
    )
    const purchase = paid('one-percent', '2026-10-05', 100, 'wholesale-club', { merchant, ...more })
    const all = [used, ...others]
    const { month } = findMissed(
      makeInput(
        '2026-11-17',
        all,
        all.map((card) => mine(card)),
        [purchase],
      ),
    )
    expect(month.lines.map(({ betterId, missedCents }) => [betterId, missedCents])).toEqual(
      expected.map((id) => [id, 100]),
    )
  })

  it('covers the last whole month and the year up to today', () => {
    const purchases = [
      '2025-11-17',
      '2025-11-18',
      '2026-09-30',
      '2026-10-01',
      '2026-11-01',
      '2026-11-18',
    ].map((day) => paid('one-percent', day, 100, 'gas'))
    const { month, year } = findMissed(makeInput('2026-11-17', [onePercent, gasCard], cards, purchases))
    expect(month.window).toEqual({ first: '2026-10-01', last: '2026-10-31' })
    expect(month.lines.map(({ day }) => day)).toEqual(['2026-10-01'])
    expect(year.window).toEqual({ first: '2025-11-18', last: '2026-11-17' })
    expect(year.lines.map(({ day }) => day)).toEqual(['2025-11-18', '2026-09-30', '2026-10-01', '2026-11-01'])
    expect(year.missedCents).toBe(4 * 4_00)
  })

  it('is nothing for cards that you didn’t have, refunds, and purchases toward a bonus', () => {
    const bonus = {
      spendCents: 500_00,
      by: parseDay('2026-10-31'),
      reward: { kind: 'cash' as const, cents: 200_00 },
    }
    const held = [
      mine(onePercent, { opened: '2026-08-01', bonus }),
      mine(gasCard, { opened: '2026-09-15', closed: parseDay('2026-11-10') }),
    ]
    const purchases = [
      paid('one-percent', '2026-09-01', 100, 'gas'),
      paid('one-percent', '2026-09-20', 400, 'gas'),
      paid('one-percent', '2026-10-05', -50, 'gas'),
      paid('one-percent', '2026-11-11', 100, 'gas'),
    ]
    expect(findMissed(makeInput('2026-11-17', [onePercent, gasCard], held, purchases)).year.lines).toEqual([])
    const unrushed = [mine(onePercent, { opened: '2026-08-01' }), held[1] ?? mine(gasCard)]
    const { year } = findMissed(makeInput('2026-11-17', [onePercent, gasCard], unrushed, purchases))
    expect(year.lines.map(({ day }) => day)).toEqual(['2026-09-20'])
  })

  it('is nothing if the card you used would lose more without the purchase', () => {
    const threePercent = makeCard('three', 'Three', { engine: { rules: [earn(3)] } })
    const purchases = [
      paid('gas-card', '2026-10-10', 500, 'gas'),
      paid('gas-card', '2026-10-11', 100, 'gas'),
      paid('gas-card', '2026-10-12', -100, 'gas'),
    ]
    // The $100 was beyond the cap and earned $1. But without it, the refund would take back 5% of $100 instead of 1%.
    const held = [mine(gasCard), mine(threePercent)]
    const { month } = findMissed(makeInput('2026-11-17', [gasCard, threePercent], held, purchases))
    expect(month.lines).toEqual([])
    const unreturned = findMissed(
      makeInput('2026-11-17', [gasCard, threePercent], held, purchases.slice(0, 2)),
    )
    expect(unreturned.month.missedCents).toBe(2_00)
  })

  it('names the three habits that recover the most', () => {
    const dining = makeCard('dining', 'Dining', {
      engine: { rules: [earn(4, ['dining', 'flights']), earn(1)] },
    })
    const held = [mine(onePercent), mine(gasCard), mine(dining), mine(twoPercent)]
    const purchases = [
      paid('one-percent', '2026-10-05', 100, 'gas'),
      paid('one-percent', '2026-10-06', 300, 'dining'),
      paid('one-percent', '2026-10-07', 50, 'flights'),
      paid('gas-card', '2026-10-08', 500),
    ]
    const { month } = findMissed(
      makeInput('2026-11-17', [onePercent, gasCard, dining, twoPercent], held, purchases),
    )
    // Dining 3% of $300, other 1% of $500, gas 4% of $100, flights 3% of $50.
    expect(month.habits.map(({ category, missedCents }) => [category, missedCents])).toEqual([
      ['restaurant', 9_00],
      ['other', 5_00],
      ['gas', 4_00],
    ])
    expect(month.missedCents).toBe(19_50)
  })
})

const anyPurchases = fc.array(
  fc
    .record({
      account: fc.constantFrom('one-percent', 'gas-card', 'top'),
      month: fc.constantFrom('08', '09', '10'),
      date: fc.integer({ min: 10, max: 28 }),
      cents: fc.integer({ min: -5_000, max: 40_000 }),
      leaf: fc.constantFrom<Leaf>('gas', 'dining', 'other'),
    })
    .map(({ account, month, date, cents, leaf }) =>
      paid(account, `2026-${month}-${date}`, cents / 100, leaf),
    ),
  { maxLength: 40, size: 'max' },
)

const options = [
  { key: 'gas', where: { leaves: ['gas' as const] } },
  { key: 'dining', where: { leaves: ['dining' as const] } },
]
/** 5% on up to $300 a month in the top category. */
const topCard = makeCard('top', 'Top', {
  engine: {
    rules: [
      { id: 'top', rate: 5000, target: { kind: 'top', rank: 1, per: 'month', options }, cap: 'top' },
      earn(1),
    ],
    caps: { top: { on: 'spend', amount: 300_00, per: 'month' } },
  },
})

describe('any purchases', () => {
  const all = [onePercent, gasCard, topCard]
  const held = all.map((card) => mine(card))

  it('have lines that add up to the total, each with something missed', () => {
    fc.assert(
      fc.property(anyPurchases, (purchases) => {
        const { year } = findMissed(makeInput('2026-11-17', all, held, purchases))
        expect(year.missedCents).toBe(year.lines.reduce((sum, { missedCents }) => sum + missedCents, 0))
        expect(year.lines.filter(({ missedCents }) => missedCents <= 0)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('would have earned at least that much more if they had been moved', () => {
    fc.assert(
      fc.property(anyPurchases, (purchases) => {
        const { year } = findMissed(makeInput('2026-11-17', all, held, purchases))
        const lines = [...year.lines]
        const moved = purchases.map((purchase) => {
          const index = lines.findIndex(
            ({ day, cents, usedId, category }) =>
              day === purchase.day &&
              cents === purchase.cents &&
              usedId === purchase.account &&
              category === categoryNames[purchase.leaf],
          )
          const [line] = index < 0 ? [] : lines.splice(index, 1)
          return line === undefined ? purchase : { ...purchase, account: line.betterId }
        })
        expect(lines).toEqual([])
        const { year: after } = findMissed(makeInput('2026-11-17', all, held, moved))
        // Each purchase is rounded to a cent.
        expect(after.earnedCents).toBeGreaterThanOrEqual(
          year.earnedCents + year.missedCents - purchases.length,
        )
      }),
      { numRuns: 60 },
    )
  })
})

const categoryNames: Partial<Record<Leaf, string>> = { gas: 'gas', dining: 'restaurant', other: 'other' }
