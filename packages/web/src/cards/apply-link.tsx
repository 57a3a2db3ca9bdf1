import type { CardBrief } from '@cardsight/contract'
import { ExternalLink } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'

export type ApplyLinkProps = {
  card: Pick<CardBrief, 'name' | 'link' | 'issuer' | 'status'>
  size?: 'small' | 'medium' | 'large'
  className?: string
}

/** Leads out to the issuer. No link of ours is paid for, so none is marked as sponsored. */
export function ApplyLink({ card, size = 'medium', className }: ApplyLinkProps) {
  if (card.status === 'closed') {
    return <p className={classNames('text-sm text-ink-soft', className)}>Closed to new applicants</p>
  }
  return (
    <a
      href={card.link}
      target="_blank"
      rel="noopener nofollow"
      // Not words hidden for the eye: in a table of cards each would be one more layer for the browser to draw.
      aria-label={`Apply for ${card.name} on the site of ${card.issuer}, in a new tab`}
      data-variant="primary"
      data-size={size}
      className={classNames('button', className)}
    >
      Apply
      {icon}
    </a>
  )
}

// Made once: the same for two hundred rows, and at every change of them.
const icon = <ExternalLink aria-hidden="true" className="size-4" />
