import { describe, expect, it } from 'vitest'
import { type Baseline, baselineText, gainText } from './use-baseline.ts'

const unlimited = { name: 'Chase Freedom Unlimited', issuer: 'Chase' }
const double = { name: 'Citi Double Cash', issuer: 'Citi' }
const gold = { name: 'American Express Gold Card', issuer: 'American Express', totalMoney: 1284.4 }

describe('the gain over the cards you have', () => {
  it.each([
    [872.4, [unlimited], '$872 more than your Freedom Unlimited'],
    [-12, [unlimited], '$12 less than your Freedom Unlimited'],
    [0.3, [unlimited], 'As much as your Freedom Unlimited'],
    [100, [unlimited, double], '$100 more than your 2 cards'],
  ])('%d', (gain, owned, text) => {
    expect(gainText(gain, owned)).toBe(text)
  })
})

describe('the sentence about the cards you have', () => {
  const baseline = (kind: Baseline['kind']): Baseline => ({ kind, cardIds: [], total: 412.2 })

  it('says what you earned on your own purchases', () => {
    expect(
      baselineText({ baseline: baseline('own-purchases'), owned: [unlimited], pick: gold, years: 1 }),
    ).toBe('You earned about $412 with Freedom Unlimited. Gold would have earned $1,284.')
  })

  it('says that amounts you typed are an assumption, and for how long', () => {
    expect(
      baselineText({ baseline: baseline('all-spending'), owned: [unlimited], pick: gold, years: 3 }),
    ).toBe('You’d have earned about $412 with Freedom Unlimited in 3 years. Gold would have earned $1,284.')
  })

  it('names all cards', () => {
    expect(
      baselineText({ baseline: baseline('best-use'), owned: [unlimited, double], pick: gold, years: 1 }),
    ).toBe(
      'Used where each earns the most, Freedom Unlimited and Double Cash would have earned about $412. Gold would have earned $1,284.',
    )
  })
})
