import { release } from '@cardsight/catalog'
import { categorizeLines } from '@cardsight/categorizer'
import {
  type CardListEntry,
  type CardsDetails,
  type Explanation,
  type Projection,
  projections,
} from '@cardsight/contract/backtest'
import { noCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { defaultSpendingHabits, expandRun, mergeCard, spendingHabitsOf } from '@cardsight/contract/runs'
import type { Leaf } from '@cardsight/engine/categories'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { type Spend, spendFrom } from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import { explainCard } from '../run/explain-card.ts'
import { createRunCatalog } from '../run/run-catalog.ts'
import { spendOfTypedCosts } from '../run/run-from-costs.ts'
import { runOnSpend } from '../run/run-on-spend.ts'
import { questionOf } from '../testing/linked-run.ts'
import { linkedLines, linkedWindow } from '../testing/linked-year.ts'
import { presentCardTexts } from './card-texts.ts'
import { presentExplanation } from './explanation.ts'
import { presentRunNumbers } from './run-numbers.ts'

const today = parseDay('2026-11-10')
const catalog = createRunCatalog(release, today)
const texts = presentCardTexts(catalog)
const textOf = new Map(texts.cards.map((text) => [text.cardId, text]))
const sample = {
  ...noCosts,
  grocery: 504,
  gas: 179,
  restaurant: 166,
  other: 100,
  recreation: 487,
  travel: 400,
}
const { purchases, leftOut } = categorizeLines(linkedLines())
const shortWindow = dayRange(parseDay('2026-08-10'), today)
const linked = spendFrom(purchases, linkedWindow, leftOut)
/** Ticks programs with and without a stated spending, and uses every credit. */
const traveler: Profile = {
  ...defaultProfile,
  credit: 'excellent',
  points: 'transfers',
  programs: {
    'marriott-bonvoy': 600,
    'hilton-honors': 90,
    'delta-skymiles': null,
    'southwest-rapid-rewards': 0,
  },
  credits: texts.profileOptions.credits.map(({ id }) => id),
}
const histories = [
  { name: 'typed costs', spend: spendOfTypedCosts(sample, linkedWindow, defaultSpendingHabits), every: 3 },
  {
    name: 'typed costs of a traveler',
    spend: spendOfTypedCosts(
      { ...sample, travel: 1900 },
      linkedWindow,
      spendingHabitsOf(traveler, texts.profileOptions),
    ),
    every: 3,
    profile: traveler,
  },
  {
    name: 'typed costs with details, taxes and rent',
    spend: spendOfTypedCosts(
      { ...sample, details: { flights: 150, streaming: 0, utilities: 210, taxes: 900 } },
      linkedWindow,
      { brands: [], rent: 1900 },
    ),
    every: 3,
  },
  { name: 'a linked year', spend: linked, every: 3 },
  { name: 'three linked months', spend: spendFrom(purchases, shortWindow, leftOut), every: 9 },
]
const indexOf = new Map(texts.cards.map(({ cardId }, index) => [cardId, index]))
/** Each card is explained over one, two or three years. `npm test` explains every fifth of them. */
const STEP = Math.max(1, Math.round(1 / Number(process.env.CASES ?? 1)))
const about = { averageDays: 360, hasHistory: false, rent: 0 }
const detailsOn = (spend: Spend, profile = defaultProfile) =>
  expandRun(presentRunNumbers(runOnSpend(catalog, spend, about), ''), texts, profile)

describe.each(histories)('an explanation on $name', ({ spend, every, profile = defaultProfile }) => {
  const details = detailsOn(spend, profile)

  it.each(projections)('adds up to the amounts shown, to the cent, over %s years', (projection) => {
    const all = [...details.results[projection], ...details.outOfReach[projection]]
    const explained = all.filter(
      ({ cardId }) => ((indexOf.get(cardId) ?? 0) + Number(projection)) % (every * STEP) === 0,
    )
    const wrong = explained.filter((entry) => {
      const explanation = explainOn(spend, entry.cardId, projection, null, profile)
      const { stat } = shownAs(details, entry, projection)
      const earned = explanation.bonus.tiers.filter(({ isEarned }) => isEarned)
      return !(
        sumOf(explanation) === cents(entry.money) &&
        stat.every(({ category, money }) => sumOf(explanation, category) === cents(money)) &&
        sumCents([...earned.map(({ money }) => money), explanation.firstYearMoney]) ===
          cents(entry.introMoney) &&
        sumCents(explanation.fees.map(({ fee }) => fee)) === cents(entry.annualFee) &&
        explanation.totalMoney === entry.totalMoney &&
        explanation.points === entry.points
      )
    })
    expect(wrong.map(({ cardId }) => cardId)).toEqual([])
  })
})

it('shows what exceeds the overall cap of a card in a separate line', () => {
  const buyOn = (leaf: Leaf, cents: number) => ({
    day: parseDay('2026-01-10'),
    leaf,
    cents: toCents(cents),
    merchant: null,
    account: null,
  })
  // 3% of $200,000 is $6,000, and the card pays $5,000 a year in all.
  const spend = spendFrom([buyOn('dining', 20_000_000)], linkedWindow)
  const { lines, money } = explainOn(spend, 'sams-club-mastercard', '1')
  expect(money).toBe(5000)
  expect(lines.map(({ rule, money: own, spending }) => [rule, own, spending])).toEqual([
    ["3% Sam's Cash on dining", 6000, 200_000],
    ['At most $5,000 in rewards a year in all', -1000, 0],
  ])
})

it('shows the point value of a card that differs from its program', () => {
  const pointValueOf = (cardId: string, profile: Profile) =>
    explainOn(linked, cardId, '1', null, profile).pointValue
  const transfers: Profile = { ...defaultProfile, points: 'transfers' }
  const program = { program: 'Wells Fargo Rewards', unit: 'points', isMoney: false }
  expect(pointValueOf('wells-fargo-autograph', transfers)).toMatchObject({ ...program, cents: 1 })
  expect(pointValueOf('wells-fargo-autograph-journey', transfers)).toMatchObject({ ...program, cents: 1.5 })
  expect(pointValueOf('wells-fargo-autograph-journey', defaultProfile)).toMatchObject({
    ...program,
    cents: 1,
  })
})

describe('an explanation of a card that a merchant does not take', () => {
  it('says so, and counts what is spent there as nothing', () => {
    const { lines } = explainOn(linked, 'citi-double-cash', '1')
    const refused = lines.filter(({ refusal }) => refusal !== undefined)
    expect(refused.map(({ refusal, money, rule }) => [refusal, money, rule])).toEqual([
      ['Only Visa cards work at Costco, so this card earns nothing there.', 0, null],
    ])
    const spent = purchases.filter(({ merchant, day }) => merchant === 'costco' && day >= linkedWindow.first)
    expect(cents(refused[0]?.spending ?? 0)).toBe(spent.reduce((sum, purchase) => sum + purchase.cents, 0))
  })
})

describe('an explanation of a single category', () => {
  const details = detailsOn(linked)

  it.each(Object.keys(details.resultsByCategory))("matches the category's lists for %s", (name) => {
    for (const projection of projections) {
      const { spending, results } = getLists(details, name)[projection]
      for (const entry of results.slice(0, 3)) {
        const explanation = explainOn(linked, entry.cardId, projection, name)
        expect(explanation).toMatchObject({ only: name, spending, totalMoney: entry.totalMoney })
        expect(sumOf(explanation)).toBe(cents(entry.money))
      }
    }
  })
})

function explainOn(
  spend: Spend,
  cardId: string,
  projection: Projection,
  only: string | null = null,
  profile = defaultProfile,
) {
  const explained = explainCard(catalog, spend, questionOf({ cardId, projection, only }), profile)
  return presentExplanation(explained, today)
}

function shownAs(details: CardsDetails, entry: CardListEntry, projection: Projection) {
  const [info, text] = [details.cards[entry.cardId], textOf.get(entry.cardId)]
  if (info === undefined || text === undefined) {
    throw new Error(`${entry.cardId} is in a list but not among the cards`)
  }
  return mergeCard(entry, info, text, projection)
}

function getLists(details: CardsDetails, name: string) {
  const lists = details.resultsByCategory[name]
  if (lists === undefined) {
    throw new Error(`there are no lists of ${name}`)
  }
  return lists
}

function sumOf({ lines, extras }: Explanation, category?: string): number {
  return [...lines, ...extras]
    .filter((part) => category === undefined || part.category === category)
    .reduce((sum, { money }) => sum + cents(money), 0)
}

function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + cents(amount), 0)
}

function cents(dollars: number): number {
  return Math.round(dollars * 100)
}
