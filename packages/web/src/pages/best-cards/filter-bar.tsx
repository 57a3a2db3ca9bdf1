import { formCategories } from '@cardsight/engine/categories'
import { ChevronDown } from 'lucide-react'
import { Form, Link, useSearchParams } from 'react-router'
import { type FilterGroup, filterGroups, filtersFor, type LandingFilter } from '../../content/card-filters.ts'
import type { Landing } from '../../content/landing-contexts.ts'
import {
  areSameFilters,
  defaultFilters,
  FILTER,
  withFilters,
} from '../../features/ranking/landing-address.ts'
import { landingText } from '../../features/ranking/landing-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'

type FilterBarProps = {
  filters: readonly LandingFilter[]
  landing: Landing
  hasBusiness: boolean
  onToggle: (filter: LandingFilter) => void
  onGone: () => void
}

/** Collapsed on small screens; next to the list on wide ones, and then always open. */
export function FilterBar({ filters, landing, hasBusiness, onToggle, onGone }: FilterBarProps) {
  return (
    <Form method="get" action="#results" className="panel px-4 menu:sticky menu:top-6" data-print="hide">
      <HiddenCostFields />
      {/* Without a script, an empty selection must not mean the page's own filters. */}
      <input type="hidden" name={FILTER} value="" />
      <details className="group/filters menu:[&::details-content]:block menu:[&::details-content]:[content-visibility:visible]">
        <summary className={summaryClasses}>
          <span className="min-w-0 flex-1">
            {filters.length === 0 ? 'Filters' : `Filters (${filters.length})`}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open/filters:rotate-180"
          />
        </summary>
        <div className="grid gap-x-6 gap-y-4 pb-3 chart:grid-cols-2 menu:grid-cols-1 menu:pt-4">
          {filterGroups.map((group) => (
            <Group
              key={group.label}
              group={{ ...group, choices: filtersFor(group.choices, { hasBusiness }) }}
              filters={filters}
              onToggle={onToggle}
            />
          ))}
        </div>
        <Button type="submit" className="mb-4 hidden w-full noscript:inline-flex">
          Show cards
        </Button>
      </details>
      <Reset filters={filters} landing={landing} onGone={onGone} />
    </Form>
  )
}

const summaryClasses =
  'flex min-h-11 list-none items-center gap-4 py-3 font-semibold hover:text-evergreen supports-[selector(::details-content)]:menu:hidden [&::-webkit-details-marker]:hidden'

type GroupProps = Pick<FilterBarProps, 'filters' | 'onToggle'> & { group: FilterGroup }

function Group({ group: { label, choices }, filters, onToggle }: GroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="ledger-label text-ink-soft">{label}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          name={FILTER}
          value={choice}
          label={choice}
          checked={filters.includes(choice)}
          onChange={() => onToggle(choice)}
        />
      ))}
    </fieldset>
  )
}

function Reset({ filters, landing, onGone }: Pick<FilterBarProps, 'filters' | 'landing' | 'onGone'>) {
  const [search] = useSearchParams()
  const defaults = defaultFilters(landing)
  return (
    !areSameFilters(filters, defaults) && (
      <Link
        to={`?${withFilters(search, defaults, landing)}`}
        preventScrollReset
        onClick={onGone}
        className="flex min-h-11 items-center border-t border-hairline text-sm font-semibold text-evergreen underline underline-offset-4 hover:text-evergreen-deep"
      >
        {landingText.reset}
      </Link>
    )
  )
}

/** Hidden fields that a form sends without scripts, so that one form doesn't reset the other. */
export function HiddenFilterFields() {
  const [search] = useSearchParams()
  return [...new Set(search.getAll(FILTER))].map((filter) => (
    <input key={filter} type="hidden" name={FILTER} value={filter} />
  ))
}

function HiddenCostFields() {
  const [search] = useSearchParams()
  return formCategories.flatMap((name) => {
    const amount = search.get(name)
    return amount === null ? [] : [<input key={name} type="hidden" name={name} value={amount} />]
  })
}
