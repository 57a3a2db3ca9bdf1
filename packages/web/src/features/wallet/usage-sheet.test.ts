import type { Leaf } from '@cardsight/engine/categories'
import type { Assignment } from '@cardsight/engine/wallet'
import { describe, expect, it } from 'vitest'
import { paidWith } from '../../testing/wallet-answer.ts'
import { monthKey, monthName, monthSpan, splitByCategory, usageSheet } from './usage-sheet.ts'

const JANUARY = 2026 * 12

const paid = (leaf: Leaf, month: number, cardId: string, cents: number): Assignment =>
  paidWith(cardId, leaf, cents, { year: 2, month: JANUARY + month })

describe('usageSheet', () => {
  it('has one phase if one card covers the whole year', () => {
    const [row, ...more] = usageSheet(
      { assignments: [paid('gas', 0, 'a', 100), paid('gas', 11, 'a', 50)] },
      2,
    )
    expect(more).toEqual([])
    expect(row).toMatchObject({ leaves: null, cents: 150 })
    expect(row?.phases).toEqual([
      { from: JANUARY, to: JANUARY + 11, cardId: 'a', cents: 150, cardCents: 150, others: [] },
    ])
  })

  it('starts a new phase when a cap is reached and another card takes over', () => {
    const assignments = [
      ...Array.from({ length: 7 }, (_, month) => paid('supermarket', month, 'capped', 900)),
      paid('supermarket', 7, 'capped', 300),
      paid('supermarket', 7, 'plain', 600),
      ...Array.from({ length: 4 }, (_, month) => paid('supermarket', 8 + month, 'plain', 900)),
    ]
    const [row] = usageSheet({ assignments }, 2)
    expect(row?.phases.map(({ from, to, cardId }) => [from - JANUARY, to - JANUARY, cardId])).toEqual([
      [0, 6, 'capped'],
      [7, 11, 'plain'],
    ])
    // Of August's 900 the flat-rate card has 600: 600 + 4 x 900.
    expect(row?.phases[1]).toMatchObject({
      cents: 4500,
      cardCents: 4200,
      others: [{ cardId: 'capped', cents: 300 }],
    })
  })

  it('names subcategories only if they use different cards', () => {
    const assignments = [
      paid('supermarket', 0, 'a', 500),
      paid('online-grocery', 0, 'b', 200),
      paid('specialty-food', 0, 'a', 100),
    ]
    expect(usageSheet({ assignments }, 2).map(({ leaves, cents }) => [leaves, cents])).toEqual([
      [['supermarket', 'specialty-food'], 600],
      [['online-grocery'], 200],
    ])
  })

  it('omits the other year', () => {
    const first: Assignment = { ...paid('gas', 0, 'a', 100), year: 1 }
    expect(usageSheet({ assignments: [first] }, 2)).toEqual([])
  })
})

it('splits each category among the cards that pay for it', () => {
  const assignments = [paid('gas', 0, 'a', 100), paid('gas', 1, 'b', 300), paid('dining', 1, 'a', 70)]
  expect(splitByCategory({ assignments }, 2).map(({ category, parts }) => [category.key, parts])).toEqual([
    [
      'gas',
      [
        { cardId: 'b', cents: 300 },
        { cardId: 'a', cents: 100 },
      ],
    ],
    ['restaurant', [{ cardId: 'a', cents: 70 }]],
  ])
})

const MARCH = 2026 * 12 + 2

it('names months and ranges of months, also across years', () => {
  expect(monthName(MARCH)).toBe('Mar 2026')
  expect(monthKey(MARCH)).toBe('2026-03')
  expect(monthSpan(MARCH, MARCH)).toBe('Mar 2026')
  expect(monthSpan(MARCH, MARCH + 2)).toBe('Mar to May 2026')
  expect(monthSpan(MARCH - 4, MARCH)).toBe('Nov 2025 to Mar 2026')
})
