import { createRunCatalog, presentCardsDetails, presentCardTexts, runFromCosts } from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import { type MonthlyCosts, noCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { plainDollars, spendingHabitsOf } from '@cardsight/contract/runs'
import { parseDay } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { sample } from '@cardsight/engine/testing'
import { describe, expect, it } from 'vitest'
import { compareWithPlain, createRunner, type Period } from './compare-with-plain.ts'
import { type Crossing, isAhead, type Level } from './find-crossings.ts'

const today = parseDay('2026-11-10')
const window = presetWindow(DEFAULT_DATE_TYPE, today)
const catalog = createRunCatalog(release, today)
const texts = presentCardTexts(catalog)
const ownCatalogs = new Map<string, typeof catalog>(
  release.cards.map((card) => [card.id, createRunCatalog({ ...release, cards: [card] }, today)]),
)

const costs = (
  ...[grocery, gas, restaurant, travel, recreation, other]: [number, number, number, number, number, number]
): MonthlyCosts => ({ ...noCosts, grocery, gas, restaurant, travel, recreation, other })

const households: readonly [name: string, costs: MonthlyCosts, profile: Partial<Profile>][] = [
  ['the average household', costs(519, 220, 329, 170, 301, 856), {}],
  ['a student', costs(200, 60, 180, 40, 120, 200), { credit: 'none', memberships: ['student'] }],
  ['a traveler', costs(400, 100, 600, 1500, 300, 900), { credit: 'excellent', points: 'transfers' }],
  ['a family', costs(1400, 450, 500, 250, 400, 1500), {}],
  ['a Delta flyer', costs(500, 200, 400, 700, 200, 700), { programs: { 'delta-skymiles': null } }],
  ['fair credit', costs(350, 200, 150, 20, 80, 400), { credit: 'fair' }],
]

/** Whether the sentences about a period say that the card wins at this spending. */
function saysAhead({ isAheadAtFirst, crossings }: Period, monthly: number): boolean {
  const passed = crossings.filter(({ at }) => at.monthly <= monthly).at(-1)
  return passed === undefined ? isAheadAtFirst : passed.kind === 'overtakes'
}

/** One in so many cards for each household: running every level takes 30 ms a card. */
const SAMPLED_CARDS = 60

/** What the pages of cards said before levels were left out: every level is run, and halves are taken between two. */
function crossingsOfAll(run: (monthly: number) => Level, own: number): Crossing[] {
  const steps = Array.from({ length: 33 }).reduce<number[]>(
    (all) => [...all, Math.round((all.at(-1) ?? 0) * 1.2)],
    [50],
  )
  const levels = [...new Set([1, own, ...steps.filter((level) => level < 20_000), 20_000])].sort(
    (a, b) => a - b,
  )
  return levels.slice(1).flatMap((last, index) => {
    let [before, at] = [run(levels[index] ?? 0), run(last)]
    if (isAhead(before) === isAhead(at)) {
      return []
    }
    while (at.monthly - before.monthly > 1) {
      const middle = run(Math.floor((before.monthly + at.monthly) / 2))
      if (isAhead(middle) === isAhead(at)) {
        at = middle
      } else {
        before = middle
      }
    }
    return [{ kind: isAhead(at) ? 'overtakes' : 'falls-behind', before, at }]
  })
}

describe.each(sample(households))('for %s', (name, spent, changes) => {
  const household = households.findIndex(([other]) => other === name)
  const profile = { ...defaultProfile, ...changes }
  const spendingHabits = spendingHabitsOf(profile, texts.profileOptions)
  const run = runFromCosts(catalog, spent, window, spendingHabits)
  const details = presentCardsDetails(run, texts, '', profile)
  const monthly = Object.values(spent).reduce((sum, dollars) => sum + dollars)
  const plain = (years: number) => plainDollars(run.result.overall.spendingCents, years)
  const inputOf = (cardId: string) => {
    const ownCatalog = ownCatalogs.get(cardId)
    if (ownCatalog === undefined) {
      throw new RangeError(`there is no card ${cardId}`)
    }
    const { profileOptions } = catalog
    return { catalog: ownCatalog, costs: spent, window, profile, spendingHabits, profileOptions }
  }

  it('the page of every card has the numbers of the ranking', () => {
    const rows = [...details.results[1], ...details.outOfReach[1]]
    const threeYears = new Map(
      [...details.results[3], ...details.outOfReach[3]].map((row) => [row.cardId, row]),
    )
    expect(rows.length).toBeGreaterThan(150)
    const shown = rows.map(({ cardId }) => [cardId, createRunner(inputOf(cardId))(monthly)])
    expect(shown).toEqual(
      rows.map(({ cardId, totalMoney }) => [
        cardId,
        expect.objectContaining({
          firstYear: { card: totalMoney, plain: plain(1) },
          threeYears: { card: threeYears.get(cardId)?.totalMoney, plain: plain(3) },
        }),
      ]),
    )
  })

  it.each(['firstYear', 'laterYears', 'threeYears'] as const)(
    'cards change the lead at the same dollars as if every level were run: %s',
    (period) => {
      const cards = release.cards.filter((_, card) => card % SAMPLED_CARDS === household)
      const shown = cards.map(({ id }) => [id, compareWithPlain(inputOf(id))[period].crossings])
      expect(shown).toEqual(
        cards.map(({ id }) => {
          const run = createRunner(inputOf(id))
          return [id, crossingsOfAll((level) => ({ monthly: level, ...run(level)[period] }), monthly)]
        }),
      )
    },
  )

  it('a pick is never said to lose against a plain 2% card', () => {
    for (const [years, period] of [
      [1, 'firstYear'],
      [3, 'threeYears'],
    ] as const) {
      const pick = details.answers[years]
      expect(pick).not.toBeNull()
      if (pick !== null) {
        const comparison = compareWithPlain(inputOf(pick.cardId))
        const { here } = comparison[period]
        // A pick that pays a flat 2% is even with the plain card.
        expect(here.card).toBeGreaterThanOrEqual(here.plain)
        expect([pick.cardId, saysAhead(comparison[period], monthly)]).toEqual([
          pick.cardId,
          here.card > here.plain,
        ])
        expect(pick.gainOverPlain).toBeCloseTo(here.card - here.plain, 2)
      }
    }
  })
})

describe('for a person who spends all they can with the brand of a card', () => {
  const spent = { ...costs(0, 100, 0, 0, 0, 500) }
  const compare = (cardId: string, changes: Partial<Profile>) => {
    const profile = { ...defaultProfile, ...changes }
    const { profileOptions } = catalog
    const ownCatalog = ownCatalogs.get(cardId) ?? catalog
    const spendingHabits = spendingHabitsOf(profile, profileOptions)
    return compareWithPlain({
      catalog: ownCatalog,
      costs: spent,
      window,
      profile,
      spendingHabits,
      profileOptions,
    })
  }

  it('Costco’s card beats a plain one, though it loses without Costco', () => {
    const { laterYears, withBrand } = compare('costco-anywhere-visa-card-by-citi', {
      memberships: ['costco'],
    })
    // Two years of gas at 4% and Other at 1%, or at 2% in Costco's warehouses.
    expect(laterYears.here).toEqual({ monthly: 600, card: 2 * (48 + 60), plain: 2 * 144 })
    expect(withBrand).toEqual({
      name: 'Costco',
      laterYears: { monthly: 600, card: 2 * (48 + 120), plain: 2 * 144 },
    })
  })

  it('members get the rates of members', () => {
    // Two years of $100 of gas at 2% and $500 at Amazon at 5%.
    expect(compare('amazon-prime-rewards-visa-signature-card', {}).withBrand).toEqual({
      name: 'Amazon',
      laterYears: { monthly: 600, card: 2 * (24 + 300), plain: 2 * 144 },
    })
  })

  it('nothing is assumed of people who say how much they spend there', () => {
    const changes = { memberships: ['costco'], memberSpending: { costco: 1200 } }
    expect(compare('costco-anywhere-visa-card-by-citi', changes).withBrand).toBeNull()
    expect(compare('citi-double-cash', {}).withBrand).toBeNull()
  })
})
