import { sentences } from '@cardsight/contract/sentences'
import { explorerText } from '../../content/second-card.ts'
import { formatDollars } from '../../lib/format-dollars.ts'
import type { Explored } from './explore.ts'
import { type ExplorerQuery, findCategory } from './explorer-query.ts'

/** The result as text, announced when it changes. */
export function answerSentence({ category, amount, carried }: ExplorerQuery, explored: Explored): string {
  if (explored.state === 'failed') {
    return sentences.cardFetchFailure
  }
  if (explored.state === 'nothing-typed') {
    return explorerText.nothingTyped
  }
  const [best] = explored.cards
  if (best === undefined) {
    return explorerText.noCards
  }
  const label = findCategory(category)?.label.toLowerCase() ?? category
  return `On ${formatDollars(Number(amount))} a month for ${label}, ${best.name} would have earned the most: ${formatDollars(best.totalMoneyPerYear)} a year. A ${carried}% card would have earned ${formatDollars(explored.carriedMoney)}.`
}

/** In whole dollars: less than half a dollar is the same. */
export function addedSentence(added: number): string {
  const dollars = Math.round(added)
  if (dollars > 0) {
    return `Adds ${formatDollars(dollars)} a year to the card you have.`
  }
  return dollars === 0
    ? 'Earns the same as the card you have.'
    : `Earns ${formatDollars(-dollars)} less than the card you have.`
}
