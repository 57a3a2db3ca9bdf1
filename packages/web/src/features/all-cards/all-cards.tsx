import type { Projection } from '@cardsight/contract'
import type { Sorting, SortKey } from '@cardsight/engine'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { drawnApart } from '../../ui/drawn-apart.ts'
import type { AllCardsRow } from './all-cards-row.ts'
import { CardList } from './card-list.tsx'

export type AllCardsProps = {
  isOpen: boolean
  /** On paper all cards are listed, whatever the screen has room for. */
  isPrinting?: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Filtered, and in the order of `sorting`. */
  rows: readonly AllCardsRow[]
  sorting: Sorting
  onSort: (key: SortKey) => void
  projection: Projection
  onProjection: (projection: Projection) => void
  filter: ReactNode
  /** The card that is shown where there is room for one only. */
  selected: number
  onSelect: (index: number) => void
  /** Of the projection. */
  spending: number
  onDetails: (cardId: string) => void
  onWhy: (cardId: string, focus: WhyFocus) => void
}

export function AllCards({ isOpen, onOpenChange, ...list }: AllCardsProps) {
  const id = useId()
  // Opened otherwise than by a person, as for printing, it has to be whole from the first moment.
  const [isStaged, setIsStaged] = useState(isOpen)
  return (
    <section aria-label="All cards" className={drawnApart}>
      <div data-print="hide" className="flex justify-center">
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            setIsStaged(!isOpen)
            onOpenChange(!isOpen)
          }}
        >
          {isOpen ? 'Hide All Cards' : 'View All Cards'}
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-5 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </Button>
      </div>
      {isOpen && (
        <div id={id} className="mt-6">
          <CardList {...list} isStaged={isStaged} />
        </div>
      )}
    </section>
  )
}
