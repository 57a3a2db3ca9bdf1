import { pagePaths } from '@cardsight/contract/paths'
import { Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { controlClasses } from '../../ui/field.tsx'
import {
  type DirectoryQuery,
  type DirectorySort,
  directoryFilters,
  directoryPath,
  directorySorts,
  PAGE_ROWS,
  readDirectoryQuery,
  withFilter,
} from './directory-query.ts'

type SearchFormProps = { query: DirectoryQuery; issuers: readonly string[] }

const sortNames: Readonly<Record<DirectorySort, string>> = {
  total: 'Year one',
  bonus: 'Welcome bonus',
  fee: 'Annual fee',
  name: 'Name',
}

/** Long enough for the next keystroke, so that only the last one counts. */
const DEBOUNCE_MS = 150

/** Search, issuer and order. They apply as people type; without a script, with a button. */
export function SearchForm({ query, issuers }: SearchFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { text, filters, issuer, sort, hasClosed } = query

  // The browser's Back button changes the query, too. What is being typed is newer than both.
  useEffect(() => {
    if (input.current !== null && document.activeElement !== input.current) {
      input.current.value = text
    }
  }, [text])
  useEffect(() => () => clearTimeout(timer.current), [])

  const apply = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current !== null) {
        const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
        const next = readDirectoryQuery(new URLSearchParams(fields))
        // Each choice is an entry of the history; each keystroke isn't.
        void navigate(directoryPath(next), { replace: delay > 0, preventScrollReset: true })
      }
    }, delay)
  }

  return (
    <Form
      ref={form}
      role="search"
      action={pagePaths.cards}
      data-print="hide"
      className="grid grid-cols-2 gap-3 chart:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <label className="relative max-chart:col-span-2">
        <span className="sr-only">Search cards</span>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3 left-3 size-5 text-ink-soft"
        />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={text}
          placeholder="Card, issuer or perk"
          autoComplete="off"
          onChange={() => apply(DEBOUNCE_MS)}
          className={`${controlClasses} pl-10`}
        />
      </label>
      <Choice label="Issuer" name="issuer" value={issuer ?? ''} onChange={() => apply(0)}>
        <option value="">All issuers</option>
        {issuers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label="Sort by" name="sort" value={sort} onChange={() => apply(0)}>
        {directorySorts.map((name) => (
          <option key={name} value={name}>
            {sortNames[name]}
          </option>
        ))}
      </Choice>
      {filters.map((filter) => (
        <input key={filter} type="hidden" name="filter" value={filter} />
      ))}
      {hasClosed && <input type="hidden" name="closed" value="1" />}
      <button
        type="submit"
        data-variant="secondary"
        data-size="small"
        className="button hidden noscript:inline-flex"
      >
        Search
      </button>
    </Form>
  )
}

type ChoiceProps = {
  label: string
  name: string
  value: string
  onChange: () => void
  children: ReactNode
}

function Choice({ label, name, value, onChange, children }: ChoiceProps) {
  return (
    <label className="min-w-0">
      <span className="sr-only">{label}</span>
      <select
        // Another URL, such as the one before, has another value.
        key={value}
        name={name}
        defaultValue={value}
        onChange={onChange}
        className={`${controlClasses} truncate text-sm font-medium`}
      >
        {children}
      </select>
    </label>
  )
}

/** Filters as links, so that they work without a script. They stay at the top of the window. */
export function FilterChips({ query }: { query: DirectoryQuery }) {
  const { filters, hasClosed } = query
  return (
    <nav
      aria-label="Filters"
      data-print="hide"
      className="sticky top-0 z-20 -mx-4 mt-4 overflow-x-auto border-b border-hairline bg-paper px-4 py-3 narrow:-mx-6 narrow:px-6"
    >
      <ul className="flex list-none gap-2 menu:flex-wrap">
        <Chip query={{ ...query, hasClosed: !hasClosed, show: PAGE_ROWS }} isOn={!hasClosed}>
          Open to new applicants
        </Chip>
        {directoryFilters.map((filter) => (
          <Chip key={filter} query={withFilter(query, filter)} isOn={filters.includes(filter)}>
            {filter}
          </Chip>
        ))}
      </ul>
    </nav>
  )
}

type ChipProps = { query: DirectoryQuery; isOn: boolean; children: ReactNode }

function Chip({ query, isOn, children }: ChipProps) {
  return (
    <li className="shrink-0">
      <Link
        to={directoryPath(query)}
        preventScrollReset
        aria-current={isOn ? 'true' : undefined}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-hairline bg-panel px-3 text-sm font-medium whitespace-nowrap hover:border-ink aria-current:border-evergreen aria-current:bg-evergreen-tint aria-current:text-evergreen-deep narrow:min-h-8"
      >
        {isOn && <span className="sr-only">Remove filter: </span>}
        {children}
        {isOn && <X aria-hidden="true" className="size-4 shrink-0" />}
      </Link>
    </li>
  )
}
