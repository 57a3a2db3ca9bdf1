/** All cards that were tested, as a file for spreadsheets. */
import { toCsv } from '@cardsight/contract/csv'
import type { AllCardsRow } from '../../features/all-cards/all-cards-row.ts'
import { outOfReachOf, rowsToExport } from './selectors.ts'
import type { FoundCards, ResultSetting } from './state/dashboard-state.ts'

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
  const { topYearProjection: years } = setting
  const within = rowsToExport(found, setting)
  const outside = outOfReachOf(found, { ...setting, allCardsYearProjection: years, allCardsFilters: [] })
  const line = (row: AllCardsRow, rank: number | string, isWithin: boolean) => [
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
