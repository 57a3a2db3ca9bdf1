/** People who have cards: what experts would say about a wallet and a plan, on the published catalog. */
import {
  adviseWallet,
  createRunCatalog,
  planFor,
  prepareYourCards,
  reviewWallet,
  spendOfTypedCosts,
  walletForProfile,
  whichCard,
} from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import { type MonthlyCosts, noCosts, type TypedCosts } from '@cardsight/contract/costs'
import { type PlanRequest, planRequestSchema } from '@cardsight/contract/plan'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { yourCardsSchema } from '@cardsight/contract/your-cards'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'

const today = parseDay('2026-11-18')
const catalog = createRunCatalog(release, today)
const window = dayRange(parseDay('2025-11-18'), parseDay('2026-11-17'))
const issuerOf = new Map<string, string>(release.cards.map(({ id, issuer }) => [id, issuer]))
const usual: MonthlyCosts = {
  grocery: 600,
  gas: 200,
  restaurant: 400,
  travel: 300,
  recreation: 150,
  other: 800,
}

function questionOf(owned: readonly string[], costs: TypedCosts, profile: Profile, size: number) {
  const spend = spendOfTypedCosts(costs, window, { brands: [], rent: 0 })
  const personal = walletForProfile(catalog, spend, owned, profile)
  return { ...personal, size, years: 1, isIntro: false, obstacles: [] } as const
}

function ask(
  owned: readonly string[],
  costs: TypedCosts,
  profile: Profile = defaultProfile,
  size = owned.length + 1,
) {
  const question = questionOf(owned, costs, profile, size)
  const context = catalog.wallets
  const { answer } = adviseWallet(question, { keepsSmallCards: false, context })
  const wallet = answer.best.cards.map(({ cardId }) => cardId)
  return { wallet, reviews: reviewWallet(question, release, { context, wallet }) }
}

/**
 * Experts: Gold is for people who eat out and buy groceries; everyone else should let it go before the next fee.
 * Credible: it isn't part of the wallet, and the review says to cancel it.
 */
describe('a holder of Amex Gold who eats at home', () => {
  const { wallet, reviews } = ask(['american-express-gold-card'], { ...usual, grocery: 150, restaurant: 60 })

  it('isn’t told to keep a card that costs more than it earns', () => {
    expect(wallet).not.toContain('american-express-gold-card')
    expect(reviews.map(({ verdict }) => verdict)).toEqual(['cancel'])
  })
})

/**
 * Experts: never close a Sapphire card. Ask for a product change to a Freedom card, which keeps the account's age.
 * Credible: in these words.
 */
describe('a holder of Sapphire Preferred who doesn’t travel', () => {
  it('should change it to a Freedom card, not close it', () => {
    const { reviews } = ask(['chase-sapphire-preferred'], { ...usual, travel: 0, restaurant: 50 })
    expect(reviews[0]).toMatchObject({ verdict: 'downgrade' })
    expect(['chase-freedom-unlimited', 'chase-freedom-flex']).toContain(reviews[0]?.downgrade?.cardId)
  })
})

/**
 * Experts: who has an airline's card and flies with it pays its tickets with it.
 * Credible: 2 miles of 1.2 cents are more than 2%, though the person named no program.
 */
describe('a holder of Delta Gold and Double Cash', () => {
  const owned = ['citi-double-cash', 'delta-skymiles-gold-american-express-card']
  const cards = owned.map((cardId) => ({ id: cardId, cardId, accountIds: [] }))
  const yourCards = yourCardsSchema.parse({ version: 1, cards })

  it('pays Delta with the Delta card, and other tickets with Double Cash', () => {
    const prepared = prepareYourCards({ catalog, yourCards, purchases: [], profile: defaultProfile })
    const choose = (merchant: 'delta' | null) =>
      whichCard(prepared, { leaf: 'flights', merchant, isAbroad: false, cents: 100_00 }).map(
        ({ cardId, totalCents }) => [cardId, totalCents],
      )
    const [double, delta] = owned
    expect(choose('delta')).toEqual([
      [delta, 2_40],
      [double, 2_00],
    ])
    expect(choose(null)).toEqual([
      [double, 2_00],
      [delta, 1_20],
    ])
  })
})

/**
 * Experts: keep all three, and use Freedom Unlimited for what has no category, because its points move to partners through
 * Sapphire.
 * Credible: in these words. Without Sapphire, or as cash, Freedom Unlimited stays a 1.5% card.
 */
describe('a holder of the Chase trifecta', () => {
  const owned = ['chase-sapphire-preferred', 'chase-freedom-unlimited', 'chase-freedom-flex']
  const transfers: Profile = { ...defaultProfile, points: 'transfers' }

  function pay(ids: readonly string[], profile: Profile) {
    const cards = ids.map((cardId) => ({ id: cardId, cardId, accountIds: [] }))
    const yourCards = yourCardsSchema.parse({ version: 1, cards })
    const prepared = prepareYourCards({ catalog, yourCards, purchases: [], profile })
    const purchase = { leaf: 'other', merchant: null, isAbroad: false, cents: 100_00 } as const
    return whichCard(prepared, purchase).map(({ cardId, totalCents }) => [cardId, totalCents])
  }

  it('keeps all of them, and is offered at most one card more', () => {
    const { wallet, reviews } = ask(owned, usual, transfers)
    expect(wallet).toEqual(expect.arrayContaining(owned))
    expect(wallet.length).toBeLessThanOrEqual(4)
    // Half a point more than Sapphire on most purchases without a category: at least $500 a month at 0.85 cents a dollar
    const unlimited = reviews.find(({ cardId }) => cardId === 'chase-freedom-unlimited')
    expect(unlimited?.adds).toBeGreaterThan(50_00)
  })

  it('pays what has no category with Freedom Unlimited: 1.5 points of 1.7 cents', () => {
    expect(pay(owned, transfers)).toEqual([
      ['chase-freedom-unlimited', 2_55],
      ['chase-sapphire-preferred', 1_70],
      ['chase-freedom-flex', 1_70],
    ])
  })

  it('is shown what Sapphire adds by what Freedom cards would lose', () => {
    const pair = owned.slice(0, 2)
    const uncategorized = (dollars: number) => ({ ...noCosts, details: { childCare: dollars } })
    const added = (dollars: number) => {
      const question = questionOf(pair, uncategorized(dollars), transfers, pair.length)
      const [sapphire] = reviewWallet(question, release, { context: catalog.wallets, wallet: pair })
      return sapphire?.adds
    }
    // Freedom Unlimited pays 12,000 × 1.5 points of 1.7 cents: 306. As cash it's 180. The fee is 95.
    expect(added(1000)).toBe(31_00)
    // 183.60 - 108 - 95
    expect(added(600)).toBe(-19_40)
    // Beside a card with 2%, 240, it isn't worth it either: 306 - 95
    expect(ask(pair, uncategorized(1000), transfers, pair.length).wallet).not.toContain(pair[0])
  })

  it('earns cash with Freedom cards without Sapphire, or if they use points as cash', () => {
    expect(pay(owned.slice(1), transfers)).toEqual([
      ['chase-freedom-unlimited', 1_50],
      ['chase-freedom-flex', 1_00],
    ])
    expect(pay(owned, { ...defaultProfile, points: 'cash' })[0]).toEqual(['chase-freedom-unlimited', 1_50])
  })
})

function planAt(cards: PlanRequest['people'][number]['cards'], changes: Partial<Profile> = {}) {
  const request = planRequestSchema.parse({
    start: '2026-11',
    months: 12,
    people: [{ cards, cardsPerYear: 2, monthsBetween: 3 }],
  })
  const profile = { ...defaultProfile, ...changes }
  return planFor(catalog, {
    spend: spendOfTypedCosts(usual, window, { brands: [], rent: 0 }),
    profile,
    request,
  })
}

/**
 * Experts: Chase declines people with five new cards in 24 months, so take other banks' offers or wait.
 * Credible: no Chase card is planned, and no more cards than the person wants.
 */
describe('a person at 6/24', () => {
  const cards = [
    ['citi-double-cash', '2026-03'],
    ['wells-fargo-active-cash', '2026-04'],
    ['discover-it-cash-back', '2026-05'],
    ['bank-of-america-unlimited-cash-rewards', '2026-06'],
    ['capital-one-quicksilver', '2026-07'],
    ['us-bank-altitude-go-visa-signature', '2026-08'],
  ].map(([id = '', opened = '']) => ({ id, opened }))

  it('isn’t sent to Chase, and opens no more cards than they want', () => {
    const plan = planAt(cards)
    expect(plan?.steps.map(({ cardId }) => issuerOf.get(cardId))).not.toContain('Chase')
    expect(plan?.steps.length).toBeLessThanOrEqual(2)
  })
})

/**
 * Experts: wait until the first card is a year old, or take one that is made for newcomers.
 * Credible: only such cards are planned.
 */
describe('a person with one card for eight months', () => {
  it('is planned only cards for people new to credit, each worth $50 a year', () => {
    const plan = planAt([{ id: 'discover-it-for-students-card', opened: '2026-03' }])
    const accepting = new Set(
      release.cards.flatMap(({ id, eligibility }) =>
        eligibility?.newToCredit || eligibility?.credit?.from === 'none' ? [id as string] : [],
      ),
    )
    expect(plan?.steps.filter(({ cardId }) => !accepting.has(cardId))).toEqual([])
    expect(plan?.steps.every(({ added }) => added >= 50)).toBe(true)
  })
})
