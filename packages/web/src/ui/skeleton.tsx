import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/**
 * A placeholder with the size of the content to come; the region around it carries aria-busy and says what is
 * loading.
 */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span {...props} aria-hidden="true" className={classNames(blankClasses, 'animate-breathe', className)} />
  )
}

const blankClasses = 'block rounded-[0.25rem] bg-hairline print:hidden'

const lineWidths = ['w-full', 'w-11/12', 'w-full', 'w-2/3'] as const

/** Placeholder lines of text with one shared animation: two dozen separate ones are slow to start. */
export function SkeletonLines({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-breathe print:hidden', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span key={line} className="flex h-7 items-center border-b border-hairline">
          <span className={classNames(blankClasses, 'h-3', lineWidths[line % lineWidths.length])} />
        </span>
      ))}
    </span>
  )
}
