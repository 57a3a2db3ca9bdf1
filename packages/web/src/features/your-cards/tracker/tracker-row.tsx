import type { ReactNode } from 'react'
import type { ShownCard } from '../../../worker/your-cards/shown-cards.ts'
import { SmallFace } from '../small-face.tsx'

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
