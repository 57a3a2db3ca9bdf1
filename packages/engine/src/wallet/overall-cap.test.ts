import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../backtest/compile.ts'
import { spendFrom } from '../spend/spend.ts'
import { buy, makeCard, percent, testAssumptions, year2025 } from '../testing/make.ts'
import { findBestWallet } from './advice/find-best-wallet.ts'

const capped = makeCard({
  id: 'capped',
  name: 'Capped',
  rules: [percent(5, ['gas'], { cap: 'gas', rateAfter: 1000 }), percent(3, ['dining']), percent(1)],
  caps: { gas: { on: 'spend', amount: 600_000, per: 'year' } },
  overallCap: { amount: 40_000, per: 'year' },
})
const flat = makeCard({ id: 'flat', name: 'Flat', rules: [percent(2)] })

function find(purchases: Parameters<typeof spendFrom>[0], size: number) {
  return findBestWallet({
    spend: spendFrom(purchases, year2025),
    compiled: compileCatalog([capped, flat], testAssumptions),
    owned: [],
    size,
    years: 1,
    isIntro: true,
    obstacles: [],
  })
}

describe('a wallet with an overall cap', () => {
  it('shows what the card pays, not what its rates promise', () => {
    // 6,000 × 5% + 15,000 × 3% = 750.00, of which 400.00; at 2% all of it earns 420.00.
    const purchases = [buy('2025-01-10', 6000, 'gas'), buy('2025-03-10', 15_000, 'dining')]
    expect(find(purchases, 1)?.best).toMatchObject({ total: 42_000, cards: [{ cardId: 'flat' }] })
  })

  it('never promises more than the cards pay, and says how much better a wallet could be', () => {
    // The best use: 6,000 × 5% + 3,333.33 × 3% on the capped card, and 11,666.67 × 2% on the other.
    const purchases = [buy('2025-01-10', 6000, 'gas'), buy('2025-03-10', 15_000, 'dining')]
    const answer = find(purchases, 2)
    expect(answer?.best.total).toBeLessThanOrEqual(63_333)
    expect((answer?.best.total ?? 0) + (answer?.gap ?? 0)).toBeGreaterThanOrEqual(63_333)
  })

  it('is solved as if there were none where spending stays below it', () => {
    // 6,000 × 5% + 1,000 × 2%
    const purchases = [buy('2025-01-10', 6000, 'gas'), buy('2025-03-10', 1000, 'other')]
    expect(find(purchases, 2)).toMatchObject({ best: { total: 32_000 }, gap: 0 })
  })
})
