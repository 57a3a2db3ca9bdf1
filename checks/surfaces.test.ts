/** One engine, one answer: all surfaces give the same amounts, to the cent, and the same advice. */
import { profileOptionsOf } from '@cardsight/answers'
import { releaseWithBusiness as release } from '@cardsight/catalog/business'
import { averageCosts, mapCosts, type TypedCosts } from '@cardsight/contract/costs'
import { creditLevels, defaultProfile, type Profile, pointUses } from '@cardsight/contract/profile'
import { effort, sample } from '@cardsight/engine/testing'
import { createCatalogApi } from '@cardsight/server/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Asked, Facts } from './surface-facts.ts'
import { surfaces } from './surfaces.ts'

/**
 * In the evening of New York, where the day is another one than on the server: a card whose categories change during the year
 * earns a different amount in a year that ends a day earlier.
 */
const now = new Date(`${new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)}T02:00:00Z`)
beforeAll(() => {
  vi.stubEnv('TZ', 'America/New_York')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const api = await createCatalogApi(release, () => now)

const { programs, memberships, credits } = profileOptionsOf(release)
const dollars = fc.oneof(fc.nat(300), fc.nat(3000), fc.constant(0))

function someOf(options: readonly Readonly<{ id: string }>[]): fc.Arbitrary<string[]> {
  const ids = options.map(({ id }) => id)
  return fc.oneof(fc.constant<string[]>([]), fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 5 }))
}

function numbersOf<Value>(value: fc.Arbitrary<Value>, options = programs) {
  return fc
    .tuple(someOf(options), fc.array(value, { minLength: 5, maxLength: 5 }))
    .map(([ids, values]) => Object.fromEntries(ids.flatMap((id, index) => [[id, values[index] as Value]])))
}

const someCosts: fc.Arbitrary<TypedCosts> = fc
  .record({
    six: fc.record({
      ...mapCosts(() => dollars),
      other: fc.integer({ min: 1, max: 3000 }),
    }),
    details: fc.record(
      { taxes: fc.nat(2000), utilities: fc.nat(500), childCare: fc.nat(900) },
      { requiredKeys: [] },
    ),
    clubShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    flightShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    hasDetails: fc.boolean(),
  })
  .map(({ six, details, flightShare, clubShare, hasDetails }) => {
    const flights = flightShare === null ? {} : { flights: Math.floor(six.travel * flightShare) }
    const clubs = clubShare === null ? {} : { warehouseClubs: Math.floor(six.other * clubShare) }
    const stated = { ...details, ...flights, ...clubs }
    return hasDetails && Object.keys(stated).length > 0 ? { ...six, details: stated } : six
  })

const spentAtClubs = { costco: 3000, 'amazon-prime': 1200, 'sams-club': 0, 'sams-club-plus': 700 }

const someProfile: fc.Arbitrary<Profile> = fc.record({
  credit: fc.constantFrom(...creditLevels),
  thinFile: fc.boolean(),
  deposit: fc.constantFrom(0, 300, 500, 2000),
  programs: numbersOf(fc.option(fc.nat(3000))),
  memberships: someOf(memberships),
  memberSpending: fc.constantFrom({}, spentAtClubs),
  points: fc.constantFrom(...pointUses),
  pointValues: numbersOf(fc.nat(300)),
  credits: someOf(credits),
  creditAmounts: fc.dictionary(fc.constantFrom(...credits.map(({ id }) => id)), fc.nat(300), { maxKeys: 3 }),
  activatesCategories: fc.boolean(),
  booksInPortals: fc.boolean(),
  hasBusiness: fc.boolean(),
  rent: fc.oneof(fc.constant(0), fc.nat(4000)),
  debt: fc.option(
    fc.record({ balance: fc.integer({ min: 1, max: 99_999 }), payment: fc.integer({ min: 1, max: 5000 }) }),
    { freq: 1 },
  ),
})

const someQuestion: fc.Arbitrary<Asked> = fc.record({
  costs: someCosts,
  profile: someProfile,
  years: fc.constantFrom(1, 2, 3),
  hasBonus: fc.boolean(),
  cardId: fc.constantFrom(...release.cards.map(({ id }) => id)),
})

/** Collects every fact on which two surfaces disagree: its name, and what each surface says. */
async function disagreements(asked: Asked): Promise<Record<string, Facts>> {
  const said = new Map<string, Record<string, string | number>>()
  for (const [surface, ask] of Object.entries(surfaces)) {
    for (const [fact, value] of Object.entries(await ask(asked, api, now))) {
      said.set(fact, { ...said.get(fact), [surface]: value })
    }
  }
  const differing = [...said].filter(([, values]) => new Set(Object.values(values)).size > 1)
  return Object.fromEntries(differing)
}

const ask = (changes: Partial<Asked>): Asked => ({
  ...{ costs: averageCosts, profile: defaultProfile, years: 1, hasBonus: true, cardId: 'bilt-blue' },
  ...changes,
})
const onFlights = { ...averageCosts, travel: 1000, details: { flights: 1000 } }
const flyer = { ...defaultProfile, programs: { 'delta-skymiles': 9600 } }
const guest = { ...defaultProfile, programs: { 'hilton-honors': null } }
const family = {
  ...defaultProfile,
  memberships: ['costco', 'amazon-prime'],
  memberSpending: { costco: 4800, 'amazon-prime': 2400 },
}
const inDebt = { ...defaultProfile, debt: { balance: 8000, payment: 300 } }

it.each(
  sample([
    ['an average household', ask({})],
    ['rent over three years', ask({ profile: { ...defaultProfile, rent: 2055 }, years: 3 })],
    ['taxes', ask({ costs: { ...averageCosts, details: { taxes: 905 } }, years: 3 })],
    [
      'a Delta flyer',
      ask({ costs: onFlights, profile: flyer, cardId: 'delta-skymiles-gold-american-express-card' }),
    ],
    ['a Hilton guest who states no amount', ask({ profile: guest, cardId: 'hilton-honors-card', years: 3 })],
    ['a Costco and Prime family', ask({ profile: family, cardId: 'costco-anywhere-visa-card-by-citi' })],
    ['a carried balance', ask({ profile: inDebt })],
    ['a store card in debt', ask({ profile: inDebt, cardId: 'kohls-card', years: 3 })],
    [
      'a debt that is never paid off, with poor credit',
      ask({ profile: { ...inDebt, credit: 'poor', debt: { balance: 20_000, payment: 90 } } }),
    ],
    [
      'a carried balance without bonuses, over two years',
      ask({ profile: inDebt, hasBonus: false, years: 2 }),
    ],
  ]),
)('all surfaces give the same answer for %s', async (_, asked) => {
  expect(await disagreements(asked)).toEqual({})
})

it('all surfaces give the same answer for any spending, profile, years and bonus', async () => {
  await fc.assert(
    fc.asyncProperty(someQuestion, async (asked) => {
      expect(await disagreements(asked)).toEqual({})
    }),
    // A smaller example isn't worth the minutes it takes to find.
    { ...effort(6), endOnFailure: true },
  )
})
