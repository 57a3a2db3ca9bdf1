import { Search } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { controlClasses } from '../../ui/field.tsx'

type SearchBoxProps = {
  /** What is searched, in the plural: "programs". */
  noun: string
  /** Number of entries without a search. */
  total: number
  query: string
  onQuery: (query: string) => void
  /** Number of entries found, which is announced. */
  count: number
}

/** Filters a list below it. Escape clears the text first, and only then does anything else. */
export function SearchBox({ noun, total, query, onQuery, count }: SearchBoxProps) {
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        aria-label={`Search ${noun}`}
        placeholder={`Search ${total} ${noun}`}
        autoComplete="off"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && query !== '') {
            event.preventDefault()
            event.stopPropagation()
            onQuery('')
          }
        }}
        className={classNames(controlClasses, 'pl-9')}
      />
      <p role="status" className="sr-only">
        {query.trim() !== '' && (count === 1 ? '1 result' : `${count} results`)}
      </p>
    </div>
  )
}
