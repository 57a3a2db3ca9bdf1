import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const variants = {
  /** Marigold is reserved for the recommended card. */
  pick: 'rounded-full bg-marigold px-3 font-semibold text-marigold-ink forced-colors:border',
  neutral: 'rounded-[0.25rem] border border-rule bg-paper px-2 font-medium text-ink',
  good: 'rounded-[0.25rem] border border-teal bg-teal-tint px-2 font-medium text-teal',
  bad: 'rounded-[0.25rem] border border-brick bg-brick-tint px-2 font-medium text-brick-deep',
} as const

export type BadgeProps = ComponentProps<'span'> & { variant?: keyof typeof variants }

export function Badge({ variant = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      data-variant={variant}
      className={classNames(
        'inline-flex max-w-full items-center gap-1.5 py-1 text-sm leading-4 [&_svg]:size-4 [&_svg]:shrink-0',
        variants[variant],
        className,
      )}
    />
  )
}

/** Marks the recommended card, with the same words everywhere. */
export function PickBadge({ className }: { className?: string | undefined }) {
  return (
    <Badge variant="pick" className={className}>
      <Star aria-hidden="true" fill="currentColor" /> Cardsight's pick
    </Badge>
  )
}
