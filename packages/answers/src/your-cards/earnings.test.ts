import { expect, it } from 'vitest'
import { gasCard, makeInput, mine, onePercent, paid } from '../testing/your-cards-case.ts'
import { earningsOf } from './earnings.ts'
import { findMissed } from './missed.ts'

it('says what each purchase earned and what the best card would have, as "what you missed" does', () => {
  const purchases = [
    paid('one-percent', '2026-10-26', 80, 'dining'),
    paid('one-percent', '2026-10-05', 300.33, 'gas'),
    // Before the year that is compared.
    paid('one-percent', '2025-10-05', 100, 'gas'),
    paid('gas-card', '2026-10-25', 100, 'gas'),
    { ...paid('one-percent', '2026-10-25', 100, 'gas'), account: 'unknown' },
    paid('one-percent', '2026-10-27', -80, 'dining'),
  ]
  const input = makeInput('2026-11-17', [onePercent, gasCard], [mine(onePercent), mine(gasCard)], purchases)
  // 1%, and 5% on gas up to $500 a month.
  expect(earningsOf(input)).toEqual([
    { usedId: 'one-percent', earnedCents: 80, better: null },
    { usedId: 'one-percent', earnedCents: 3_00, better: { id: 'gas-card', cents: 15_02 } },
    { usedId: 'one-percent', earnedCents: 1_00, better: null },
    { usedId: 'gas-card', earnedCents: 5_00, better: null },
    null,
    { usedId: 'one-percent', earnedCents: -80, better: null },
  ])
  expect(findMissed(input).year.lines).toMatchObject([{ usedId: 'one-percent', betterCents: 15_02 }])
})
