import { Search } from 'lucide-react'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { controlClasses } from '../../ui/field.tsx'
import type { KindGroup } from './profile-text.ts'

type ChecklistProps = {
  /** What is listed, in the plural: "programs". */
  noun: string
  /** Must be stable, or every change re-renders all items. */
  groups: readonly ListGroup[]
  chosen: readonly string[]
  /** Items that come with a chosen one, by id: the name of that one. They are ticked and can't be changed. */
  includedWith?: ReadonlyMap<string, string>
  onToggle: (id: string, isChosen: boolean) => void
}

const none: ReadonlyMap<string, string> = new Map()

/** A searchable list of checkboxes in groups. */
export function Checklist({ noun, groups, chosen, includedWith = none, onToggle }: ChecklistProps) {
  const [query, setQuery] = useState('')
  const found = useMemo(() => searchGroups(groups, query), [groups, query])
  const toggle = useStable(onToggle)
  return (
    <div className="grid gap-2">
      <SearchBox
        noun={noun}
        total={countItems(groups)}
        query={query}
        onQuery={setQuery}
        count={countItems(found)}
      />
      <ListGroups noun={noun} groups={found}>
        {(item) => (
          <Item
            key={item.id}
            item={item}
            isChosen={chosen.includes(item.id)}
            includedWith={includedWith.get(item.id)}
            onToggle={toggle}
          />
        )}
      </ListGroups>
    </div>
  )
}

type ItemProps = Pick<ChecklistProps, 'onToggle'> & {
  item: ListItem
  isChosen: boolean
  includedWith: string | undefined
}

const Item = memo(function Item({ item, isChosen, includedWith, onToggle }: ItemProps) {
  const detail = includedWith === undefined ? item.detail : `Comes with ${includedWith}`
  return (
    <Checkbox
      checked={isChosen || includedWith !== undefined}
      disabled={includedWith !== undefined}
      onChange={({ target }) => onToggle(item.id, target.checked)}
      label={
        <>
          {item.name}
          {detail !== null && <span className="block text-sm text-ink-soft"> {detail}</span>}
        </>
      }
    />
  )
})

type ListGroupsProps = {
  /** What is listed, in the plural. */
  noun: string
  groups: readonly ListGroup[]
  children: (item: ListItem) => ReactNode
}

/** Groups of controls under their headings, in a box that scrolls. */
export function ListGroups({ noun, groups, children }: ListGroupsProps) {
  if (groups.length === 0) {
    return <p className="py-2 text-ink-soft">No matching {noun}.</p>
  }
  return (
    // Padding inside, and as much margin outside: the box clips the focus rings of its controls.
    <div className="-mx-1 max-h-80 overflow-y-auto overscroll-contain border-y border-hairline px-1 pb-2">
      {groups.map(({ label, items }) => (
        <fieldset key={label} className="not-first:mt-3">
          <legend className="ledger-label float-left w-full pt-3 pb-1 text-ink-soft">{label}</legend>
          <div className="clear-both grid gap-x-6 @min-[34rem]:grid-cols-2">{items.map(children)}</div>
        </fieldset>
      ))}
    </div>
  )
}

/** Something that can be chosen or valued, with a second line of text. */
export type ListItem = Readonly<{ id: string; name: string; detail: string | null }>
export type ListGroup = Readonly<{ label: string; items: readonly ListItem[] }>

type Option = Readonly<{ id: string; name: string; kind: string }>

/** Items by group, in the order of the groups. Options of a kind that no group has go into the last one. */
export function groupItems<Item extends Option>(
  options: readonly Item[],
  groups: readonly KindGroup[],
  detailOf: (option: Item) => string | null,
): ListGroup[] {
  const labelOf = ({ kind }: Item) =>
    (groups.find(({ kinds }) => kinds.includes(kind)) ?? groups.at(-1))?.label
  return groups.map(({ label }) => ({
    label,
    items: options
      .filter((option) => labelOf(option) === label)
      .map((option) => ({ id: option.id, name: option.name, detail: detailOf(option) })),
  }))
}

/** Groups with the items whose name or group contains every word of the query; groups without any are left out. */
export function searchGroups(groups: readonly ListGroup[], query: string): ListGroup[] {
  const words = searchable(query).split(/\s+/).filter(Boolean)
  return groups
    .map(({ label, items }) => ({
      label,
      items: items.filter(({ name }) => {
        const text = searchable(`${name} ${label}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

export function countItems(groups: readonly ListGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0)
}

/** People type "macys" and "us bank". */
function searchable(text: string): string {
  return text.toLowerCase().replaceAll(/[’'.]/g, '')
}

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
