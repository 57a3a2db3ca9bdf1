/** Builders for cards, purchases and results in tests. */
import {
  type BacktestResult,
  backtest,
  createRunContext,
  type Outcome,
  projectCards,
  rewardsByCategory,
  tablesByRuleSet,
} from '../backtest/backtest.ts'
import { compileCatalog } from '../backtest/compile.ts'
import { explain } from '../backtest/explain.ts'
import { rewardsAlone } from '../backtest/rewards.ts'
import type { Years } from '../card/annual-fee.ts'
import { type Assumptions, defaultAssumptions } from '../card/assumptions.ts'
import type { Card, EarnRule, Selector } from '../card/card.ts'
import { type CategoryKey, categories } from '../category.ts'
import { type DayRange, dayRange, parseDay } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import { dollarsToCents, toCents } from '../money.ts'
import { type Purchase, spendFrom } from '../spend/spend.ts'

/** The calendar year 2025: 365 days, so the spending year is the window itself. */
export const year2025: DayRange = dayRange(parseDay('2025-01-01'), parseDay('2025-12-31'))

/** Projections start with 2025, so that in year 1 every purchase of 2025 is projected to its own month. */
export const testAssumptions: Assumptions = { ...defaultAssumptions, today: parseDay('2025-01-01') }

export function makeCard(facts: Partial<Card> = {}): Card {
  return {
    id: 'card',
    name: 'Card',
    isOpen: true,
    program: 'cash',
    rules: [percent(1)],
    caps: {},
    fee: { firstYear: toCents(0), later: toCents(0) },
    bonus: [],
    isFirstYearMatched: false,
    anniversary: [],
    credits: [],
    ...facts,
  }
}

/** A rule for everything, or for some leaves: `percent(5, ['gas'], { cap: 'quarter' })`. */
export function percent(
  rate: number,
  where?: readonly Leaf[] | Selector,
  more: Partial<EarnRule> = {},
): EarnRule {
  const target = { kind: 'where' as const, where: selectorOf(where) }
  return { id: `${rate}`, rate: Math.round(rate * 1000), target, ...more }
}

function selectorOf(where: readonly Leaf[] | Selector | undefined): Selector {
  if (where === undefined) {
    return { isEverything: true }
  }
  return isList(where) ? { leaves: where } : where
}

function isList(where: readonly Leaf[] | Selector): where is readonly Leaf[] {
  return Array.isArray(where)
}

/** A purchase in dollars; negative for a refund. */
export function buy(
  day: string,
  dollars: number,
  leaf: Leaf = 'other',
  more: Partial<Purchase> = {},
): Purchase {
  return { day: parseDay(day), cents: dollarsToCents(dollars), leaf, merchant: null, account: null, ...more }
}

type Setting = { window?: DayRange; assumptions?: Partial<Assumptions> }

/** A card's results in cents and points, for 1, 2 and 3 years. */
export function run(
  card: Card,
  purchases: readonly Purchase[],
  { window = year2025, assumptions }: Setting = {},
) {
  const all = { ...testAssumptions, ...assumptions }
  const spend = spendFrom(purchases, window)
  const result = backtest(spend, compileCatalog([card], all))
  const { overall } = result
  const alone = outcomesAlone(result)
  const byCategory: Partial<Record<CategoryKey, number>> = {}
  for (const { key, money } of categoryRewards(result, 0, 1)) {
    if (money !== 0) {
      byCategory[key] = money
    }
  }
  return {
    money: overall.money.map(([cents]) => cents),
    points: overall.points.map(([points]) => points),
    introMoney: overall.introMoney[0]?.[0],
    introPoints: overall.introPoints[0],
    total: overall.total.map(([cents]) => cents),
    spendingCents: overall.spendingCents,
    byCategory,
    alone: Object.fromEntries(alone.map((outcome, index) => [categories[index]?.key, outcome.money[0]?.[0]])),
    aloneIntro: Object.fromEntries(
      alone.map((outcome, index) => [categories[index]?.key, outcome.introMoney[0]?.[0]]),
    ),
    explain: (years: 1 | 2 | 3 = 1) => explain(card, spend, all, years),
  }
}

/** What every card earns on the purchases of each category alone, in the order of the categories. */
export function outcomesAlone(result: BacktestResult): Outcome[] {
  const context = createRunContext(result.compiled)
  const units = rewardsAlone(result.rewards, tablesByRuleSet(result.compiled, result), context.terms)
  const ruleSets = result.compiled.ruleSets.length
  return categories.map((_, category) => {
    const creditCents = result.compiled.cards.map(
      ({ card }) => result.creditYear.countedOf(card, result.compiled.assumptions, category).cents,
    )
    const billCents = result.billCents[category] ?? 0
    const spent = {
      cents: (result.spendingCents[category] ?? 0) - billCents,
      abroadCents: result.abroadCents[category] ?? 0,
      billCents,
      centsAt: Object.fromEntries(
        Object.entries(result.restricted).map(([merchant, cents]) => [merchant, cents[category] ?? 0]),
      ),
    }
    const own = units.subarray(category * ruleSets, (category + 1) * ruleSets)
    return projectCards(result.compiled, spent, own, (card) => creditCents[card] ?? 0)
  })
}

/** What a card earns in each category, in the order of the categories. */
export function categoryRewards(result: BacktestResult, card: number, years: Years) {
  const { money, points } = rewardsByCategory(result, years, [card])
  return categories.map(({ key }, index) => ({ key, money: money[index] ?? 0, points: points[index] ?? 0 }))
}
