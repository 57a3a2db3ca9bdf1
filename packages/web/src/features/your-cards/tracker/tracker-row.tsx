import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { TrackerScreen } from '../../../worker/your-cards/tracker-screen.ts'
import type { ShownCard } from '../../../worker/your-cards/your-cards-catalog.ts'
import { SmallFace } from '../answer-parts.tsx'
import type { EditCard } from '../card-edits.ts'

type TrackerRowProps = {
  card: ShownCard
  title: ReactNode
  /** A short word or amount at the right of the title. */
  aside?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** A card's face, what it's about, and what you can do. */
export function TrackerRow({ card, title, aside, children, actions }: TrackerRowProps) {
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4">
      <SmallFace card={card} className="mt-0.5" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="font-medium">{title}</p>
          {aside}
        </div>
        {/* The actions go below the text if both don't fit side by side. */}
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-60">{children}</div>
          {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      </div>
    </div>
  )
}

/** A second line of a row. */
export function RowNote({ children }: { children: ReactNode }) {
  return <p className="figures mt-0.5 text-sm text-ink-soft">{children}</p>
}

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

/** What every part of the tracker gets. */
export type TrackerPartProps = Readonly<{
  screen: TrackerScreen
  cards: ReadonlyMap<string, ShownCard>
  onEdit: EditCard
}>
