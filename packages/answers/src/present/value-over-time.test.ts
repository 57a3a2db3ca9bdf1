/** One engine, one answer: the value after 12, 24 and 36 months is the total of the 1-, 2- and 3-year projection. */

import { release } from '@cardsight/catalog'
import { categorizeLines } from '@cardsight/categorizer'
import { noCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { defaultSpendingHabits, runHabitsOf, valuationOf } from '@cardsight/contract/runs'
import { type BacktestResult, backtest, withValuation } from '@cardsight/engine/backtest'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { type Spend, spendFrom, withRent } from '@cardsight/engine/spending'
import { sample } from '@cardsight/engine/testing'
import { describe, expect, it } from 'vitest'
import { createRunCatalog } from '../run/run-catalog.ts'
import { spendOfTypedCosts } from '../run/run-from-costs.ts'
import { runOnSpend } from '../run/run-on-spend.ts'
import { usableCentsOf } from '../run/usable-cents.ts'
import { linkedLines, linkedWindow } from '../testing/linked-year.ts'
import { tinyRelease } from '../testing/tiny-catalog.ts'
import { valueOverTime } from './value-over-time.ts'

const today = parseDay('2026-11-16')
const window = dayRange(parseDay('2025-11-16'), parseDay('2026-11-15'))
const usual = createRunCatalog(release, today)

const average = {
  ...noCosts,
  grocery: 504,
  gas: 179,
  restaurant: 166,
  other: 100,
  recreation: 487,
  travel: 400,
}
const big = {
  ...noCosts,
  grocery: 1900,
  gas: 420,
  restaurant: 2600,
  other: 9999,
  recreation: 1450,
  travel: 7300,
}

const spendings: readonly (readonly [string, (rent: number) => Spend])[] = [
  ['an average household', (rent) => spendOfTypedCosts(average, window, { brands: [], rent })],
  [
    'a big spender with taxes',
    (rent) => spendOfTypedCosts({ ...big, details: { taxes: 905 } }, window, { brands: [], rent }),
  ],
  [
    'a linked year with purchases abroad and refunds',
    (rent) => {
      const { purchases, leftOut } = categorizeLines(linkedLines())
      return withRent(spendFrom(purchases, linkedWindow, leftOut), rent)
    },
  ],
  [
    'two linked months',
    (rent) => {
      const { purchases, leftOut } = categorizeLines(linkedLines())
      const months = dayRange(parseDay('2026-03-05'), parseDay('2026-05-11'))
      return withRent(spendFrom(purchases, months, leftOut), rent)
    },
  ],
]

const traveler: Profile = {
  ...defaultProfile,
  credit: 'excellent',
  points: 'transfers',
  booksInPortals: true,
  rent: 2100,
  programs: { 'delta-skymiles': 300, 'marriott-bonvoy': 55, 'world-of-hyatt': 0, 'hilton-honors': null },
  credits: usual.profileOptions.credits.map(({ id }) => id),
}

describe.each([
  ['nothing chosen', defaultProfile],
  ['a traveler with limits on points, credits and rent', traveler],
])('for a profile with %s', (_, profile) => {
  const habits = runHabitsOf(profile, usual.profileOptions.memberships)
  const catalog = createRunCatalog(release, today, habits)

  it.each(spendings)('the chart ends where the projections do, for all cards: %s', (_name, makeSpend) => {
    const spend = makeSpend(profile.rent)
    const run = runOnSpend(catalog, spend, { averageDays: 360, hasHistory: false, rent: profile.rent })
    const valuation = valuationOf(profile, catalog.profileOptions, usableCentsOf(run))
    const { overall } = backtest(spend, withValuation(catalog.compiled, valuation), catalog.context)
    const asked = sample([...release.cards.entries()])
    const { cards } = valueOverTime(
      catalog,
      spend,
      asked.map(([, card]) => card),
      profile,
    )
    expect(cards.map(projectionsOf)).toEqual(asked.map(([index]) => projectionsIn(overall, index)))
  })
})

/** Dollars after 1, 2 and 3 years. */
function projectionsOf({
  cardId,
  money,
  introMoney,
  annualFee,
}: ReturnType<typeof valueOverTime>['cards'][number]) {
  return [12, 24, 36].map((month) => ({
    cardId,
    money: money[month],
    introMoney: introMoney[month],
    total: cents((money[month] ?? 0) + (introMoney[month] ?? 0) - (annualFee[month] ?? 0)),
  }))
}

function projectionsIn({ money, introMoney, total }: BacktestResult['overall'], card: number) {
  return [0, 1, 2].map((year) => ({
    cardId: release.cards[card]?.id,
    money: (money[year]?.[card] ?? 0) / 100,
    introMoney: (introMoney[year]?.[card] ?? 0) / 100,
    total: total[year]?.[card],
  }))
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) + 0
}

it('presents dollars by month', () => {
  const catalog = createRunCatalog(tinyRelease, today)
  const spend = spendOfTypedCosts(average, window, defaultSpendingHabits)
  const cards = tinyRelease.cards.filter(({ id }) => id === 'far-miles')
  const [miles] = valueOverTime(catalog, spend, cards).cards
  expect(miles?.cardId).toBe('far-miles')
  expect(miles?.annualFee.slice(0, 14)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 95])
  // 4,000 dollars are spent on day 67 (4,000 × 365 / 22,032), in month 3: 50,000 miles at 1.5 cents
  expect(miles?.introMoney.slice(0, 4)).toEqual([0, 0, 0, 750])
})
