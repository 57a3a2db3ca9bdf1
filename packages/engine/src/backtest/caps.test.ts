import { describe, expect, it } from 'vitest'
import { buy, makeCard, percent, run } from '../testing/make.ts'

describe('a spending cap', () => {
  const quarterly = makeCard({
    rules: [percent(5, ['gas'], { cap: 'q' }), percent(1)],
    caps: { q: { on: 'spend', amount: 150_000, per: 'quarter' } },
  })

  it("pays 5% until the quarter's $1,500, then 1%", () => {
    // 1500 × 5% + 300 × 1% = 75 + 3 = 78.00
    expect(run(quarterly, [buy('2025-02-01', 1800, 'gas')]).money[0]).toBe(7800)
  })

  it('pays the full rate for the last cent below the cap, but not for the first above it', () => {
    expect(run(quarterly, [buy('2025-02-01', 1500, 'gas')]).money[0]).toBe(7500)
    // 1500 × 5% + 1 × 1% = 75.01
    expect(run(quarterly, [buy('2025-02-01', 1501, 'gas')]).money[0]).toBe(7501)
  })

  it('resets with each calendar quarter', () => {
    // 31 March and 1 April: both 1500 × 5% = 75.00
    const both = [buy('2025-03-31', 1500, 'gas'), buy('2025-04-01', 1500, 'gas')]
    expect(run(quarterly, both).money[0]).toBe(15_000)
  })

  it('resets with each calendar month', () => {
    const monthly = makeCard({
      rules: [percent(4, ['gas', 'transit'], { cap: 'm' }), percent(1)],
      caps: { m: { on: 'spend', amount: 30_000, per: 'month' } },
    })
    // January 300 × 4% + 100 × 1% = 13.00; February 200 × 4% = 8.00
    const purchases = [
      buy('2025-01-05', 250, 'gas'),
      buy('2025-01-31', 150, 'transit'),
      buy('2025-02-01', 200, 'gas'),
    ]
    expect(run(monthly, purchases).money[0]).toBe(2100)
  })

  it('resets every day', () => {
    const daily = makeCard({
      rules: [percent(5, ['gas', 'transit'], { cap: 'd' }), percent(1)],
      caps: { d: { on: 'spend', amount: 100_00, per: 'day' } },
    })
    // Jan 5: 100 × 5% + 50 × 1% = 5.50; Jan 6: 100 × 5% + 20 × 1% = 5.20
    const purchases = [
      buy('2025-01-05', 80, 'gas'),
      buy('2025-01-05', 70, 'transit'),
      buy('2025-01-06', 120, 'gas'),
    ]
    expect(run(daily, purchases).money[0]).toBe(10_70)
  })

  it('covers one spending year, even if the window spans two calendar years', () => {
    const yearly = makeCard({
      rules: [percent(6, ['supermarket'], { cap: 'y' }), percent(1)],
      caps: { y: { on: 'spend', amount: 600_000, per: 'year' } },
    })
    const purchases = [buy('2024-12-01', 6000, 'supermarket'), buy('2025-02-01', 1000, 'supermarket')]
    const window = { first: buy('2024-07-01', 0).day, last: buy('2025-06-30', 0).day }
    // 6000 × 6% + 1000 × 1% = 370.00
    expect(run(yearly, purchases, { window }).money[0]).toBe(37_000)
  })

  it('pays the rate after the cap', () => {
    const card = makeCard({
      rules: [percent(6, ['gas'], { cap: 'q', rateAfter: 1500 }), percent(1)],
      caps: { q: { on: 'spend', amount: 100_000, per: 'quarter' } },
    })
    // 1000 × 6% + 500 × 1.5% = 67.50
    expect(run(card, [buy('2025-05-05', 1500, 'gas')]).money[0]).toBe(6750)
  })

  it('leaves the rest to the next best rule, not to the base rate', () => {
    const card = makeCard({
      rules: [percent(5, ['gas'], { cap: 'a' }), percent(3, ['gas', 'transit'], { cap: 'b' }), percent(1)],
      caps: {
        a: { on: 'spend', amount: 10_000, per: 'month' },
        b: { on: 'spend', amount: 20_000, per: 'month' },
      },
    })
    // gas 100 × 5%, 200 × 3%, 100 × 1% = 5 + 6 + 1 = 12.00
    expect(run(card, [buy('2025-05-05', 400, 'gas')]).money[0]).toBe(1200)
    // transit first takes 150 of the second cap: gas then 100 × 5%, 50 × 3%, 50 × 1%; 4.50 + 5 + 1.50 + 0.50
    const purchases = [buy('2025-05-01', 150, 'transit'), buy('2025-05-05', 200, 'gas')]
    expect(run(card, purchases).money[0]).toBe(1150)
  })

  it('can be shared by rules with different rates', () => {
    const card = makeCard({
      rules: [
        percent(3, ['online-shopping'], { cap: 'q' }),
        percent(2, ['supermarket'], { cap: 'q' }),
        percent(1),
      ],
      caps: { q: { on: 'spend', amount: 250_000, per: 'quarter' } },
    })
    // 2000 × 2% first by date, then 500 × 3% and 500 × 1%: 40 + 15 + 5 = 60.00
    const purchases = [buy('2025-01-10', 2000, 'supermarket'), buy('2025-01-11', 1000, 'online-shopping')]
    expect(run(card, purchases)).toMatchObject({
      money: [6000, 12_000, 18_000],
      byCategory: { grocery: 4000, 'online-shopping': 2000 },
    })
  })

  it('goes to the better rate first within a day, regardless of the order of purchases', () => {
    const card = makeCard({
      rules: [
        percent(3, ['online-shopping'], { cap: 'q' }),
        percent(2, ['supermarket'], { cap: 'q' }),
        percent(1),
      ],
      caps: { q: { on: 'spend', amount: 100_000, per: 'quarter' } },
    })
    const purchases = [buy('2025-01-10', 1000, 'supermarket'), buy('2025-01-10', 600, 'online-shopping')]
    // 600 × 3% + 400 × 2% + 600 × 1% = 18 + 8 + 6 = 32.00
    expect(run(card, purchases).money[0]).toBe(3200)
    expect(run(card, purchases.toReversed()).money[0]).toBe(3200)
  })

  it('counts a purchase once, even if two of its rules share the cap', () => {
    const card = makeCard({
      rules: [percent(3, ['gas'], { cap: 'q' }), percent(2, ['gas'], { cap: 'q' }), percent(1)],
      caps: { q: { on: 'spend', amount: 10_000, per: 'quarter' } },
    })
    // 100 × 3% + 100 × 1%, and the second purchase finds the cap used: 50 × 1% = 4.50
    expect(run(card, [buy('2025-01-10', 200, 'gas'), buy('2025-02-10', 50, 'gas')]).money[0]).toBe(450)
  })

  it('pays nothing beyond the cap if no other rule applies', () => {
    const card = makeCard({
      rules: [percent(2, undefined, { cap: 'y' })],
      caps: { y: { on: 'spend', amount: 100_000, per: 'year' } },
    })
    expect(run(card, [buy('2025-01-10', 3000)]).money[0]).toBe(2000)
  })
})

describe('a reward cap', () => {
  it('counts the rewards of its rules at their rates', () => {
    const card = makeCard({
      rules: [percent(5, ['supermarket'], { cap: 'r' }), percent(3, ['gas'], { cap: 'r' }), percent(1)],
      caps: { r: { on: 'reward', amount: 50_000, per: 'year' } },
    })
    // $500 of reward: 8000 × 5% = 400, then 100 is left: 3333.33 of gas at 3%, whole cents, the rest at 1%.
    // 400 + 3333.33 × 3% = 99.9999, and 666.67 × 1% = 6.6667 → 506.6666
    const purchases = [buy('2025-01-10', 8000, 'supermarket'), buy('2025-02-10', 4000, 'gas')]
    expect(run(card, purchases).money[0]).toBe(50_667)
  })

  it('acts as a spending cap if all rules have the same rate', () => {
    const card = makeCard({
      rules: [percent(3, ['gas', 'transit'], { cap: 'r' }), percent(1)],
      caps: { r: { on: 'reward', amount: 1000, per: 'month' } },
    })
    // $10 at 3% is $333.33; 333.33 × 3% = 9.9999, 66.67 × 1% = 0.6667 → 10.6666
    expect(run(card, [buy('2025-01-10', 300, 'gas'), buy('2025-01-20', 100, 'transit')])).toMatchObject({
      money: [1067, 2133, 3200],
    })
  })
})

describe('refunds', () => {
  const card = makeCard({
    rules: [percent(5, ['gas', 'transit'], { cap: 'q' }), percent(1)],
    caps: { q: { on: 'spend', amount: 10_000, per: 'quarter' } },
  })

  it('subtract earned rewards', () => {
    expect(run(card, [buy('2025-01-10', 80, 'gas'), buy('2025-02-10', -30, 'gas')]).money[0]).toBe(250)
  })

  it('give capacity back', () => {
    // 100 × 5% + 50 × 1%; the refund of 80 takes back 50 × 1% and 30 × 5%; 20 more fit in: 5 + 0.5 - 0.5 - 1.5 + 1
    const purchases = [
      buy('2025-01-10', 150, 'gas'),
      buy('2025-02-10', -80, 'gas'),
      buy('2025-02-11', 20, 'transit'),
    ]
    expect(run(card, purchases)).toMatchObject({ byCategory: { gas: 350, transportation: 100 } })
  })

  it('of all spending leave zero rewards', () => {
    const purchases = [buy('2025-01-10', 150.37, 'gas'), buy('2025-01-20', -150.37, 'gas')]
    expect(run(card, purchases)).toMatchObject({ money: [0, 0, 0], points: [0, 0, 0], total: [0, 0, 0] })
  })

  it('can come before the purchase', () => {
    expect(run(card, [buy('2025-01-10', -50, 'gas'), buy('2025-02-10', 150, 'gas')]).money[0]).toBe(500)
  })
})

describe('attribution to categories', () => {
  const card = makeCard({
    rules: [percent(3, ['gas', 'dining'], { cap: 'm' }), percent(1)],
    caps: { m: { on: 'spend', amount: 50_000, per: 'month' } },
  })

  it('follows the order in which the cap was used', () => {
    // dining 400 × 3% = 12.00; gas 100 × 3% + 300 × 1% = 6.00
    const purchases = [buy('2025-01-03', 400, 'dining'), buy('2025-01-04', 400, 'gas')]
    expect(run(card, purchases).byCategory).toEqual({ restaurant: 1200, gas: 600 })
  })

  it('gives the whole cap to a category alone', () => {
    const purchases = [buy('2025-01-03', 400, 'dining'), buy('2025-01-04', 600, 'gas')]
    // alone: dining 400 × 3% = 12.00; gas 500 × 3% + 100 × 1% = 16.00
    expect(run(card, purchases).alone).toMatchObject({ restaurant: 1200, gas: 1600, travel: 0 })
  })

  it('adds up to the total after rounding, with the extra cent for the largest remainder', () => {
    // gas 0.35 × 3% = 1.05 cents, dining 0.52 × 3% = 1.56 cents: 2.61 together is 3, so dining gets the cent
    const purchases = [buy('2025-01-03', 0.52, 'dining'), buy('2025-01-04', 0.35, 'gas')]
    expect(run(card, purchases)).toMatchObject({ money: [3, 5, 8], byCategory: { gas: 1, restaurant: 2 } })
  })
})
