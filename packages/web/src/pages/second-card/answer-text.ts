import { sentences } from '@cardsight/contract/sentences'
import { explorerText } from '../../content/second-card.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { formatNumber } from '../../lib/format-number.ts'
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
  const dollars = formatNumber(Number(amount))
  return `On $${dollars} a month for ${label}, ${best.name} would have earned the most: ${formatMoney(best.totalMoneyPerYear)} a year. A ${carried}% card would have earned ${formatMoney(explored.carriedMoney)}.`
}

export function addedSentence(added: number): string {
  if (added > 0) {
    return `Adds ${formatMoney(added)} a year to the card you have.`
  }
  return added === 0
    ? 'Earns the same as the card you have.'
    : `Earns ${formatMoney(-added)} less than the card you have.`
}
