import type { Leaf } from '@cardsight/engine/categories'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { UsedCorrections } from '../../features/corrections/use-corrections.ts'
import { ChangePanel } from '../../features/purchases/change-panel.tsx'
import { likelyCategories } from '../../features/purchases/correction-choices.ts'
import {
  everyPurchase,
  filterLines,
  type ListedLine,
  monthOf,
  type PurchaseFilter,
} from '../../features/purchases/list-purchases.ts'
import { PurchaseFilters } from '../../features/purchases/purchase-filters.tsx'
import { type OpenRow, PurchaseList } from '../../features/purchases/purchase-list.tsx'
import { PurchaseRow } from '../../features/purchases/purchase-row.tsx'
import { formatMoney, formatNumber } from '../../lib/format-money.ts'
import { TextButton } from '../../ui/button.tsx'
import type { LoadedLines } from './load-lines.ts'
import type { LineEarning } from './use-spending.ts'

type PurchasesProps = Pick<LoadedLines, 'lines' | 'accounts'> & {
  listed: readonly ListedLine[]
  earnings: ReadonlyMap<number, LineEarning>
  initial: Partial<PurchaseFilter>
  monthText: (month: string) => string
  /** A press elsewhere on the page asked for these purchases. */
  isAsked: boolean
  /** Older ones will follow. */
  isReading: boolean
  onChange: UsedCorrections['change']
}

const MOST_LIKELY = 4

/** Transactions, at first of the selected month, with search, filters and changes in place. */
export function Purchases({
  listed,
  lines,
  accounts,
  earnings,
  initial,
  monthText,
  isAsked,
  isReading,
  onChange,
}: PurchasesProps) {
  const [filter, setFilter] = useState<PurchaseFilter>({ ...everyPurchase, ...initial })
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAsked) {
      top.current?.scrollIntoView({ block: 'start' })
      top.current?.focus({ preventScroll: true })
    }
  }, [isAsked])
  const applied = useDeferredValue(filter)
  const shown = useMemo(() => filterLines(listed, applied), [listed, applied])
  const months = useMemo(() => [...new Set(lines.map(monthOf))].reverse(), [lines])
  const likely = useMemo(() => likelyCategories(listed, MOST_LIKELY), [listed])
  const year = lines.at(-1)?.day.slice(0, 'YYYY'.length) ?? ''
  const labels = useMemo(() => new Map(accounts.map(({ id, label }) => [id, label])), [accounts])
  const renderRow = useCallback(
    (one: ListedLine, { isOpen, onOpen }: OpenRow) => {
      const account = labels.get(one.line.account) ?? 'Account'
      const earning = earnings.get(one.id) ?? null
      return (
        <>
          <PurchaseRow {...{ one, account, earning, year, isOpen, onOpen }} />
          {isOpen && (
            <ChangePanel
              {...{ one, lines, listed, account, earning, onChange }}
              likely={likely.filter((leaf: Leaf) => leaf !== one.is)}
              onClose={() => onOpen(null)}
            />
          )}
        </>
      )
    },
    [labels, earnings, year, lines, listed, likely, onChange],
  )
  const cents = shown.reduce((sum, { line }) => sum + line.cents, 0)
  return (
    <section ref={top} tabIndex={-1} aria-labelledby="purchases" className="outline-none">
      <h2 id="purchases" className="text-xl">
        {filter.month === '' ? 'Purchases' : `Purchases in ${monthText(filter.month)}`}
      </h2>
      {filter.month !== '' && (
        <p className="text-sm">
          <TextButton onClick={() => setFilter({ ...filter, month: '' })}>Show all months</TextButton>
        </p>
      )}
      <div className="mt-3">
        <PurchaseFilters {...{ filter, accounts, months }} onFilter={setFilter} />
      </div>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {shown.length === 0 && !isReading
          ? 'Nothing matches. Change the filters or the search.'
          : `${shown.length === 1 ? '1 transaction' : `${formatNumber(shown.length)} transactions`}, ${formatMoney(Math.abs(cents) / 100)}`}
        {isReading && ' · Loading older…'}
      </p>
      {shown.length > 0 && (
        <PurchaseList
          // Another list starts at its top.
          key={JSON.stringify(applied)}
          label="Transactions"
          lines={shown}
          renderRow={renderRow}
        />
      )}
    </section>
  )
}
