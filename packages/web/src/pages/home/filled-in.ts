import type { CostName, MonthlyCosts } from '@cardsight/contract/costs'
import { withCommas } from '@cardsight/contract/numbers'
import { totalOf } from '../best-cards/costs-query.ts'
import { wholeDollars } from './answer.ts'

/** The amounts that the form starts with, and what a browser needs of them. */
export type FilledIn = Readonly<{ costs: MonthlyCosts; query: string; total: string }>

/** Fields in their order. Phones show the first three. */
export const amountNames = [
  'grocery',
  'restaurant',
  'gas',
  'travel',
  'recreation',
  'other',
] as const satisfies readonly CostName[]

/** Text of an amount in its field. */
export function amountText(dollars: number): string {
  return withCommas(String(dollars))
}

/** The query is the same as a browser's for the unchanged form. */
export function filledInOf(costs: MonthlyCosts): FilledIn {
  const amounts = amountNames.map((name) => [name, amountText(costs[name])])
  return { costs, query: new URLSearchParams(amounts).toString(), total: wholeDollars(totalOf(costs)) }
}
