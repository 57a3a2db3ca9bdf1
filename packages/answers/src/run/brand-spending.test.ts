/** What people who name a brand get from its cards, worked out by hand from the cards' terms. */
import { release } from '@cardsight/catalog'
import { averageCosts, mapCosts, noCosts, type TypedCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { expandRun, runHabitsOf, spendingHabitsOf } from '@cardsight/contract/runs'
import { parseDay } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presentCardTexts } from '../present/card-texts.ts'
import { presentRunNumbers } from '../present/run-numbers.ts'
import { createRunCatalog } from './run-catalog.ts'
import { runFromCosts } from './run-from-costs.ts'

const today = parseDay('2026-11-18')
const window = presetWindow(DEFAULT_DATE_TYPE, today)
const usual = createRunCatalog(release, today)
const texts = presentCardTexts(usual)
const catalogs = new Map([[JSON.stringify(usual.habits), usual]])

function detailsFor(costs: TypedCosts, changes: Partial<Profile>) {
  const profile = { ...defaultProfile, ...changes }
  const habits = runHabitsOf(profile, texts.profileOptions.memberships)
  const key = JSON.stringify(habits)
  const catalog = catalogs.get(key) ?? createRunCatalog(release, today, habits)
  catalogs.set(key, catalog)
  const run = runFromCosts(catalog, costs, window, spendingHabitsOf(profile, texts.profileOptions))
  return expandRun(presentRunNumbers(run, ''), texts, profile)
}

/** Dollars by card, of one year and without bonuses: rewards before the fee. */
function rewardsFor(costs: TypedCosts, changes: Partial<Profile>): Map<string, number> {
  const { results, outOfReach } = detailsFor(costs, changes)
  return new Map([...results[1], ...outOfReach[1]].map(({ cardId, money }) => [cardId, money]))
}

function rewardOf(cardId: string, costs: TypedCosts, changes: Partial<Profile>): number {
  return rewardsFor(costs, changes).get(cardId) ?? Number.NaN
}

describe('a Delta flyer with $1,000 of flights a month, $800 of them on Delta', () => {
  const costs = { ...noCosts, travel: 1000, details: { flights: 1000 } }
  const profile = { programs: { 'delta-skymiles': 9600 } }
  // Miles are worth 1.2 cents. 9,600 × 2 + 2,400 × 1 = 21,600 miles; × 3 for Platinum and Reserve: 31,200.
  it.each([
    ['delta-skymiles-blue-american-express-card', 21_600],
    ['delta-skymiles-gold-american-express-card', 21_600],
    ['delta-skymiles-platinum-american-express-card', 31_200],
    ['delta-skymiles-reserve-american-express-card', 31_200],
  ])('earns the rate for Delta on it with %s', (cardId, miles) => {
    expect(rewardOf(cardId, costs, profile)).toBeCloseTo(miles * DELTA, 2)
  })

  it('earns it on half of the flights without an amount', () => {
    // 6,000 × 2 + 6,000 × 1
    const unstated = { programs: { 'delta-skymiles': null } }
    expect(rewardOf('delta-skymiles-gold-american-express-card', costs, unstated)).toBeCloseTo(
      18_000 * DELTA,
      2,
    )
  })
})

describe('a Hilton guest with $500 of hotels a month, $4,800 a year at Hilton', () => {
  it('earns 14 points there with Aspire, and 3 elsewhere', () => {
    const costs = { ...noCosts, travel: 500, details: { hotels: 500 } }
    // 4,800 × 14 + 1,200 × 3 = 70,800 points, and a free night: 521 × 75%
    expect(
      rewardOf('hilton-honors-american-express-aspire-card', costs, { programs: { 'hilton-honors': 4800 } }),
    ).toBeCloseTo(70_800 * HILTON + 390.75, 2)
  })
})

describe('a Costco family that spends $500 a month there', () => {
  const costs = { ...noCosts, other: 800, details: { warehouseClubs: 500 } }
  const profile = { memberships: ['costco'] }

  it('earns 2% there with Costco Anywhere, also if the amount is of the membership', () => {
    // 6,000 × 2% + 3,600 × 1% = 156
    expect(rewardOf('costco-anywhere-visa-card-by-citi', costs, profile)).toBeCloseTo(156, 2)
    const stated = { ...profile, memberSpending: { costco: 6000 } }
    expect(rewardOf('costco-anywhere-visa-card-by-citi', { ...noCosts, other: 800 }, stated)).toBeCloseTo(
      156,
      2,
    )
  })

  it('earns nothing there with cards that Costco doesn’t take, and the same with other Visa cards', () => {
    const rewards = rewardsFor(costs, profile)
    // Active Cash is a Visa with 2%: 9,600 × 2%. Double Cash is a Mastercard: 3,600 × 2%.
    expect(rewards.get('wells-fargo-active-cash')).toBeCloseTo(192, 2)
    expect(rewards.get('citi-double-cash')).toBeCloseTo(72, 2)
  })
})

describe('a Prime family that spends $2,400 a year at Amazon', () => {
  const costs = { ...noCosts, other: 800 }
  const profile = { memberships: ['amazon-prime'], memberSpending: { 'amazon-prime': 2400 } }

  it('earns 5% there with the Prime card', () => {
    // 2,400 × 5% + 7,200 × 1% = 192
    expect(rewardOf('amazon-prime-rewards-visa-signature-card', costs, profile)).toBeCloseTo(192, 2)
  })

  it('earns 3% there without Prime', () => {
    const account = { memberships: ['amazon-account'], memberSpending: { 'amazon-account': 2400 } }
    // 2,400 × 3% + 7,200 × 1% = 144
    expect(rewardOf('amazon-prime-rewards-visa-signature-card', costs, account)).toBeCloseTo(144, 2)
  })
})

describe('members of a club whose card pays rewards of its own', () => {
  const card = 'bjs-one-plus-mastercard'
  const costs = { ...noCosts, other: 1000 }

  it('can use them without naming the rewards program, up to what they spend there', () => {
    const member = { memberships: ['bjs-plus'], memberSpending: { 'bjs-plus': 6000 } }
    // 6,000 × 5% + 6,000 × 2%
    expect(rewardOf(card, costs, member)).toBe(420)
    // 100 × 5% + 11,900 × 2% is $243 of rewards, and $100 of them can be spent there.
    expect(rewardOf(card, costs, { ...member, memberSpending: { 'bjs-plus': 100 } })).toBe(100)
  })

  it('are no one else', () => {
    expect(rewardOf(card, costs, {})).toBe(0)
    expect(rewardOf(card, costs, { memberships: ['costco'], memberSpending: { costco: 6000 } })).toBe(0)
  })
})

describe('a Sam’s Club family that spends $4,800 a year there', () => {
  const costs = { ...noCosts, other: 900 }

  it('earns 3% there with Plus and 1% without', () => {
    const amounts = { 'sams-club': 4800, 'sams-club-plus': 4800 }
    const using = { programs: { 'sams-cash': 4800 }, memberSpending: amounts }
    // 10,800 × 1% = 108; with Plus, 4,800 × 3% + 6,000 × 1% = 204
    expect(rewardOf('sams-club-mastercard', costs, { ...using, memberships: ['sams-club'] })).toBeCloseTo(
      108,
      2,
    )
    expect(
      rewardOf('sams-club-mastercard', costs, { ...using, memberships: ['sams-club-plus'] }),
    ).toBeCloseTo(204, 2)
  })
})

describe('$2,000 of Other a month', () => {
  it('isn’t spent in the shops of a card beyond what households spend there', () => {
    // Of the categories that Cash+ pays 5% for, average households spend most on clothing, 2,001, and phones, 1,359:
    // 168.00. The other 20,640 earn 1%, 206.40.
    const rewards = rewardsFor({ ...noCosts, other: 2000 }, {})
    expect(rewards.get('us-bank-cash-plus-visa-signature')).toBeCloseTo(374.4, 2)
    expect(rewards.get('wells-fargo-active-cash')).toBeCloseTo(480, 2)
  })
})

const merchantsOfRules = new Map(
  release.cards.map(({ id, engine }) => [
    `${id}`,
    JSON.stringify(engine.rules).includes('"merchants"') || (engine.refusedBy ?? []).length > 0,
  ]),
)
const loyal = fc.record({
  programs: fc.dictionary(
    fc.constantFrom('delta-skymiles', 'united-mileageplus', 'hilton-honors', 'amtrak-guest-rewards'),
    fc.constant(null),
    { noNullPrototype: true },
  ),
  memberships: fc.subarray(['costco', 'amazon-account', 'verizon-customer', 'rei']),
})
const delta = { programs: { 'delta-skymiles': null }, memberships: [] }
const someCosts = fc.record({
  ...mapCosts(() => fc.nat(900)),
  travel: fc.integer({ min: 1, max: 2000 }),
  other: fc.nat(3000),
})

describe('for any spending', () => {
  it('naming brands changes nothing on cards without brand rates that are taken everywhere', () => {
    fc.assert(
      fc.property(someCosts, loyal, (costs, changes) => {
        const details = { flights: Math.floor(costs.travel / 2), warehouseClubs: Math.floor(costs.other / 3) }
        const typed = { ...costs, details }
        const [before, after] = [
          rewardsFor(typed, { credit: 'excellent' }),
          rewardsFor(typed, { ...changes, credit: 'excellent' }),
        ]
        const plain = [...before].filter(
          ([cardId]) => merchantsOfRules.get(cardId) === false && !isOfProgram(cardId, changes.programs),
        )
        expect(plain.length).toBeGreaterThan(40)
        expect(plain.filter(([cardId, money]) => after.get(cardId) !== money)).toEqual([])
      }),
      // Days were once rounded for each brand, which moved a cent on a card with a cap.
      { numRuns: 15, examples: [[{ ...noCosts, travel: 879, other: 2799 }, delta]] },
    )
  })

  it('more spending with Delta never lowers a Delta card', () => {
    const amounts = fc.tuple(fc.nat(20_000), fc.nat(20_000))
    fc.assert(
      fc.property(someCosts, amounts, fc.boolean(), (costs, [a, b], hasDetail) => {
        const typed = hasDetail ? { ...costs, details: { flights: Math.floor(costs.travel / 2) } } : costs
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((dollars) =>
          rewardsFor(typed, { programs: { 'delta-skymiles': dollars } }),
        )
        const cards = [...(less ?? [])].filter(([cardId]) => isOfProgram(cardId, { 'delta-skymiles': null }))
        expect(cards).toHaveLength(4)
        expect(cards.filter(([cardId, money]) => (more?.get(cardId) ?? 0) < money)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  it('a member’s club changes no one else’s list', () => {
    const { results: before } = detailsFor(averageCosts, {})
    detailsFor(averageCosts, { memberships: ['costco'], memberSpending: { costco: 6000 } })
    expect(detailsFor(averageCosts, {}).results).toEqual(before)
  })
})

function isOfProgram(cardId: string, programs: Readonly<Record<string, unknown>>): boolean {
  const card = release.cards.find(({ id }) => id === cardId)
  return card !== undefined && card.program in programs
}

/** Dollars per point of people who use the brand. */
const DELTA = 0.012
const HILTON = 0.0045
