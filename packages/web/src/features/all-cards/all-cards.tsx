import { type ReactNode, useState } from 'react'
import { FoldRow } from '../../ui/fold-row.tsx'
import { CardList, type CardListProps } from './card-list.tsx'

export type AllCardsProps = Omit<CardListProps, 'isStaged' | 'isPressed'> & {
  /** Below the list. */
  footer?: ReactNode
  /** '210 ranked, 49 you may not qualify for' */
  hint: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function AllCards({ hint, footer, isOpen, onOpenChange, ...list }: AllCardsProps) {
  // If something other than a click opens it, such as printing, the list must be complete at once.
  const [isStaged, setIsStaged] = useState(isOpen)
  const [isPressed, setIsPressed] = useState(false)
  return (
    <FoldRow
      title={titleOf(isOpen, list.isPrinting)}
      label="All cards"
      hint={hint}
      isOpen={isOpen}
      onOpenChange={(isOpened) => {
        setIsStaged(isOpened)
        setIsPressed(true)
        onOpenChange(isOpened)
      }}
    >
      <CardList {...list} {...{ isStaged, isPressed }} />
      {footer}
    </FoldRow>
  )
}

function titleOf(isOpen: boolean, isPrinting = false): string {
  if (isPrinting) {
    return 'All cards'
  }
  return isOpen ? 'Hide All Cards' : 'View All Cards'
}
