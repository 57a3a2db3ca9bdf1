import { describe, expect, it } from 'vitest'
import { earned, evaluate, spend } from './evaluate.ts'

describe('rent with Bilt, at 1.55 cents a point', () => {
  it('Bilt Blue: 250 points, then 0.5x to 1.25x by the other purchases of the month', () => {
    const purchases = [
      spend('2026-01-10', 'dining', 499), // 24.95% of the rent
      spend('2026-02-10', 'dining', 500), // 25%
      spend('2026-03-10', 'dining', 1000), // 50%
      spend('2026-04-10', 'dining', 1500), // 75%
      spend('2026-05-10', 'dining', 2000), // 100%
    ]
    const rent = ['01', '02', '03', '04', '05'].map((month) => spend(`2026-${month}-01`, 'rent', 2000))
    const { money, points, by, spent } = evaluate('bilt-blue', [...purchases, ...rent])
    // Purchases: 5,499 points at 1x. Rent: 250 + 1,000 + 1,500 + 2,000 + 2,500 = 7,250 points.
    expect(points[0]).toBe(12_749)
    // 12,749 × 1.55 = 19,760.95; rent 11,237.5 and dining 8,523.45 cents, so the odd cent goes to rent.
    expect(money[0]).toBe(197_61)
    expect(by).toEqual({ restaurant: 85_23, service: 112_38 })
    // 5,499 + 5 × 2,000
    expect(spent).toBe(15_499_00)
  })

  it('Bilt Blue: earns as a 1x card without rent', () => {
    const history = [spend('2026-01-10', 'dining', 1000), spend('2026-01-11', 'hotels', 500)]
    // 1,500 × 1.55
    expect(earned('bilt-blue', history)).toBe(23_25)
  })

  it('Bilt Obsidian: 3x on the chosen category, and 1x on rent at 75%', () => {
    const history = [spend('2026-06-01', 'rent', 1600), spend('2026-06-20', 'supermarket', 1200)]
    // (3,600 + 1,600) × 1.55
    expect(earned('bilt-obsidian', history)).toBe(80_60)
  })

  it('Bilt Palladium: 2x on purchases and 1.25x on as much rent; rent earns no welcome bonus', () => {
    const history = [spend('2026-06-01', 'rent', 3000), spend('2026-06-20', 'dining', 3000)]
    // (6,000 + 3,750) × 1.55 = 15,112.5
    expect(earned('bilt-palladium', history)).toBe(151_13)
    const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`)
    const year = months.flatMap((day) => [spend(day, 'rent', 3000), spend(day, 'dining', 300)])
    // Three months of purchases are $900 of the required $4,000; with rent they'd be $9,900.
    expect(evaluate('bilt-palladium', year).bonus).toBe(0)
    // Tax payments earn nothing.
    expect(earned('bilt-palladium', [spend('2026-04-15', 'taxes', 10_000)])).toBe(0)
  })
})

describe('bills on other cards', () => {
  it('Wells Fargo Active Cash: 2% on taxes less the surcharge of 1.85%, and nothing on rent', () => {
    // 0.15% of 10,000 is $15.
    expect(earned('wells-fargo-active-cash', [spend('2026-04-15', 'taxes', 10_000)])).toBe(15_00)
    expect(earned('wells-fargo-active-cash', [spend('2026-04-15', 'rent', 10_000)])).toBe(0)
  })

  it('Chase Freedom Unlimited: nothing on taxes, because 1.5% is less than the surcharge', () => {
    const history = [spend('2026-04-15', 'taxes', 10_000), spend('2026-04-16', 'gas', 100)]
    // 1.5% of the gas
    expect(earned('chase-freedom-unlimited', history)).toBe(1_50)
  })
})
