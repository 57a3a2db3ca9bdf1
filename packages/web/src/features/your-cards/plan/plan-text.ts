/** Sentences about a whole plan. */
import { DEFAULT_LEAST_ADDED } from '@cardsight/contract/limits'
import type { PlanAnswer } from '@cardsight/contract/plan'
import { formatDollars } from '../../../lib/format-money.ts'
import type { AddedCard } from '../../../worker/wallet-calculator.ts'
import type { PlanQuestion } from '../../../worker/your-cards/plan-calculator.ts'

/** The number is apart, because it's set larger. */
export type PlanHeadline = Readonly<{ before: string; dollars: number; after: string }>

export function planHeadline(answer: PlanAnswer, { request }: PlanQuestion): PlanHeadline {
  const { steps, value, noNewCards, months } = answer
  if (steps.length === 0) {
    return { before: 'Open no new cards and earn', dollars: value.total, after: `in ${months} months` }
  }
  const cards = steps.length === 1 ? '1 card' : `${steps.length} cards`
  const between = request.people.length > 1 && steps.length > 1 ? ' between you' : ''
  return {
    before: `Open ${cards}${between} over ${months} months and earn`,
    dollars: value.total - noNewCards.total,
    after: hasOpenCards(request) ? 'more than with the cards you have' : 'in all',
  }
}

function hasOpenCards({ people }: PlanQuestion['request']): boolean {
  return people.some(({ cards }) => cards.some(({ closed }) => closed === undefined))
}

/** What no new cards would earn, or why there are none. Null for someone without cards, who has nothing to compare. */
export function comparisonText(
  { steps, value, noNewCards }: PlanAnswer,
  { request }: PlanQuestion,
): string | null {
  if (steps.length > 0 && !hasOpenCards(request)) {
    return null
  }
  if (steps.length > 0) {
    return `${formatDollars(value.total)} with this plan, ${formatDollars(noNewCards.total)} with no new cards.`
  }
  return request.people.every(({ cardsPerYear }) => cardsPerYear === 0)
    ? 'You asked for no new cards. Raise the number to see what they’d add.'
    : 'No card that you can get would add enough to be worth opening.'
}

/** Why the first step is or isn't the card that the wallet would add. */
export function aloneText({ steps, months }: PlanAnswer, next: AddedCard & { name: string }): string {
  return next.cardId === steps[0]?.cardId
    ? `Opening only one card? ${next.name} is the best one for that, too.`
    : `Opening only one card? ${next.name} adds the most in its first year: ${formatDollars(next.added / 100)}. Over ${months} months, this order earns more.`
}

/** Null if no card was left out. */
export function leftOutText({ leftOut }: PlanAnswer): string | null {
  const { cards, added } = leftOut
  if (cards === 0) {
    return null
  }
  return cards === 1
    ? `One more card would add ${formatDollars(added)}, less than $${DEFAULT_LEAST_ADDED} a year.`
    : `${cards} more cards would add ${formatDollars(added)} in all, less than $${DEFAULT_LEAST_ADDED} a year each.`
}

/** 'You' or the name of the other person. */
export function personName(person: number, partnerName: string | null): string {
  return person === 0 || partnerName === null ? 'You' : partnerName
}
