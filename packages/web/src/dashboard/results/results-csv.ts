/** All cards that were tested, as a file for spreadsheets. */

import type { DebtAnswer } from '@cardsight/contract/backtest'
import { toCsv } from '@cardsight/contract/csv'
import type { BriefRow } from '../../features/all-cards/card-row.tsx'
import type { FoundCards, ResultSetting } from '../state/dashboard-state.ts'
import { outOfReachOf, rowsToExport } from './selectors.ts'

const heading = [
  'Rank',
  'Card',
  'Issuer',
  'Years',
  'Total Reward',
  'Reward from transactions',
  'Intro Bonus',
  'Annual Fee',
  'Within reach',
]

/** Ranked like the top cards: their years, bonus and calculation, without filters. */
export function resultsCsv(found: FoundCards, setting: ResultSetting): string {
  if (found.details.debt !== null) {
    return debtCsv(found.details.debt, found)
  }
  const { topYearProjection: years } = setting
  const within = rowsToExport(found, setting)
  const outside = outOfReachOf(found, { ...setting, topFilters: [] })
  const line = (row: BriefRow, rank: number | string, isWithin: boolean) => [
    rank,
    row.cardName,
    row.brief.issuer,
    Number(years),
    row.totalMoney,
    row.money,
    row.introMoney,
    -row.annualFee,
    isWithin ? 'yes' : 'no',
  ]
  return toCsv([
    heading,
    ...within.map((row, index) => line(row, index + 1, true)),
    ...outside.map((row) => line(row, '', false)),
  ])
}

const debtHeading = [
  'Rank',
  'Card',
  'Issuer',
  'Total cost',
  'Saved',
  'Transfer fee',
  'Interest',
  'Annual fees',
  'Months until paid off',
  'Owed after 36 months',
  'Intro months',
  'Intro APR',
  'APR after',
  'Transfer fee in percent',
]

/** What a debt costs on each card within reach, cheapest first. */
function debtCsv({ results }: DebtAnswer, { details }: FoundCards): string {
  return toCsv([
    debtHeading,
    ...results.map((row, index) => [
      ...[index + 1, row.cardName, details.cards[row.cardId]?.issuer ?? ''],
      ...[row.cost, row.saved, row.transferFee, row.interest, row.annualFees, row.months ?? '', row.owed],
      ...[row.introMonths, row.introPercent, row.percent, row.feePercent],
    ]),
  ])
}
