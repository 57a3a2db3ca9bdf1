import { describe, expect, it } from 'vitest'
import { sampleReport } from '../../testing/sample-report.ts'
import { fitOf } from './card-fit.ts'

const { card, againstPlain, parts } = sampleReport()
const laterYears = againstPlain?.laterYears

describe('who a card is for', () => {
  it('names the categories that stand out, and from which spending on it wins', () => {
    // Travel: 366.50 / 8,726.31 = 4.2%; the others earn 1.4%.
    expect(fitOf(sampleReport()).bestFor).toEqual([
      'Travel: up to 4.2% back',
      'Spending at least $751 a month: it beats a no-fee 2% card every year',
      'Paying over time: 0% APR for 12 months',
    ])
  })

  it('says so if it earns the same everywhere', () => {
    const [flat] = fitOf(
      sampleReport({ parts: parts.filter(({ category }) => category !== 'Travel') }),
    ).bestFor
    expect(flat).toBe('Everything: about 1.4% back on all purchases')
  })

  it('says nothing about rewards that a card doesn’t have', () => {
    const { bestFor } = fitOf(
      sampleReport({ parts: [], card: { ...card, interest: { ...card.interest, purchases: null } } }),
    )
    expect(bestFor).toEqual([
      'Spending at least $751 a month: it beats a no-fee 2% card every year',
      'Trips abroad: no foreign transaction fee',
    ])
  })
})

describe('who should skip it', () => {
  it('names the spending below which it loses, the later fee and the credit it needs', () => {
    expect(fitOf(sampleReport()).skipIf).toEqual([
      'You spend less than $751 a month: after the first year, a no-fee 2% card earns more',
      'You don’t want to pay $95 a year',
      'Your credit score is below 670',
    ])
  })

  it('says if it never wins after the first year, and what it charges abroad', () => {
    const never = laterYears && { ...laterYears, crossings: [] }
    const { held } = sampleReport()
    const report = sampleReport({
      againstPlain: againstPlain && never ? { ...againstPlain, laterYears: never } : null,
      held: { ...held, 2: { ...held[2], annualFee: 0 } },
      card: {
        ...card,
        needs: { credit: 'none', memberships: [] },
        terms: { ...card.terms, foreignFeePpm: 27_000 },
      },
    })
    expect(fitOf(report).skipIf).toEqual([
      'You want one card for years: after the first year, a no-fee 2% card earns more',
      'You shop abroad: it charges 2.7%',
    ])
  })
})
