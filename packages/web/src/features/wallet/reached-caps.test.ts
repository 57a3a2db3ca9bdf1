import { parseDay } from '@cardsight/engine/dates'
import type { FilledCap } from '@cardsight/engine/wallet'
import { expect, it } from 'vitest'
import { walletCard } from '../../testing/wallet-answer.ts'
import { reachedCapsOf, reachedCapText } from './year-sheets.tsx'

const cards = new Map([['capped', walletCard('capped', { name: 'Capped Card' })]])

function filled(changes: Partial<FilledCap>): FilledCap {
  return {
    year: 1,
    cardId: 'capped',
    capId: 'groceries',
    limit: 600_000,
    on: 'spend',
    per: 'year',
    months: { from: 24_300, to: 24_311 },
    reachedOn: parseDay('2026-08-12'),
    ...changes,
  }
}

it('lists each cap once, with the day it is reached or how often', () => {
  const filledCaps = [
    filled({}),
    filled({ capId: 'gas', per: 'month', limit: 50_000, months: { from: 24_300, to: 24_300 } }),
    filled({ capId: 'gas', per: 'month', limit: 50_000, months: { from: 24_301, to: 24_301 } }),
    filled({ capId: 'all', on: 'reward', limit: 30_000, reachedOn: null }),
    filled({ year: 2 }),
  ]
  expect(reachedCapsOf({ filledCaps }, 1).map((caps) => reachedCapText(caps, cards))).toEqual([
    'Capped Card: you reach the yearly cap of $6,000 on August 12, 2026.',
    'Capped Card: you reach the monthly cap of $500 in 2 months of the year.',
    'Capped Card: you reach the yearly rewards cap at the end of the period.',
  ])
})

it('counts both parts of a quarter in which the year starts as one', () => {
  // November and December 2025, the first quarter of 2026, October and November 2026
  const parts = [
    { from: 24_310, to: 24_311 },
    { from: 24_312, to: 24_314 },
    { from: 24_321, to: 24_322 },
  ]
  const filledCaps = parts.map((months) => filled({ per: 'quarter', months }))
  expect(reachedCapsOf({ filledCaps }, 1).map((caps) => reachedCapText(caps, cards))).toEqual([
    'Capped Card: you reach the quarterly cap of $6,000 in 2 quarters of the year.',
  ])
})
