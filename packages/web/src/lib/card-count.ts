import { formatNumber } from './format-number.ts'

/** '240 open cards': cards that accept applications. */
export function openCardsText(openCount: number): string {
  return openCount === 1 ? '1 open card' : `${formatNumber(openCount)} open cards`
}

/** '240 open cards, 260 in all': the rest accept no new applicants. */
export function openOfAllText(openCount: number, allCount: number): string {
  return `${openCardsText(openCount)}, ${formatNumber(allCount)} in all`
}
