import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  value: number
  max?: number
  /** Text next to the label, such as "3 of 12"; defaults to the percentage. */
  valueText?: string
}

export function ProgressBar({ label, value, max = 100, valueText, className, ...props }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  const words = valueText ?? `${Math.round(share * 100)}%`
  return (
    <div {...props} className={classNames('text-sm', className)}>
      <div aria-hidden="true" className="flex justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="figures text-ink-soft">{words}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words}
        className="mt-1.5 h-2 overflow-hidden rounded-full border border-edge bg-panel"
      >
        <div
          className="h-full origin-left bg-evergreen transition-transform forced-color-adjust-none"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  )
}

type SearchProgressProps = {
  label: string
  /** Null while nothing is searched. */
  progress: number | null
  onCancel: () => void
}

/** A line of its own, also while nothing is searched, so that nothing moves. Fades in late: many searches are short. */
export function SearchProgress({ label, progress, onCancel }: SearchProgressProps) {
  return (
    <div data-print="hide" className="flex min-h-11 items-end justify-end">
      {progress !== null && (
        <div className="flex min-w-0 max-w-96 flex-1 animate-late items-end gap-x-4">
          <ProgressBar
            label={label}
            value={Math.round(progress * 100)}
            className="min-w-0 flex-1 [&_span:first-child]:truncate"
          />
          <Button variant="secondary" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  )
}

type SearchFailureProps = { text: string; onRetry: () => void }

export function SearchFailure({ text, onRetry }: SearchFailureProps) {
  return (
    <div role="alert" className="mb-6">
      <p className="font-medium text-brick">{text}</p>
      <Button variant="secondary" size="small" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** `previous` names what is still on the screen, if anything is. */
type SearchCanceledProps = { previous: string | null; onRetry: () => void }

export function SearchCanceled({ previous, onRetry }: SearchCanceledProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="font-medium">
        Search canceled.{previous !== null && ` Showing your previous ${previous}.`}
      </p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Search again
      </Button>
    </div>
  )
}
