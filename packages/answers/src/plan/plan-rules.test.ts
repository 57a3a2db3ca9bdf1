import { releaseWithBusiness as release } from '@cardsight/catalog/business'
import { describe, expect, it } from 'vitest'
import { planRulesFor } from './plan-rules.ts'

const { cards } = release
/** Throws for a card that isn't in the catalog, so that no test passes because of a wrong id. */
const indexOf = (id: string) => {
  const index = cards.findIndex((card) => card.id === id)
  if (index < 0) {
    throw new Error(`there is no card '${id}'`)
  }
  return index
}
const { limits, bars } = planRulesFor(release.issuerRules, cards, new Set())
const limitsOf = (ruleId: string) => limits.filter((limit) => limit.ruleId === ruleId)
const barsOf = (ruleId: string) => bars.filter((bar) => bar.ruleId === ruleId)

describe('issuers’ rules of the catalog', () => {
  it('are all there that a plan can check', () => {
    const checkable = Object.entries(release.issuerRules)
      .filter(([, { limits: own, bars: barred }]) => own !== undefined || barred !== undefined)
      .map(([id]) => id)
    expect(new Set([...limits, ...bars].map(({ ruleId }) => ruleId))).toEqual(new Set(checkable))
    expect(checkable).toEqual(
      expect.arrayContaining(['chase-5-24', 'bofa-2-3-4', 'amex-lifetime', 'amex-family', 'citi-48-months']),
    )
    expect(checkable).toEqual(
      expect.arrayContaining(['chase-sapphire', 'capital-one-6-months', 'discover-second', 'us-bank-5-12']),
    )
  })

  it('count cards of any bank toward five in 24 months, for Chase cards only', () => {
    const [rule] = limitsOf('chase-5-24')
    expect(rule).toMatchObject({ count: 5, within: { months: 24 } })
    expect(rule?.cards.has(indexOf('chase-freedom-unlimited'))).toBe(true)
    expect(rule?.cards.has(indexOf('citi-double-cash'))).toBe(false)
  })

  it('count business cards toward that only if they show on the personal report, and hold them to it', () => {
    const [rule] = limitsOf('chase-5-24')
    // Capital One reports the Spark Cash Select, but not the Venture X Business. Chase and American Express report none.
    const counted = [
      'capital-one-spark-cash-select',
      'capital-one-venture-x-business',
      'chase-ink-business-cash',
      'the-business-platinum-card-from-american-express',
      'td-business-solutions',
    ].map((id) => rule?.counted.has(indexOf(id)))
    expect(counted).toEqual([true, false, false, false, true])
    const held = cards.flatMap(({ business }, index) => (business?.mustBeUnder524 ? [index] : []))
    const concerned = [...(rule?.cards ?? [])].filter((index) => cards[index]?.business !== undefined)
    expect(concerned).toEqual(held)
  })

  it('count an issuer’s own cards in 2, 12 and 24 months', () => {
    expect(limitsOf('bofa-2-3-4').map(({ count, within }) => ({ count, within }))).toEqual([
      { count: 2, within: { months: 2 } },
      { count: 3, within: { months: 12 } },
      { count: 4, within: { months: 24 } },
    ])
    const [first] = limitsOf('bofa-2-3-4')
    expect([...(first?.counted ?? [])].every((index) => cards[index]?.issuer === 'Bank of America')).toBe(
      true,
    )
  })

  it('leave out cards that don’t count, and open cards without a period', () => {
    const [credit, charge] = limitsOf('amex-5-cards')
    expect([credit?.within, charge?.within]).toEqual([null, null])
    expect(credit?.counted.has(indexOf('american-express-gold-card'))).toBe(false)
    expect(charge?.counted.has(indexOf('american-express-gold-card'))).toBe(true)
  })

  it('exempt people with a membership', () => {
    const counts = (held: readonly string[]) =>
      planRulesFor(release.issuerRules, cards, new Set(held))
        .limits.filter(({ ruleId }) => ruleId === 'bofa-other-cards')
        .map(({ count }) => count)
    expect(counts([])).toEqual([7, 3])
    expect(counts(['bofa-checking'])).toEqual([7])
  })

  it('rule out bonuses by the same card, by a higher one, and by any of a family', () => {
    expect(barsOf('amex-lifetime')).toMatchObject([{ if: 'had', of: 'same', months: null }])
    const gold = barsOf('amex-family').find(({ cards: own }) =>
      own.has(indexOf('american-express-gold-card')),
    )
    expect(gold).toMatchObject({ if: 'had', of: new Set([indexOf('the-platinum-card')]), months: null })
    const southwest = barsOf('chase-southwest').find(({ if: condition }) => condition === 'bonus')
    expect(southwest).toMatchObject({ months: 24 })
    expect(southwest?.of).toEqual(southwest?.cards)
  })

  it('leave out cards with a rule of their own', () => {
    for (const { cards: own } of barsOf('chase-24-months')) {
      expect(own.has(indexOf('chase-sapphire-preferred'))).toBe(false)
    }
  })
})
