import type { ComponentProps, ReactNode } from 'react'
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

type SpinnerProps = ComponentProps<'div'> & { label?: string }

/** Becomes visible, and is announced, only when waiting takes longer than 300 ms. */
export function Spinner({ label = 'Loading', className, ...props }: SpinnerProps) {
  return (
    <div {...props} role="status" className={classNames('flex items-center gap-3 text-ink-soft', className)}>
      <span className="flex animate-late items-center gap-3">
        <span
          aria-hidden="true"
          className="size-5 animate-turn rounded-full border-2 border-rule border-t-evergreen"
        />
        <span>{label}</span>
      </span>
    </div>
  )
}

/** A skeleton with the layout of the results: headline, the answer, and rows. The footer stays below the window. */
export function ResultsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="min-h-dvh">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-6 w-11/12 max-w-text" />
      <div className="mt-5 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 narrow:grid-cols-[11rem_minmax(0,1fr)] narrow:gap-x-8 menu:grid-cols-[14rem_minmax(0,1fr)_17rem] wide:grid-cols-[19rem_minmax(0,1fr)_22.5rem] wide:gap-x-10">
        <Skeleton className="aspect-[85.6/54] rounded-control" />
        <SkeletonLines lines={5} />
        <Skeleton className="col-span-2 h-13 w-full menu:col-span-1 menu:self-end" />
      </div>
      <Skeleton className="mt-16 h-7 w-3/4 max-w-96" />
      <SkeletonLines lines={9} className="mt-4" />
    </div>
  )
}

type AnswerSkeletonProps = { label: string; heading?: ReactNode }

/**
 * A skeleton with the layout of a wallet or a plan: headline and number, then cards beside a column. At least as high as
 * the window, so that what's below it doesn't move.
 */
export function AnswerSkeleton({ label, heading }: AnswerSkeletonProps) {
  return (
    <div role="status" aria-label={label} className="min-h-dvh">
      <div className="grid items-center gap-x-16 gap-y-6 border-b border-hairline pt-2 pb-6 narrow:pb-10 menu:grid-cols-[minmax(0,1fr)_25.5rem]">
        <div>
          {heading ?? <Skeleton className="h-8 w-11/12 max-w-text" />}
          <Skeleton className="mt-3 h-12 w-44" />
        </div>
        <SkeletonLines lines={4} />
      </div>
      <div className="mt-6 grid gap-x-16 gap-y-10 narrow:mt-10 menu:grid-cols-[minmax(0,1fr)_25.5rem]">
        <div>
          <Skeleton className="h-7 w-52" />
          {['first', 'second', 'third'].map((card) => (
            <div
              key={card}
              className="grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] gap-x-4 border-b border-hairline py-4 narrow:grid-cols-[8.5rem_minmax(0,1fr)] narrow:gap-x-6"
            >
              <Skeleton className="aspect-[85.6/54] rounded-control" />
              <SkeletonLines lines={3} />
            </div>
          ))}
        </div>
        <SkeletonLines lines={8} />
      </div>
    </div>
  )
}
