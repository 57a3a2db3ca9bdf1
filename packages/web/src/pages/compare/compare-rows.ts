/** Rows of the comparison: text, and amounts with the best of each marked. */

import type { DebtResult } from '@cardsight/contract/backtest'
import type { CardReport, HeldResult, PlainPeriod } from '@cardsight/contract/cards'
import { debtTerms, payoffText } from '@cardsight/contract/runs'
import { flatRateCell } from '../../cards/flat-rate-text.ts'
import { formatMoney, formatWholeDollars } from '../../lib/format-money.ts'
import type { OwnReports } from '../../own-reports/use-own-reports.ts'

/** `best` is the label of the best cell in a row; null for the others, and if all are equal. */
export type CompareCell = Readonly<{ lines: readonly string[]; best: string | null }>
export type CompareRow = Readonly<{
  label: string
  cells: readonly CompareCell[]
  isMoney: boolean
  /** True if the cards differ in it. */
  differs: boolean
}>
export type CompareGroup = Readonly<{ title: string; rows: readonly CompareRow[] }>

export type CompareYears = 1 | 2 | 3

/** What the person chose to count. */
export type CompareView = Readonly<{
  basis: OwnReports['basis']
  years: CompareYears
  hasBonus: boolean
}>

const titles: Readonly<Record<OwnReports['basis'], string>> = {
  average: 'On average spending',
  shared: 'On the spending in this link',
  own: 'On your spending',
  linked: 'On your linked spending',
}

const spans: Readonly<Record<CompareYears, string>> = { 1: 'first year', 2: 'two years', 3: 'three years' }
const totalLabels: Readonly<Record<CompareYears, string>> = {
  1: 'Total in the first year',
  2: 'Total in two years',
  3: 'Total in three years',
}

/** The parts of a report that the comparison shows: the whole ones would be a quarter of the page. */
export type ComparedReport = Pick<
  CardReport,
  'card' | 'offerParts' | 'held' | 'againstPlain' | 'debt' | 'assumptions'
> &
  Readonly<{
    rates: readonly Pick<CardReport['rates'][number], 'text'>[]
    facts: readonly Pick<CardReport['facts'][number], 'label' | 'text'>[]
    parts: readonly Pick<CardReport['parts'][number], 'category' | 'money'>[]
  }>

export function compareGroups(reports: readonly ComparedReport[], view: CompareView): CompareGroup[] {
  if (reports.some(({ debt }) => debt !== null)) {
    return [
      { title: 'On your balance', rows: debtRows(reports) },
      { title: 'Facts', rows: factRows(reports) },
    ]
  }
  return [
    { title: titles[view.basis], rows: earnedRows(reports, view) },
    { title: 'Reward by category, first year', rows: categoryRows(reports) },
    {
      title: 'How they earn',
      rows: [
        textRow('Earn rates', reports, ({ rates }) =>
          rates.length === 0 ? ['No rewards on purchases'] : rates.map(({ text }) => text),
        ),
      ],
    },
    { title: 'Facts', rows: factRows(reports) },
  ]
}

function earnedRows(
  reports: readonly ComparedReport[],
  { basis, years, hasBonus }: CompareView,
): CompareRow[] {
  // At which amounts it would be ahead isn't known for linked spending.
  const lead = (period: PlainPeriod, over: number) =>
    basis === 'linked' ? leadCell(period, over) : flatRateCell(period)
  const held = (label: string, over: CompareYears, amountOf: (result: HeldResult) => number) =>
    amountRow(
      label,
      reports.map((report) => amountOf(report.held[over])),
    )
  const total = (over: CompareYears) =>
    held(totalLabels[over], over, ({ totalMoney, introMoney }) =>
      hasBonus ? totalMoney : inCents(totalMoney - introMoney),
    )
  return [
    total(years),
    ...(years === 1 ? [total(3)] : []),
    held(`Reward, ${spans[years]}`, years, ({ money }) => money),
    ...(hasBonus ? [held('Intro Bonus', years, ({ introMoney }) => introMoney)] : []),
    feeRow(reports, years),
    textRow('Beats a no-fee 2% card, first year', reports, ({ againstPlain }) =>
      againstPlain === null ? [] : [lead(againstPlain.firstYear, 1)],
    ),
    textRow('Beats it after that', reports, ({ againstPlain }) =>
      againstPlain === null ? [] : [lead(againstPlain.laterYears, 2)],
    ),
  ]
}

/** 'By $606' a year, or 'No' if the card earns less. */
function leadCell({ here }: PlainPeriod, years: number): string {
  const lead = Math.round((here.card - here.plain) / years)
  return lead > 0 ? `By ${formatWholeDollars(lead)}` : 'No'
}

/** What a debt costs. Rewards have no row. */
function debtRows(reports: readonly ComparedReport[]): CompareRow[] {
  const cell =
    (textOf: (result: DebtResult, use: 'transfer' | 'purchase') => string) => (report: ComparedReport) => {
      const [result] = report.debt?.results ?? []
      return [
        result === undefined || report.debt === null
          ? 'Takes no balance transfers'
          : textOf(result, report.debt.use),
      ]
    }
  return [
    textRow(
      'Total cost',
      reports,
      cell(({ cost }) => formatMoney(cost)),
    ),
    textRow('Terms', reports, cell(debtTerms)),
    textRow(
      'APR after',
      reports,
      cell(({ percent }) => `${percent}%`),
    ),
    textRow(
      'Transfer fee',
      reports,
      cell(({ transferFee }) => formatMoney(transferFee)),
    ),
    textRow(
      'Interest',
      reports,
      cell(({ interest }) => formatMoney(interest)),
    ),
    textRow(
      'Annual fees',
      reports,
      cell(({ annualFees }) => formatMoney(annualFees)),
    ),
    textRow('When it’s paid off', reports, cell(payoffText)),
  ]
}

function categoryRows(reports: readonly ComparedReport[]): CompareRow[] {
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

/** Facts with a place of their own: below the faces, or in another row. */
const SHOWN_ABOVE =
  /^(?:Earn rate \d{1,3}|Reward rate|Annual fee|Welcome bonus|Recommended credit|Issuer|Sources disagree on .*)$/

function factRows(reports: readonly ComparedReport[]): CompareRow[] {
  const labels = new Set(reports.flatMap(({ facts }) => facts.map(({ label }) => label)))
  return [...labels]
    .filter((label) => !SHOWN_ABOVE.test(label))
    .map((label) =>
      textRow(label, reports, ({ facts }) => [
        facts.find((fact) => fact.label === label)?.text ?? 'not stated',
      ]),
    )
}

/** A fee is a cost, so it shows a minus sign. */
function feeRow(reports: readonly ComparedReport[], years: CompareYears): CompareRow {
  const fees = reports.map(({ held }) => -held[years].annualFee)
  return markBest(`Annual fee, ${spans[years]}`, fees, 'Lowest')
}

function amountRow(label: string, amounts: readonly number[]): CompareRow {
  return markBest(label, amounts, 'Best')
}

function markBest(label: string, amounts: readonly number[], word: string): CompareRow {
  const best = Math.max(...amounts)
  const differs = amounts.some((amount) => amount !== best)
  return {
    label,
    cells: amounts.map((amount) => ({
      lines: [formatMoney(amount)],
      best: differs && amount === best ? word : null,
    })),
    isMoney: true,
    differs,
  }
}

function textRow(
  label: string,
  reports: readonly ComparedReport[],
  linesOf: (report: ComparedReport) => readonly string[],
): CompareRow {
  const cells = reports.map((report) => ({ lines: linesOf(report), best: null }))
  const differs = new Set(cells.map(({ lines }) => lines.join('\n'))).size > 1
  return { label, cells, isMoney: false, differs }
}

/** Floating-point dollars don't add up exactly; cents do. */
function inCents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}
