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

  it('has the rate of what fits on the deposit of a secured card', () => {
    // $250 of $1,000 a month fit, and they earn $60 a year: 60 / 3,000 = 2%.
    const report = sampleReport({
      spending: 12_000,
      parts: parts.slice(0, 1).map((part) => ({ ...part, spending: 12_000, money: 60 })),
      card: { ...card, terms: { ...card.terms, isSecured: true } },
      assumptions: { ...sampleReport().assumptions, deposit: 250 },
    })
    expect(fitOf(report).bestFor[0]).toBe('Everything: about 2% back on all purchases')
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
    const here = { monthly: 1000, card: 400, plain: 480 }
    const never = laterYears && { ...laterYears, here, crossings: [] }
    const { held } = sampleReport()
    const report = sampleReport({
      againstPlain: againstPlain && never ? { ...againstPlain, laterYears: never } : null,
      held: { ...held, 2: { ...held[2], annualFee: 0 } },
      credits: [],
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

  it.each([
    ['You don’t use Delta SkyMiles', 481, 0],
    ['You don’t use Delta SkyMiles or the card’s statement credits', 470, 6],
    ['You want one card for years', 470, 5],
  ])('says %s, if that decides', (person, withMiles, credit) => {
    // Without its miles it earns $80 less in two years. A credit adds twice its amount.
    const here = { monthly: 1000, card: 400, plain: 480 }
    const compared = againstPlain &&
      laterYears && {
        ...againstPlain,
        laterYears: { ...laterYears, here, crossings: [] },
        withProgram: { name: 'Delta SkyMiles', laterYears: { ...here, card: withMiles } },
      }
    const [first] = sampleReport().credits
    const report = sampleReport({
      againstPlain: compared ?? null,
      credits: first === undefined ? [] : [{ ...first, counted: credit }],
    })
    expect(fitOf(report).skipIf[0]).toBe(`${person}: after the first year, a no-fee 2% card earns more`)
  })

  it('says nothing if a 2% card earns the same', () => {
    const same = laterYears && {
      ...laterYears,
      here: { monthly: 1000, card: 480, plain: 480 },
      crossings: [],
    }
    const report = sampleReport({
      againstPlain: againstPlain && same ? { ...againstPlain, laterYears: same } : null,
    })
    expect(fitOf(report).skipIf[0]).toBe('You don’t want to pay $95 a year')
  })

  it.each([
    ['You spend little with Costco', 481, false],
    ['You want one card for years', 480, false],
    ['You can get other cards', 480, true],
  ])('says %s, if that decides', (person, withBrand, newToCredit) => {
    const here = { monthly: 1000, card: 400, plain: 480 }
    const compared = againstPlain &&
      laterYears && {
        ...againstPlain,
        laterYears: { ...laterYears, here, crossings: [] },
        withBrand: { name: 'Costco', laterYears: { ...here, card: withBrand } },
      }
    const needs = { ...card.needs, ...(newToCredit ? { newToCredit } : {}) }
    const report = sampleReport({ againstPlain: compared ?? null, credits: [], card: { ...card, needs } })
    expect(fitOf(report).skipIf[0]).toBe(`${person}: after the first year, a no-fee 2% card earns more`)
  })

  it('names no foreign fee that the issuer doesn’t state', () => {
    const { facts } = sampleReport()
    const report = sampleReport({
      facts: facts.map((fact) =>
        fact.label === 'Foreign transaction fee' ? { ...fact, text: 'charged, percentage not stated' } : fact,
      ),
      card: {
        ...card,
        needs: { credit: 'none', memberships: [] },
        terms: { ...card.terms, foreignFeePpm: 30_000 },
      },
    })
    expect(fitOf(report).skipIf.at(-1)).toBe('You shop abroad: it charges a foreign transaction fee')
  })

  it('doesn’t say that a 2% card wins if credits that the person hasn’t ticked turn that around', () => {
    // It earns $30 less in two years, and one credit adds $20 a year.
    const here = { monthly: 1000, card: 450, plain: 480 }
    const never = laterYears && { ...laterYears, here, crossings: [] }
    const [first] = sampleReport().credits
    const fit = (dollars: number, used: string[] = []) =>
      fitOf(
        sampleReport({
          againstPlain: againstPlain && never ? { ...againstPlain, laterYears: never } : null,
          credits: first === undefined ? [] : [{ ...first, counted: dollars }],
          assumptions: { ...sampleReport().assumptions, credits: used },
        }),
      ).skipIf[0]
    const loses = 'after the first year, a no-fee 2% card earns more'
    expect(fit(20)).toBe(`You wouldn’t use its statement credits: ${loses}`)
    expect(fit(15)).toBe(`You want one card for years: ${loses}`)
    expect(fit(20, [first?.id ?? ''])).toBe(`You want one card for years: ${loses}`)
  })
})
