import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type SpinnerProps = ComponentProps<'div'> & { label?: string }

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
