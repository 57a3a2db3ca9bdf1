import type { ReactNode } from 'react'
import type { ListGroup, ListItem } from './group-items.ts'

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
