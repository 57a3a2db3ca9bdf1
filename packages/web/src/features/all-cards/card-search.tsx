import { Search } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { controlClasses } from '../../ui/field.tsx'

type CardSearchProps = { search: string; onSearch: (search: string) => void }

/** Finds cards by name or issuer. Escape clears the text first, and only then does anything else. */
export function CardSearch({ search, onSearch }: CardSearchProps) {
  return (
    <div className="relative min-w-0 flex-1 basis-56" data-print="hide">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        aria-label="Search cards by name or issuer"
        placeholder="Search by name or issuer"
        autoComplete="off"
        enterKeyHint="search"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && search !== '') {
            event.preventDefault()
            event.stopPropagation()
            onSearch('')
          }
        }}
        className={classNames(controlClasses, 'pl-9')}
      />
    </div>
  )
}
