import type { Coverage, Insights } from '@cardsight/contract/backtest'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { type DrawnSlice, donutArcs, formatShare, Ring } from '../../ui/charts/donut.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { breakdownText, NoData } from './breakdown-text.tsx'
import type { MerchantCorrections } from './merchant-category-field.tsx'
import { MerchantCategoryField } from './merchant-category-field.tsx'
import { SpendingList } from './spending-list.tsx'
import type { BreakdownTab } from './spending-rows.ts'
import { remainderOf, rowsOf, type SpendingRow } from './spending-rows.ts'
import { sumOfTransactions, TransactionsTable, transactionsAt } from './transactions-table.tsx'

const titles: Readonly<Record<BreakdownTab, string>> = {
  category: 'Spending by category',
  merchants: 'Spending by merchant',
  recurring: 'Recurring spending',
}

export type SpendingPieProps = {
  insights: Insights
  tab: BreakdownTab
  isCustomRange: boolean
  corrections?: MerchantCorrections | undefined
}

export function SpendingPie({ insights, tab, isCustomRange, corrections }: SpendingPieProps) {
  const [active, setActive] = useState<string | null>(null)
  const [asked, setAsked] = useState<SpendingRow | null>(null)
  const rows = rowsOf(insights, tab)
  if (rows.length === 0) {
    return <NoData />
  }
  const rest = remainderOf(rows, insights.spending)
  const drawn = donutArcs([...rows.map(sliceOf), ...(rest > 0 ? [restSlice(rest)] : [])])
  const title = titles[tab]
  return (
    <ChartFrame
      title={title}
      {...(rest > 0 && { summary: `Everything else: ${formatMoney(rest)}.` })}
      head={[
        tab === 'category' ? breakdownText.category : breakdownText.description,
        breakdownText.amount,
        'Share',
      ]}
      rows={drawn.map(({ label, value, share }) => ({
        label,
        cells: [formatMoney(value), formatShare(share)],
      }))}
    >
      <div className="flex flex-wrap items-start gap-x-16 gap-y-6">
        <SpendingRing
          {...{ title, drawn, active, isCustomRange }}
          spending={insights.spending}
          average={insights.avgSpending}
          coverage={insights.coverage}
        />
        <SpendingList
          label={title}
          rows={rows}
          shares={drawn.map(({ share }) => share)}
          onPoint={setActive}
          {...(tab !== 'category' && { onTransactions: setAsked })}
        />
      </div>
      {asked !== null && (
        <TransactionsModal
          insights={insights}
          row={asked}
          isRecurring={tab === 'recurring'}
          corrections={corrections}
          onClose={() => setAsked(null)}
        />
      )}
    </ChartFrame>
  )
}

function sliceOf({ name, amount, color }: SpendingRow) {
  return { label: name, value: amount, color }
}

/** Merchants are only a part of the spending, and the ring shows all of it. */
function restSlice(value: number) {
  return { label: 'Everything else', value, color: 'var(--color-hairline)' }
}

type TransactionsModalProps = {
  insights: Insights
  /** The clicked merchant. */
  row: SpendingRow
  isRecurring: boolean
  /** Left out if nothing can be corrected. */
  corrections?: MerchantCorrections | undefined
  onClose: () => void
}

function TransactionsModal({ insights, row, isRecurring, corrections, onClose }: TransactionsModalProps) {
  const title = `Transactions at ${row.name}`
  const transactions = transactionsAt(insights, row.name)
  // A shop with a regular bill can have other purchases that aren't part of the recurring amount.
  const hasOthers = isRecurring && transactions.length > 0 && sumOfTransactions(transactions) !== row.amount
  return (
    <Modal
      open
      onOpenChange={onClose}
      width={820}
      title={title}
      {...(hasOthers && {
        description: `Every purchase in this period; ${formatMoney(row.amount)} of it is recurring.`,
      })}
    >
      {corrections !== undefined && transactions.length > 0 && (
        <MerchantCategoryField insights={insights} merchant={row.name} corrections={corrections} />
      )}
      <TransactionsTable caption={title} transactions={transactions} />
    </Modal>
  )
}

type SpendingRingProps = {
  title: string
  drawn: readonly DrawnSlice[]
  /** The slice of the hovered row; the others are dimmed. */
  active: string | null
  spending: number
  average: number
  /** The days of the average; null for typed amounts. */
  coverage: Coverage
  isCustomRange: boolean
}

/** The whole ring is all spending; next to it are the total and the monthly average. */
function SpendingRing({ spending, average, coverage, isCustomRange, ...ring }: SpendingRingProps) {
  return (
    <div className="flex items-center gap-4">
      <Ring
        {...ring}
        words={ring.drawn.map(wordsOf).join('; ')}
        tipOf={wordsOf}
        className="size-22 shrink-0"
      />
      <div>
        <p className="text-sm text-ink-soft">Total spending</p>
        <p className="figures font-serif text-2xl font-semibold">{formatMoney(spending)}</p>
        <p className="flex items-center text-sm text-ink-soft">
          <span className="figures mr-1 font-semibold text-ink">{formatMoney(average)}</span>
          <span>average per month</span>
          {isCustomRange && <ThirtyDays />}
        </p>
        {coverage !== null && (
          <p className="text-sm text-ink-soft">
            {formatDay(coverage.first)} to {formatDay(coverage.last)}
          </p>
        )}
      </div>
    </div>
  )
}

function wordsOf({ label, value, share }: DrawnSlice): string {
  return `${label} ${formatMoney(value)}, ${formatShare(share)}`
}

function ThirtyDays() {
  return (
    <Tooltip text={breakdownText.thirtyDays}>
      <Button variant="quiet" size="icon" aria-label="How we calculate the average">
        <Info aria-hidden="true" className="size-4" />
      </Button>
    </Tooltip>
  )
}
