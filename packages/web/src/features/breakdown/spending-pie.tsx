import type { Insights } from '@cardsight/contract/schemas'
import { useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { donutArcs, formatShare } from '../../ui/charts/donut-arcs.ts'
import type { BreakdownTab } from './breakdown-tabs.ts'
import { breakdownText } from './breakdown-text.ts'
import type { MerchantCorrections } from './merchant-category.ts'
import { NoData } from './no-data.tsx'
import { SpendingList } from './spending-list.tsx'
import { SpendingRing } from './spending-ring.tsx'
import { remainderOf, rowsOf, type SpendingRow } from './spending-rows.ts'
import { TransactionsModal } from './transactions-modal.tsx'

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
      <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-6">
        <SpendingRing
          {...{ title, drawn, active, isCustomRange }}
          spending={insights.spending}
          average={insights.avgSpending}
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
