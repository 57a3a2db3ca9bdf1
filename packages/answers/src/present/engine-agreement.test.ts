/** One engine, one answer: what a browser calculates from a run's units is what the engine itself calculates. */
import { release } from '@cardsight/catalog'
import { categorizeLines } from '@cardsight/categorizer'
import type { CardTexts } from '@cardsight/contract/cards'
import { type MonthlyCosts, noCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { expandRun, runHabitsOf, valuationOf } from '@cardsight/contract/runs'
import { backtest, compileCatalog } from '@cardsight/engine/backtest'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import type { BrandSpending } from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import type { Run } from '../run/run.ts'
import { createRunCatalog, type RunCatalog } from '../run/run-catalog.ts'
import { runFromCosts } from '../run/run-from-costs.ts'
import { runFromTransactions } from '../run/run-from-transactions.ts'
import { usableCentsOf } from '../run/usable-cents.ts'
import { linkedLines, linkedWindow } from '../testing/linked-year.ts'
import { presentCardTexts } from './card-texts.ts'
import { presentRunNumbers } from './run-numbers.ts'

const today = parseDay('2026-11-16')
const window = dayRange(parseDay('2025-11-16'), parseDay('2026-11-15'))
const usual = createRunCatalog(release, today)
const { profileOptions } = usual
const texts = withRowOfEveryCard(presentCardTexts(usual))

const costs = (
  grocery: number,
  gas: number,
  restaurant: number,
  travel: number,
  recreation: number,
  other: number,
): MonthlyCosts => ({ ...noCosts, grocery, gas, restaurant, travel, recreation, other })

type Household = Readonly<{ name: string; run: (catalog: RunCatalog, rent: number) => Run }>

const typed = (
  name: string,
  monthly: Parameters<typeof runFromCosts>[1],
  brands: readonly BrandSpending[] = [],
): Household => ({
  name,
  run: (catalog, rent) => runFromCosts(catalog, monthly, window, { brands, rent }),
})

const households: readonly Household[] = [
  typed('an average household', costs(504, 179, 166, 400, 487, 100)),
  typed(
    'a household with brands',
    { ...costs(504, 179, 166, 900, 200, 1600), details: { flights: 500, warehouseClubs: 400 } },
    [
      { merchant: 'delta', leaf: 'flights', yearlyCents: toCents(400_000) },
      { merchant: 'united-airlines', leaf: 'flights', yearlyCents: null },
      { merchant: 'costco', leaf: 'wholesale-club', yearlyCents: null },
      { merchant: 'amazon', leaf: 'online-shopping', yearlyCents: toCents(120_000) },
      { merchant: 'hilton', leaf: 'hotels', yearlyCents: toCents(90_000) },
    ],
  ),
  typed('a student', costs(180, 35, 95, 0, 60, 41)),
  typed('a big spender', costs(1900, 420, 2600, 7300, 1450, 9999)),
  typed('a household with one category', costs(0, 0, 777, 0, 0, 0)),
  typed('a household with details and taxes', {
    ...costs(650, 240, 310, 900, 200, 800),
    details: { flights: 333, hotels: 0, evCharging: 90, onlineShopping: 217, utilities: 210, taxes: 905 },
  }),
  {
    name: 'a linked year with purchases abroad and refunds',
    run: (catalog, rent) =>
      runFromTransactions(catalog, {
        ...categorizeLines(linkedLines()),
        window: linkedWindow,
        nMonths: 12,
        rent,
      }),
  },
]

const profiles: readonly (readonly [string, Profile])[] = [
  ['nothing chosen', defaultProfile],
  [
    'a traveler who transfers points, books in portals and uses every credit',
    {
      ...defaultProfile,
      credit: 'excellent',
      points: 'transfers',
      booksInPortals: true,
      programs: {
        'delta-skymiles': 300,
        'marriott-bonvoy': 55,
        'world-of-hyatt': 0,
        'united-mileageplus': null,
        'hilton-honors': null,
      },
      credits: profileOptions.credits.map(({ id }) => id),
    },
  ],
  [
    'a member of everything with values of their own, who pays rent and activates nothing',
    {
      ...defaultProfile,
      credit: 'none',
      points: 'own',
      pointValues: { 'chase-ultimate-rewards': 137, 'delta-skymiles': 91, 'amex-membership-rewards': 0 },
      memberships: profileOptions.memberships.map(({ id }) => id),
      activatesCategories: false,
      rent: 1850,
    },
  ],
]

describe.each(profiles)('for %s', (_, profile) => {
  const catalog = createRunCatalog(release, today, runHabitsOf(profile, profileOptions.memberships))

  it.each(households)(
    'the expanded run of $name has the amounts of the engine, for every card',
    ({ run }) => {
      const done = run(catalog, profile.rent)
      const details = expandRun(presentRunNumbers(done, ''), texts, profile)
      const { overall } = backtest(
        done.spend,
        compileCatalog(
          release.cards.map(({ engine }) => engine),
          { ...catalog.assumptions, ...valuationOf(profile, profileOptions, usableCentsOf(done)) },
        ),
      )
      for (const years of [1, 2, 3] as const) {
        const entries = [...details.results[years], ...details.outOfReach[years]]
        const shown = Object.fromEntries(
          entries.map(({ cardId, money, points, introMoney, introPoints, totalMoney }) => [
            cardId,
            [cents(money), points, cents(introMoney), introPoints, cents(totalMoney)],
          ]),
        )
        const expected = Object.fromEntries(
          release.cards.map(({ id }, card) => [
            id,
            [
              overall.money[years - 1]?.[card],
              overall.points[years - 1]?.[card],
              overall.introMoney[years - 1]?.[card],
              overall.introPoints[card],
              overall.total[years - 1]?.[card],
            ],
          ]),
        )
        expect(shown).toEqual(expected)
      }
    },
  )
})

/** Lists leave out closed cards and show one row per product. These texts give every card a row. */
function withRowOfEveryCard(all: CardTexts): CardTexts {
  return {
    ...all,
    byName: [...all.cards.keys()],
    cards: all.cards.map((card) => ({ ...card, variantOf: null })),
  }
}

function cents(dollars: number): number {
  return Math.round(dollars * 100)
}
