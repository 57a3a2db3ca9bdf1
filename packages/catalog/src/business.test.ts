import { describe, expect, it } from 'vitest'
import { businessCards, releaseWithBusiness } from './business.ts'
import { engineCards, release } from './index.ts'

describe('business cards', () => {
  it('are all in the catalog that has them, each with what is special about it', () => {
    expect(businessCards.length).toBeGreaterThanOrEqual(68)
    expect(businessCards.filter(({ business }) => business === undefined)).toEqual([])
    const ids = releaseWithBusiness.cards.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(release.cards.length + businessCards.length)
  })

  // Every run, list and page starts from `release`. What isn't in it can't change an amount.
  it('change nothing for people who do not ask for them', () => {
    const personal = releaseWithBusiness.cards.filter(({ business }) => business === undefined)
    expect(personal).toEqual(release.cards)
    expect(engineCards.map(({ id }) => id)).toEqual(personal.map(({ id }) => id))
  })

  it('that need a company are listed but not ranked, because they are not for side income', () => {
    const forCompanies = businessCards.filter(({ business }) => business?.needsCompany)
    expect(forCompanies.map(({ id }) => `${id}`)).toContain('ramp-corporate-card')
    expect(forCompanies.filter(({ engine }) => engine.isOpen)).toEqual([])
  })

  it.each([
    ['chase-ink-business-cash', { countsToward524: false, mustBeUnder524: true }],
    ['capital-one-spark-cash-select', { countsToward524: true, reportsToPersonalCredit: true }],
    ['capital-one-venture-x-business', { countsToward524: false, reportsToPersonalCredit: false }],
  ])('say what counts toward 5/24 and shows on the personal report: %s', (id, rules) => {
    expect(businessCards.find((card) => card.id === id)?.business).toMatchObject(rules)
  })
})
