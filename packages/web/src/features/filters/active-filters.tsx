import { X } from 'lucide-react'
import { useRef } from 'react'

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
