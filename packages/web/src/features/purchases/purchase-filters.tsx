import { type CategoryKey, categories } from '@cardsight/engine/categories'
import { Search, X } from 'lucide-react'
import { categoryName } from '../../content/category-styles.ts'
import { formatMonth } from '../../lib/format-date.ts'
import { Button } from '../../ui/button.tsx'
import { controlClasses, Select } from '../../ui/field.tsx'
import {
  everyPurchase,
  type PurchaseFilter,
  type PurchaseSorting,
  type ShownKind,
  shownKinds,
  sortings,
} from './list-purchases.ts'

const kindLabels: Readonly<Record<ShownKind, string>> = {
  purchases: 'Purchases',
  refunds: 'Refunds',
  'money-in': 'Money in',
  'not-purchases': 'Not purchases',
}

const sortingLabels: Readonly<Record<PurchaseSorting, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  largest: 'Largest first',
  smallest: 'Smallest first',
  merchant: 'By merchant',
}

type PurchaseFiltersProps = {
  filter: PurchaseFilter
  accounts: readonly Readonly<{ id: string; label: string }>[]
  /** YYYY-MM, newest first. */
  months: readonly string[]
  onFilter: (filter: PurchaseFilter) => void
}

export function PurchaseFilters({ filter, accounts, months, onFilter }: PurchaseFiltersProps) {
  const set = (change: Partial<PurchaseFilter>) => onFilter({ ...filter, ...change })
  const { show, sorting, month, ...others } = filter
  // The heading names the month.
  const isFiltered = JSON.stringify({ ...everyPurchase, ...others }) !== JSON.stringify(everyPurchase)
  return (
    <search className="block">
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3 left-3 size-5 text-ink-soft"
        />
        <input
          type="search"
          aria-label="Search purchases"
          placeholder="Search purchases"
          value={filter.search}
          onChange={({ target }) => set({ search: target.value })}
          className={`${controlClasses} pl-10`}
        />
      </div>
      <details className="mt-2">
        <summary className="min-h-11 w-fit content-center text-sm font-medium text-link narrow:min-h-9">
          Filters and order
        </summary>
        <div className="mt-2 grid grid-cols-2 gap-3 narrow:grid-cols-3">
          <Select
            label="Show"
            value={show}
            onChange={({ target }) => set({ show: pick(shownKinds, target.value) })}
          >
            {shownKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindLabels[kind]}
              </option>
            ))}
          </Select>
          <Select label="Month" value={filter.month} onChange={({ target }) => set({ month: target.value })}>
            <option value="">All months</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {formatMonth(month)}
              </option>
            ))}
          </Select>
          <Select
            label="Category"
            value={filter.category}
            onChange={({ target }) => set({ category: categoryIn(target.value) })}
          >
            <option value="">All categories</option>
            {categories.map(({ key }) => (
              <option key={key} value={key}>
                {categoryName(key)}
              </option>
            ))}
          </Select>
          <Select
            label="Account"
            value={filter.account}
            onChange={({ target }) => set({ account: target.value })}
          >
            <option value="">All accounts</option>
            {accounts.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
          <Select
            label="Order"
            value={sorting}
            onChange={({ target }) => set({ sorting: pick(sortings, target.value) })}
          >
            {sortings.map((each) => (
              <option key={each} value={each}>
                {sortingLabels[each]}
              </option>
            ))}
          </Select>
        </div>
      </details>
      {isFiltered && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2 -ml-3"
          onClick={() => onFilter({ ...everyPurchase, show, sorting, month })}
        >
          <X aria-hidden="true" className="size-4" />
          {filter.merchant === '' ? 'Clear filters' : `Clear filters (${filter.merchant})`}
        </Button>
      )}
    </search>
  )
}

function pick<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0]
}

function categoryIn(text: string): CategoryKey | '' {
  return categories.find(({ key }) => key === text)?.key ?? ''
}
