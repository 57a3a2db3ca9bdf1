/** A run in the compact form; the literal one is made of it, so the two cannot differ. */
import { type Amounts, BEST_BY_CATEGORY, bestRows, packAmounts, type RunNumbers } from '@cardsight/contract'
import { type BacktestResult, categories, type Outcome, projections, rewardByCategory } from '@cardsight/engine'
import type { Run } from '../services/backtest/run-from-costs.ts'
import { presentInsights } from './insights.ts'

export function presentRunNumbers(run: Run, cardTexts: string): RunNumbers {
  const { result } = run
  const { release, compiled, openCards } = run.catalog
  const everyCard = [...compiled.cards.keys()]
  const bought = [...categories.keys()].filter((place) => result.alone[place]?.spendingCents !== 0)
  const firstYear = everyCard.map((card) => rewardByCategory(result, card, 1))
  return {
    form: 'numbers',
    catalogVersion: release.version,
    cardTexts,
    overall: packAmounts(amountsOf(result.overall), everyCard),
    categories: bought.map((place) => {
      const alone = outcomeAlone(result, place)
      const cards = cardsInLists(alone, openCards, compiled.namePlaces)
      const cents = firstYear.map((parts) => parts[place]?.money ?? 0)
      return {
        name: categories[place]?.name ?? '',
        spendingCents: alone.spendingCents,
        money: cents,
        points: firstYear.map((parts, card) => (parts[place]?.points ?? 0) - (cents[card] ?? 0)),
        alone: { cards, ...packAmounts(amountsOf(alone), cards) },
      }
    }),
    later: everyCard
      .filter((card) => hasOtherFirstYear(compiled.cards[card]))
      .map((card) => laterYear(result, card, bought)),
    insights: presentInsights(run),
  }
}
