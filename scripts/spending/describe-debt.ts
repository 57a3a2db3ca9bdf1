/** What a debt costs on each card, as text. Commands that answer with rewards print this for people with a debt. */

import type { DebtAnswer } from '@cardsight/contract/backtest'
import type { Profile } from '@cardsight/contract/profile'
import {
  debtBasis,
  debtHeadline,
  debtNotes,
  debtTerms,
  NO_NEW_PURCHASES,
  savesMoney,
  savingEnds,
} from '@cardsight/contract/runs'
import { printTable } from './print-table.ts'

const SHOWN_CARDS = 20
/** Lines of a table above its rows. */
const HEADING = 1

export function describeDebt(answer: DebtAnswer, { credit }: Pick<Profile, 'credit'>): string {
  const { use, results } = answer
  const [best] = results
  const shown = results.slice(0, SHOWN_CARDS)
  const rows = shown.map((result, index) => [
    `${index + 1}`,
    result.cardName,
    ...[result.transferFee, result.interest, result.annualFees, result.cost].map((sum) => sum.toFixed(2)),
    result.months === null ? '36+' : `${result.months}`,
    ` ${debtTerms(result, use)}`,
  ])
  const heads = ['', 'Card', 'Transfer fee', 'Interest', 'Annual fees', 'Cost', 'Months', ' Terms']
  const lines = printTable(heads, rows).split('\n')
  const firstWithout = shown.filter(({ saved }) => saved > 0).length
  return [
    ...(best !== undefined && savesMoney(answer)
      ? [`${best.cardName}: ${debtHeadline(answer)}`, NO_NEW_PURCHASES]
      : [debtHeadline(answer)]),
    debtBasis(answer),
    '',
    ...lines.slice(0, firstWithout + HEADING),
    ...(firstWithout < shown.length ? ['', savingEnds(answer), ''] : []),
    ...lines.slice(firstWithout + HEADING),
    '',
    ...debtNotes(answer, credit),
  ].join('\n')
}
