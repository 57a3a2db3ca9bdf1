import type { CardBrief } from '@cardsight/contract/schemas'
import { ExternalLink } from 'lucide-react'
import { createContext, useContext } from 'react'
import { classNames } from '../ui/class-names.ts'

export type ApplyLinkProps = {
  card: Pick<CardBrief, 'name' | 'link' | 'issuer' | 'status'>
  size?: 'small' | 'medium' | 'large'
  variant?: 'primary' | 'secondary'
  className?: string
}

/** True while results can still change by themselves, because a bank is sending its history. */
export const ApplyHold = createContext(false)

/** Link to the issuer's application page. None of our links is paid for, so none is marked as sponsored. */
export function ApplyLink({ card, size = 'medium', variant = 'primary', className }: ApplyLinkProps) {
  const isHeld = useContext(ApplyHold)
  if (card.status === 'closed') {
    return <p className={classNames('text-sm text-ink-soft', className)}>Closed to new applicants</p>
  }
  if (isHeld) {
    return (
      <button
        type="button"
        disabled
        aria-label={`Apply for ${card.name}: once your import is complete`}
        data-variant={variant}
        data-size={size}
        className={classNames('button', className)}
      >
        Apply
      </button>
    )
  }
  return (
    <a
      href={card.link}
      target="_blank"
      rel="noopener nofollow"
      // Not visually hidden text: in a table of cards each would add a layer for the browser to paint.
      aria-label={`Apply for ${card.name} at ${card.issuer} (opens in a new tab)`}
      data-variant={variant}
      data-size={size}
      className={classNames('button', className)}
    >
      Apply
      {icon}
    </a>
  )
}

// Created once and shared by hundreds of rows.
const icon = <ExternalLink aria-hidden="true" className="size-4" />
