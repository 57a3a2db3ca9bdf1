import { formatCents } from '@cardsight/contract/your-cards'
import type { Day } from '@cardsight/engine/dates'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { markCreditUsed } from '../card-edits.ts'
import type { EditCard } from '../use-card-edits.ts'
import { AmountForm } from './amount-form.tsx'

type MarkUsedProps = {
  credit: Readonly<{ yourCardId: string; creditId: string; name: string; leftCents: number }>
  today: Day
  onEdit: EditCard
}

/** Enters a use of a credit. All that is left is filled in. */
export function MarkUsed({ credit, today, onEdit }: MarkUsedProps) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  const close = () => {
    wasOpen.current = true
    setIsOpen(false)
  }
  // The form had the focus, which would be lost with it.
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (wasOpen.current && button !== null) {
      wasOpen.current = false
      button.focus()
    }
  }
  const { yourCardId, creditId, name, leftCents } = credit
  const save = (cents: number) => {
    close()
    onEdit(
      yourCardId,
      (card) => markCreditUsed(card, { creditId, on: today, cents }),
      `Marked ${formatCents(cents)} of ${name} as used.`,
    )
  }
  return isOpen ? (
    <AmountForm
      label={`${name} used`}
      initialCents={leftCents}
      mostCents={leftCents}
      onSave={save}
      onCancel={close}
    />
  ) : (
    <Button ref={takeFocus} variant="secondary" size="small" onClick={() => setIsOpen(true)}>
      Mark as used <span className="sr-only">({name})</span>
    </Button>
  )
}
