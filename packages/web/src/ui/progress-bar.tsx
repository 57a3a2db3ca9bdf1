import type { ComponentProps } from 'react'
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
