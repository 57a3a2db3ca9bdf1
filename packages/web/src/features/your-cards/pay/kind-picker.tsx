import type { Leaf } from '@cardsight/engine/categories'
import { Search } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlClasses } from '../../../ui/field.tsx'
import type { ShopKind } from '../../../worker/your-cards/your-cards-catalog.ts'

/** Shown at first. More chips would take too long to draw after every key. */
const commonKinds: ReadonlySet<Leaf> = new Set<Leaf>([
  'supermarket',
  'dining',
  'fast-food',
  'gas',
  'drugstore',
  'clothing',
  'home-improvement',
  'entertainment',
  'hotels',
  'online-shopping',
  'other',
])

type KindPickerProps = {
  question: string
  kinds: readonly ShopKind[]
  onPick: (leaf: Leaf) => void
}

/** Asks what kind of store a place is. */
export function KindPicker({ question, kinds, onPick }: KindPickerProps) {
  const [query, setQuery] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const label = useId()
  const typed = query.trim().toLowerCase()
  const isShort = typed === '' && !showsAll
  const found = kinds.filter(({ leaf, name }) =>
    isShort ? commonKinds.has(leaf) : name.toLowerCase().includes(typed),
  )
  return (
    <fieldset aria-labelledby={label} className="mt-4 min-w-0">
      <p id={label} className="font-medium">
        {question}
      </p>
      <div className="relative mt-2 max-w-text">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          aria-label="Search kinds of stores"
          placeholder={`Search ${kinds.length} kinds of stores`}
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            const [first] = found
            if (event.key === 'Enter' && typed !== '' && first !== undefined) {
              event.preventDefault()
              onPick(first.leaf)
            }
          }}
          className={classNames(controlClasses, 'pl-9')}
        />
        <p role="status" className="sr-only">
          {typed !== '' && (found.length === 1 ? '1 result' : `${found.length} results`)}
        </p>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2 py-1">
        {found.map(({ leaf, name }) => (
          <li key={leaf}>
            <Chip onClick={() => onPick(leaf)}>{name}</Chip>
          </li>
        ))}
      </ul>
      {isShort && (
        <Button variant="secondary" size="small" className="mt-2" onClick={() => setShowsAll(true)}>
          Show all {kinds.length}
        </Button>
      )}
      {found.length === 0 && (
        <p className="text-ink-soft">No matching kind of store. Try another word, or pick Other.</p>
      )}
    </fieldset>
  )
}

/** A choice in one press. */
export function Chip(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="min-h-11 rounded-full border border-rule bg-panel px-4 py-2 text-left font-medium hover:border-ink narrow:min-h-9 narrow:py-1"
    />
  )
}
