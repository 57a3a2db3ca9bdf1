import { describe, expect, it } from 'vitest'
import { toCents } from '../money.ts'
import { buy, makeCard, percent, run } from '../testing/make.ts'

/** 2 % on dining and 1 % on all else up to $1,000 a year, 4 % and 3 % up to $2,000, 5 % beyond. */
const card = makeCard({
  rules: [
    percent(5, undefined, { id: 'third', aboveYearlySpend: toCents(200_000) }),
    percent(4, ['dining'], { id: 'second dining', aboveYearlySpend: toCents(100_000) }),
    percent(3, undefined, { id: 'second', aboveYearlySpend: toCents(100_000) }),
    percent(2, ['dining'], { id: 'dining' }),
    percent(1),
  ],
})

describe('thresholds of yearly spending', () => {
  it('pay each month at its level, and a month that crosses a threshold at both', () => {
    const purchases = [
      buy('2025-01-10', 600),
      buy('2025-02-10', 300, 'dining'),
      buy('2025-03-10', 300, 'gas'),
      buy('2025-04-10', 500, 'dining'),
      buy('2025-05-10', 400, 'gas'),
      buy('2025-06-10', 100),
    ]
    // other 600 at 1 % and 100 at 5 %; dining 300 at 2 % and 500 at 4 %;
    // gas 100 at 1 % and 200 at 3 %, then from 1,700: 300 at 3 % and 100 at 5 %
    expect(run(card, purchases).byCategory).toEqual({ other: 1100, restaurant: 2600, gas: 2100 })
  })

  it('can be reached exactly by the last cent of a month', () => {
    const purchases = [buy('2025-01-10', 1000), buy('2025-02-10', 1000, 'gas'), buy('2025-03-10', 10)]
    expect(run(card, purchases).byCategory).toEqual({ other: 1050, gas: 3000 })
  })

  it('are crossed backward by refunds, at the original rates', () => {
    const purchases = [
      buy('2025-01-10', 1300),
      buy('2025-02-03', -400, 'gas'),
      buy('2025-02-20', 200, 'dining'),
    ]
    // other 1,000 at 1 % and 300 at 3 %; gas 300 back at 3 % and 100 at 1 %; dining 100 at 2 % and 100 at 4 %
    expect(run(card, purchases).byCategory).toEqual({ other: 1900, gas: -1000, restaurant: 600 })
  })

  it("aren't affected by refunds that stay above them", () => {
    const purchases = [buy('2025-01-10', 1300), buy('2025-02-03', -300, 'gas')]
    expect(run(card, purchases).byCategory).toEqual({ other: 1900, gas: -900 })
  })

  it('are counted once, even with a stacking rule', () => {
    const onTop = makeCard({
      rules: [...card.rules, percent(1, ['gas'], { id: 'on top', stacks: true })],
    })
    const purchases = [buy('2025-01-10', 900, 'gas'), buy('2025-02-10', 200, 'gas')]
    // 1,000 at 1 % and 100 at 3 %, and 1 % of all on top
    expect(run(onTop, purchases).byCategory).toEqual({ gas: 2400 })
  })
})
