import { describe, expect, it } from 'vitest'
import { askWallet } from '../testing/ask-wallet.ts'
import { buy, makeCard, percent } from '../testing/make.ts'
import { findBestWallet } from './advice/find-best-wallet.ts'

const daily = makeCard({
  id: 'daily',
  rules: [percent(5, ['gas'], { cap: 'day' }), percent(1)],
  caps: { day: { on: 'spend', amount: 100_00, per: 'day' } },
})
const steady = makeCard({ id: 'steady', rules: [percent(2)] })

describe('a wallet with a daily cap', () => {
  it('pays beyond the cap with the other card, day by day', () => {
    // Mar 3: $100 × 5% + $50 × 2%. Mar 4: $80 × 5%. Mar 5: $20 × 2%, because only gas earns 5%.
    const purchases = [
      buy('2025-03-03', 150, 'gas'),
      buy('2025-03-04', 80, 'gas'),
      buy('2025-03-05', 20, 'dining'),
    ]
    const answer = findBestWallet(askWallet([daily, steady], purchases))
    expect(answer?.best.total).toBe(6_00 + 4_00 + 40)
    expect(answer?.best.filledCaps).toMatchObject([{ cardId: 'daily', per: 'day', reachedOn: '2025-03-03' }])
  })
})
