import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

type ChoiceButtonProps = {
  /** Includes the merchant, because the same button is in every row. */
  label: string
  isPressed: boolean
  onClick: () => void
  children: ReactNode
}

/** Stays in place when pressed, and so does the focus. Another click undoes the choice. */
export function ChoiceButton({ label, isPressed, onClick, children }: ChoiceButtonProps) {
  return (
    <Button
      variant={isPressed ? 'primary' : 'secondary'}
      size="small"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
