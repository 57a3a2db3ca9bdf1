import { parseDay } from '@cardsight/engine/dates'
import type { FilledCap } from '@cardsight/engine/wallet'
import { expect, it } from 'vitest'
import { walletCard } from '../../testing/wallet-card.ts'
import { limitsOf, limitWords } from './filled-limits.tsx'

const cards = new Map([['capped', walletCard('capped', { name: 'Capped Card' })]])

function filled(changes: Partial<FilledCap>): FilledCap {
  return {
    year: 'first',
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

it('says once for each cap when it is reached, or how often', () => {
  const filledCaps = [
    filled({}),
    filled({ capId: 'gas', per: 'month', limit: 50_000 }),
    filled({ capId: 'gas', per: 'month', limit: 50_000 }),
    filled({ capId: 'all', on: 'reward', limit: 30_000, reachedOn: null }),
    filled({ year: 'later' }),
  ]
  expect(limitsOf({ filledCaps }, 'first').map((caps) => limitWords(caps, cards))).toEqual([
    'Capped Card: the cap of $6,000.00 a year is reached on August 12, 2026.',
    'Capped Card: the cap of $500.00 a month is reached in 2 months of the year.',
    'Capped Card: the cap on rewards a year is reached at its end.',
  ])
})
