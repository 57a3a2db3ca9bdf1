import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const variants = {
  /** A ribbon-shaped label. Marigold is reserved for the recommended card. */
  pick: 'bg-marigold pr-5 pl-3 font-bold text-marigold-ink [clip-path:polygon(0_0,100%_0,calc(100%-0.5rem)_50%,100%_100%,0_100%)]',
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
