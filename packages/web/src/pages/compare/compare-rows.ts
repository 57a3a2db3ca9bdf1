/** Rows of the comparison: text, and amounts with the best of each marked. */
import type { CardReport, HeldResult } from '@cardsight/contract/schemas'
import { formatMoney } from '../../lib/format-money.ts'
import { flatRateCell } from '../card/flat-rate-text.ts'

/** `best` is the label of the best cell in a row; null for the others, and if all are equal. */
export type CompareCell = Readonly<{ lines: readonly string[]; best: string | null }>
export type CompareRow = Readonly<{ label: string; cells: readonly CompareCell[] }>
export type CompareGroup = Readonly<{ title: string; rows: readonly CompareRow[] }>

export function compareGroups(reports: readonly CardReport[]): CompareGroup[] {
  const held = (label: string, years: 1 | 3, amountOf: (result: HeldResult) => number) =>
    amountRow(
      label,
      reports.map((report) => amountOf(report.held[years])),
    )
  return [
    {
      title: 'On average spending',
      rows: [
        held('Total in the first year', 1, ({ totalMoney }) => totalMoney),
        held('Total in three years', 3, ({ totalMoney }) => totalMoney),
        held('Reward, first year', 1, ({ money }) => money),
        held('Intro bonus', 1, ({ introMoney }) => introMoney),
        feeRow(reports),
        textRow('Beats a no-fee 2% card, first year', reports, ({ againstPlain }) => [
          flatRateCell(againstPlain.firstYear),
        ]),
        textRow('Beats it after that', reports, ({ againstPlain }) => [
          flatRateCell(againstPlain.laterYears),
        ]),
      ],
    },
    { title: 'Reward by category, first year', rows: categoryRows(reports) },
    {
      title: 'How they earn',
      rows: [
        textRow('Earn rates', reports, ({ card }) =>
          card.rewardDetail.length === 0 ? ['No rewards on purchases'] : card.rewardDetail,
        ),
      ],
    },
    { title: 'Facts', rows: factRows(reports) },
  ]
}

function categoryRows(reports: readonly CardReport[]): CompareRow[] {
  const names = new Set(reports.flatMap(({ parts }) => parts.map(({ category }) => category)))
  return [...names]
    .map((name) => ({
      name,
      amounts: reports.map(({ parts }) => parts.find(({ category }) => category === name)?.money ?? 0),
    }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== 0))
    .sort((a, b) => Math.max(...b.amounts) - Math.max(...a.amounts))
    .map(({ name, amounts }) => amountRow(name, amounts))
}

function factRows(reports: readonly CardReport[]): CompareRow[] {
  const labels = new Set(reports.flatMap(({ facts }) => facts.map(({ label }) => label)))
  return [...labels].map((label) =>
    textRow(label, reports, ({ facts }) => [
      facts.find((fact) => fact.label === label)?.text ?? 'not stated',
    ]),
  )
}

function feeRow(reports: readonly CardReport[]): CompareRow {
  const fees = reports.map(({ held }) => held[1].annualFee)
  return markBest('Annual fee, first year', fees, { best: Math.min(...fees), word: 'Lowest' })
}

function amountRow(label: string, amounts: readonly number[]): CompareRow {
  return markBest(label, amounts, { best: Math.max(...amounts), word: 'Best' })
}

function markBest(
  label: string,
  amounts: readonly number[],
  { best, word }: { best: number; word: string },
): CompareRow {
  const differ = amounts.some((amount) => amount !== best)
  return {
    label,
    cells: amounts.map((amount) => ({
      lines: [formatMoney(amount)],
      best: differ && amount === best ? word : null,
    })),
  }
}

function textRow(
  label: string,
  reports: readonly CardReport[],
  linesOf: (report: CardReport) => readonly string[],
): CompareRow {
  return { label, cells: reports.map((report) => ({ lines: linesOf(report), best: null })) }
}
