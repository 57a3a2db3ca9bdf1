/** What has to hold for every card of the published catalog and for every profile. */
import {
  createRunCatalog,
  presentCardTexts,
  presentRunNumbers,
  type RunCatalog,
  runFromCosts,
} from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import type { CardsDetails } from '@cardsight/contract/backtest'
import type { CardTexts } from '@cardsight/contract/cards'
import type { MonthlyCosts } from '@cardsight/contract/costs'
import { creditLevels, defaultProfile, type Profile } from '@cardsight/contract/profile'
import { expandRun, runHabitsOf, spendingHabitsOf } from '@cardsight/contract/runs'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { effort, sample } from '@cardsight/engine/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const today = parseDay('2026-11-16')
const window = dayRange(parseDay('2025-11-16'), parseDay('2026-11-15'))
const usual = createRunCatalog(release, today)
const { programs, memberships, credits } = usual.profileOptions
const texts = presentCardTexts(usual)
const years = [1, 2, 3] as const

const idsOf = (options: readonly Readonly<{ id: string }>[]) => options.map(({ id }) => id)
const someOf = (ids: readonly string[]) => fc.subarray([...ids], { maxLength: 6 })
const brands = programs.filter(({ needsUse }) => needsUse)
/** Few combinations of memberships, because each that changes rates needs a compiled catalog. */
const clubs = fc.constantFrom([], ['costco'], ['amazon-prime', 'aaa'], ['navy-federal'])

const costs: fc.Arbitrary<MonthlyCosts> = fc.record({
  grocery: fc.integer({ min: 1, max: 3000 }),
  gas: fc.integer({ min: 0, max: 900 }),
  restaurant: fc.integer({ min: 0, max: 3000 }),
  travel: fc.integer({ min: 0, max: 6000 }),
  recreation: fc.integer({ min: 0, max: 2000 }),
  other: fc.integer({ min: 0, max: 9000 }),
})

/** Points are used the easy way or by transfers: values of a person's own may be below the cash value. */
const profiles: fc.Arbitrary<Profile> = fc.record({
  credit: fc.constantFrom(...creditLevels),
  thinFile: fc.boolean(),
  deposit: fc.constantFrom(300, 500),
  programs: fc.dictionary(
    fc.constantFrom(...idsOf(brands)),
    fc.option(fc.constantFrom(0, 40, 600, 9000), { nil: null }),
    { maxKeys: 5 },
  ),
  memberships: clubs,
  memberSpending: fc.constantFrom({}, { costco: 4000, 'amazon-prime': 1500 }),
  points: fc.constantFrom('easy', 'transfers'),
  pointValues: fc.constant({}),
  credits: someOf(idsOf(credits)),
  creditAmounts: fc.constant({}),
  activatesCategories: fc.boolean(),
  hasBusiness: fc.boolean(),
  booksInPortals: fc.boolean(),
  rent: fc.constantFrom(0, 1600),
  debt: fc.option(fc.constant({ balance: 5000, payment: 250 })),
})

/** Each case compares all cards. */
const RUNS = effort(10)

describe('every card', () => {
  it('earns no more for people who use points as cash', () => {
    fc.assert(
      fc.property(profiles, costs, (profile, spent) => {
        const [chosen, cash] = [profile, { ...profile, points: 'cash' as const }].map((each) =>
          totalsOf(detailsFor(each, spent)),
        )
        expect(lowered(cash, chosen)).toEqual([])
      }),
      RUNS,
    )
  })

  it('earns no less if the person uses its program', () => {
    const spending = fc.option(fc.constantFrom(0, 75, 2000), { nil: null })
    fc.assert(
      fc.property(
        profiles,
        costs,
        fc.constantFrom(...brands),
        spending,
        fc.constantFrom('cash', 'easy', 'transfers'),
        (profile, spent, { id }, dollars, points) => {
          const { [id]: _, ...others } = profile.programs
          const without = { ...profile, points, programs: others }
          const more = { ...without, programs: { ...others, [id]: dollars } }
          const [before, after] = [without, more].map((each) => totalsOf(detailsFor(each, spent)))
          expect(lowered(before, after).filter(({ cardId }) => programOf.get(cardId) === id)).toEqual([])
        },
      ),
      RUNS,
    )
  })

  it('earns no less if the person uses one credit more', () => {
    fc.assert(
      fc.property(profiles, costs, fc.constantFrom(...idsOf(credits)), (profile, spent, id) => {
        const without = { ...profile, credits: profile.credits.filter((each) => each !== id) }
        const more = { ...without, credits: [...without.credits, id] }
        const [before, after] = [without, more].map((each) => totalsOf(detailsFor(each, spent)))
        expect(lowered(before, after)).toEqual([])
      }),
      RUNS,
    )
  })

  it('stays within reach, and earns the same, at a higher credit level', () => {
    fc.assert(
      fc.property(profiles, costs, (profile, spent) => {
        // A debt costs less interest at a higher level. People new to credit have cards of their own.
        const levels = creditLevels
          .filter((credit) => credit !== 'none')
          .map((credit) => detailsFor({ ...profile, credit, thinFile: false, debt: null }, spent))
        for (const [index, higher] of levels.entries()) {
          const lower = levels[index - 1]
          if (lower !== undefined) {
            expect(productsOf(lower).filter((id) => !productsOf(higher).includes(id))).toEqual([])
            expect(lowered(totalsOf(lower), totalsOf(higher))).toEqual([])
            expect(lowered(totalsOf(higher), totalsOf(lower))).toEqual([])
          }
        }
      }),
      RUNS,
    )
  })

  it.each(sample(idsOf(memberships)))(
    'stays within reach, and earns no less, with the membership %s',
    (id) => {
      fc.assert(
        fc.property(profiles, costs, (profile, spent) => {
          const memberSpending = {}
          const owned = profile.memberships.filter((each) => each !== id)
          // What fits on a secured card is shared among purchases, and their number moves cents.
          const without = { ...profile, memberships: owned, memberSpending, deposit: 50_000 }
          const more = { ...without, memberships: [...without.memberships, id] }
          const [before, after] = [detailsFor(without, spent), detailsFor(more, spent)]
          expect(productsOf(before).filter((each) => !productsOf(after).includes(each))).toEqual([])
          expect(lowered(totalsOf(before), totalsOf(after))).toEqual([])
        }),
        effort(2),
      )
    },
  )

  it('earns no less if the person spends more with its brand', () => {
    const amounts = fc.tuple(fc.nat(9000), fc.nat(9000)).map((two) => two.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(
        profiles,
        costs,
        fc.constantFrom('delta-skymiles', 'united-mileageplus', 'hilton-honors', 'world-of-hyatt'),
        amounts,
        (profile, spent, id, dollars) => {
          const [before, after] = dollars.map((amount) =>
            totalsOf(detailsFor({ ...profile, programs: { [id]: amount }, debt: null }, spent)),
          )
          expect(lowered(before, after).filter(({ cardId }) => programOf.get(cardId) === id)).toEqual([])
        },
      ),
      RUNS,
    )
  })

  it('earns the same if the person joins a club without spending there, unless its terms name the club', () => {
    fc.assert(
      fc.property(profiles, costs, fc.constantFrom('costco', 'sams-club', 'bjs'), (profile, spent, id) => {
        const alone = { ...profile, memberships: [], memberSpending: {}, deposit: 50_000 }
        const joined = { ...alone, memberships: [id], memberSpending: { [id]: 0 } }
        const [before, after] = [alone, joined].map((each) => totalsOf(detailsFor(each, spent)))
        const others = [...lowered(before, after), ...lowered(after, before)].filter(
          ({ cardId }) => !namesClub(cardId, id),
        )
        expect(others).toEqual([])
        // Nor does it change what someone else sees.
        expect(totalsOf(detailsFor(alone, spent))).toEqual(before)
      }),
      RUNS,
    )
  })

  it('earns the same whatever day it is, unless its terms have dates', () => {
    const profile = { ...defaultProfile, credit: 'excellent' } as const
    const spent = { grocery: 2519, gas: 820, restaurant: 1329, travel: 2170, recreation: 901, other: 4856 }
    const [first, ...others] = ['2026-11-16', '2027-01-31', '2027-04-02', '2027-08-17'].map((day) => {
      const catalog = createRunCatalog(release, parseDay(day))
      const habits = spendingHabitsOf(profile, catalog.profileOptions)
      const run = runFromCosts(catalog, spent, presetWindow(DEFAULT_DATE_TYPE, parseDay(day)), habits)
      const { noBonus_results: lists } = expandRun(presentRunNumbers(run, ''), texts, profile)
      return new Map(lists[1].map(({ cardId, money }) => [cardId, money]))
    })
    const undated = [...(first ?? [])].filter(
      ([cardId]) => !/\d{4}-\d\d-\d\d/.test(termsOf.get(cardId) ?? ''),
    )
    expect(undated.length).toBeGreaterThan(100)
    for (const other of others) {
      const moved = undated.filter(([cardId, money]) => other.get(cardId) !== money)
      expect(moved.filter(([cardId]) => !mixesRates(cardId))).toEqual([])
      // Where categories with different rates share a cap, which of them uses it up depends on the days of a month.
      expect(
        moved.filter(([cardId, money]) => Math.abs(money - (other.get(cardId) ?? 0)) > money / 250),
      ).toEqual([])
    }
  })

  it('earns nothing for a person with a debt', () => {
    fc.assert(
      fc.property(profiles, costs, fc.constantFrom(800, 12_000), (profile, spent, balance) => {
        const details = detailsFor({ ...profile, debt: { balance, payment: 200 } }, spent)
        const rows = years.flatMap((each) => [...details.results[each], ...details.noBonus_results[each]])
        const earning = rows.filter(
          ({ money, introMoney, points, introPoints, totalMoney }) =>
            money > 0 || totalMoney > 0 || introMoney !== 0 || points !== 0 || introPoints !== 0,
        )
        expect(earning).toEqual([])
        expect(Object.values(details.cards).flatMap(({ stat }) => stat)).toEqual([])
      }),
      RUNS,
    )
  })

  it('earns the same whatever its links, and is ranked the same', () => {
    const paid: CardTexts = {
      ...texts,
      cards: texts.cards.map((card, index) => ({ ...card, link: `https://partner.example/?pays=${index}` })),
    }
    fc.assert(
      fc.property(profiles, costs, (profile, spent) => {
        const [{ cards: own, ...lists }, { cards: others, ...otherLists }] = [
          detailsFor(profile, spent),
          detailsFor(profile, spent, paid),
        ]
        expect(otherLists).toEqual(lists)
        const stats = (cards: CardsDetails['cards']) => Object.values(cards).map(({ stat }) => stat)
        expect(stats(others)).toEqual(stats(own))
      }),
      effort(5),
    )
  })
})

/** Compiling takes longer than many runs, but all catalogs together would need too much memory. */
const MAX_CATALOGS = 20
const catalogs = new Map<string, RunCatalog>()

function detailsFor(profile: Profile, spent: MonthlyCosts, withTexts = texts): CardsDetails {
  const habits = runHabitsOf(profile, memberships)
  const key = JSON.stringify(habits)
  const catalog = catalogs.get(key) ?? createRunCatalog(release, today, habits)
  if (!catalogs.has(key) && catalogs.size === MAX_CATALOGS) {
    catalogs.clear()
  }
  catalogs.set(key, catalog)
  return expandRun(
    presentRunNumbers(
      runFromCosts(catalog, spent, window, spendingHabitsOf(profile, usual.profileOptions)),
      '',
    ),
    withTexts,
    profile,
  )
}

type Totals = ReadonlyMap<string, readonly number[]>

/** Totals of every row over 1, 2 and 3 years, with the bonus and without. */
function totalsOf(details: CardsDetails): Totals {
  const totals = new Map<string, number[]>()
  for (const lists of [
    ...years.map((each) => [...details.results[each], ...details.outOfReach[each]]),
    ...years.map((each) => [...details.noBonus_results[each], ...details.noBonus_outOfReach[each]]),
  ]) {
    for (const { cardId, totalMoney } of lists) {
      totals.set(cardId, [...(totals.get(cardId) ?? []), totalMoney])
    }
  }
  return totals
}

/** Cards with a row in both whose total is lower in `after`. */
function lowered(before: Totals = new Map(), after: Totals = new Map()): { cardId: string }[] {
  const both = [...before].flatMap(([cardId, totals]) => {
    const others = after.get(cardId)
    return others === undefined ? [] : [{ cardId, totals, others }]
  })
  // A product may be shown as another of its variants, but most rows are the same cards.
  expect(both.length).toBeGreaterThan(before.size * 0.9)
  return both.filter(({ totals, others }) => totals.some((total, index) => (others[index] ?? 0) < total))
}

/** Products with a card within reach. */
function productsOf({ results }: CardsDetails): string[] {
  return results[1].map(({ cardId }) => products.get(cardId) ?? cardId)
}

const products = new Map(texts.cards.map(({ cardId, variantOf }) => [cardId, variantOf ?? cardId]))
const programOf = new Map<string, string>(release.cards.map(({ id, engine }) => [id, engine.program]))
const factsOf = new Map(release.cards.map((card) => [`${card.id}`, JSON.stringify(card)]))

const termsOf = new Map(
  release.cards.map((card) => [`${card.id}`, JSON.stringify([card.engine.rules, card.engine.credits])]),
)

/** True if rules with different rates share a cap. */
function mixesRates(cardId: string): boolean {
  const rules = release.cards.find(({ id }) => id === cardId)?.engine.rules ?? []
  return rules.some(
    ({ cap, rate }) => cap !== undefined && rules.some((other) => other.cap === cap && other.rate !== rate),
  )
}

function namesClub(cardId: string, club: string): boolean {
  return factsOf.get(cardId)?.includes(club) ?? false
}
