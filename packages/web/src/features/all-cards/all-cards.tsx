import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { containmentClasses } from '../../ui/containment-classes.ts'
import { CardList, type CardListProps } from './card-list.tsx'

export type AllCardsProps = Omit<CardListProps, 'isStaged' | 'isPressed'> & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function AllCards({ isOpen, onOpenChange, ...list }: AllCardsProps) {
  const id = useId()
  // If something other than a click opens it, such as printing, the list must be complete at once.
  const [isStaged, setIsStaged] = useState(isOpen)
  const [isPressed, setIsPressed] = useState(false)
  // Hundreds of rows take a while to remove: they're hidden first.
  const wasOpen = useDeferredValue(isOpen)
  return (
    <section aria-label="All cards" className={containmentClasses}>
      <div data-print="hide" className="flex justify-center">
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            setIsStaged(!isOpen)
            setIsPressed(true)
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
      {(isOpen || wasOpen) && (
        <div id={id} hidden={!isOpen} className="mt-6">
          <CardList {...list} {...{ isStaged, isPressed }} />
        </div>
      )}
    </section>
  )
}
