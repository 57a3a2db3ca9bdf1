import { X } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { categoryFilters, featureFilters, filtersFor } from '../../content/card-filters.ts'
import { useStable } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxMenu } from '../../ui/checkbox-menu.tsx'

export type FilterMenuProps = {
  emptyLabel: 'Customize Settings' | 'Overall'
  selected: readonly string[]
  /** True to offer the filter for business cards. */
  hasBusiness?: boolean
  onChange: (selected: string[]) => void
  onCalculationSettings: () => void
}

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

export function FilterMenu({
  emptyLabel,
  selected,
  onChange,
  hasBusiness = false,
  ...props
}: FilterMenuProps) {
  const groups = useMemo(
    () => [
      { label: 'Categories', options: optionsOf(filtersFor(categoryFilters, { hasBusiness })) },
      { label: 'Features', options: optionsOf(featureFilters) },
    ],
    [hasBusiness],
  )
  const openSettings = useStable(props.onCalculationSettings)
  const footer = useMemo(
    () => (
      <Button variant="quiet" size="small" className="w-full" onClick={openSettings}>
        Change Calculation Settings
      </Button>
    ),
    [openSettings],
  )
  return (
    <CheckboxMenu
      label={selected.length > 0 ? `Filters (${selected.length})` : emptyLabel}
      listLabel="Filters"
      clearLabel="Clear filters"
      groups={groups}
      selected={selected}
      onChange={onChange}
      footer={footer}
    />
  )
}

type ActiveFiltersProps = { filters: readonly string[]; onFilters: (filters: string[]) => void }

/** The active filters as chips, or nothing without any. A press removes one. */
export function ActiveFilters({ filters, onFilters }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (index: number) => {
    // Before the pressed button disappears, which would send the focus to the top of the page.
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[index + 1] ?? buttons[index - 1]
    next?.focus()
    onFilters(filters.filter((_, other) => other !== index))
  }
  if (filters.length === 0) {
    return null
  }
  return (
    <ul ref={list} aria-label="Active filters" data-print="hide" className="flex list-none flex-wrap gap-2">
      {filters.map((filter, index) => (
        <li key={filter}>
          <button
            type="button"
            aria-label={`Remove filter ${filter}`}
            onClick={() => remove(index)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-evergreen bg-evergreen-tint px-3 text-sm font-medium hover:border-ink narrow:min-h-8"
          >
            {filter}
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
