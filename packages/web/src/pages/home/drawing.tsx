import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type DrawingProps = { className?: string | undefined; children: ReactNode }

/** Illustrations: ink and one tint on a 480 by 300 sheet. They show nothing that the text doesn't say. */
export function Drawing({ className, children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 480 300"
      aria-hidden="true"
      className={classNames(
        'w-full fill-none stroke-ink stroke-2 [stroke-linecap:round] [stroke-linejoin:round]',
        className,
      )}
    >
      <rect width="480" height="300" rx="20" className="fill-evergreen-tint stroke-none" />
      {children}
    </svg>
  )
}
