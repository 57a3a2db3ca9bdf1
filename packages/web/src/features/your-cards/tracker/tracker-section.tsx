import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

type TrackerSectionProps = {
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  children: ReactNode
}

export function TrackerSection({ title, lead, children }: TrackerSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-1 max-w-text text-sm text-ink-soft">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}

type RowsProps<Item> = {
  items: readonly Item[]
  /** Plural noun of the button that shows the rest, such as 'credits'. */
  noun: string
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

const FEW = 5

/** A list with hairlines. It shows the first few rows, and the rest on demand. */
export function TrackerRows<Item>({ items, noun, keyOf, children }: RowsProps<Item>) {
  const [isWhole, setIsWhole] = useState(false)
  // One more row takes no more space than the button.
  const shown = isWhole || items.length <= FEW + 1 ? items : items.slice(0, FEW)
  return (
    <>
      <ul className="border-t border-hairline">
        {shown.map((item) => (
          <li key={keyOf(item)} className="border-b border-hairline py-4">
            {children(item)}
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="quiet" size="small" className="mt-2 -ml-3" onClick={() => setIsWhole(true)}>
          Show all {items.length} {noun}
        </Button>
      )}
    </>
  )
}
