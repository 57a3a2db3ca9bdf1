import { memo, useMemo, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import {
  countItems,
  type ListGroup,
  ListGroups,
  type ListItem,
  SearchBox,
  searchGroups,
} from './list-groups.tsx'

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
