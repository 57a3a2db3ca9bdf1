/** What a debt costs on each card, as text. Commands that answer with rewards print this for people with a debt. */
import type { Profile } from '@cardsight/contract/profile'
import {
  debtBasis,
  debtHeadline,
  debtNotes,
  debtTerms,
  NO_NEW_PURCHASES,
  savesMoney,
} from '@cardsight/contract/runs'
import type { DebtAnswer } from '@cardsight/contract/schemas'
import { printTable } from './print-table.ts'

const SHOWN_CARDS = 20

export function describeDebt(answer: DebtAnswer, { credit }: Pick<Profile, 'credit'>): string {
  const { use, results } = answer
  const [best] = results
  const rows = results
    .slice(0, SHOWN_CARDS)
    .map((result, index) => [
      `${index + 1}`,
      result.cardName,
      ...[result.transferFee, result.interest, result.annualFees, result.cost].map((sum) => sum.toFixed(2)),
      result.months === null ? '36+' : `${result.months}`,
      ` ${debtTerms(result, use)}`,
    ])
  return [
    ...(best !== undefined && savesMoney(answer)
      ? [`${best.cardName}: ${debtHeadline(answer)}`, NO_NEW_PURCHASES]
      : [debtHeadline(answer)]),
    debtBasis(answer),
    '',
    printTable(['', 'Card', 'Transfer fee', 'Interest', 'Annual fees', 'Cost', 'Months', ' Terms'], rows),
    '',
    ...debtNotes(answer, credit),
  ].join('\n')
}
