import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type FieldText = { label: ReactNode; hint?: ReactNode; error?: ReactNode }

type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = FieldText & {
  id?: string | undefined
  className?: string | undefined
  children: (control: Control) => ReactNode
}

/** Label above, hint under it, error under the control, each linked to the control by id. */
export function Field({ label, hint, error, id, className, children }: FieldProps) {
  const madeId = useId()
  const controlId = id ?? madeId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames('min-w-0', className)} data-invalid={error ? '' : undefined}>
      <label htmlFor={controlId} className="block font-medium">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-1.5">
        {children({
          id: controlId,
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {/*
       * Rendered before there is an error: a live region that is inserted together with its text is not announced.
       */}
      <p id={errorId} aria-live="polite" className="text-sm font-medium text-brick">
        {error && (
          <span className="mt-1.5 flex gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </span>
        )}
      </p>
    </div>
  )
}

/** Shared styles of text inputs and selects. */
export const controlClasses =
  'block w-full min-h-11 rounded-control border border-edge bg-panel px-3 py-2 text-ink placeholder:text-ink-soft hover:border-ink disabled:cursor-not-allowed disabled:border-rule disabled:bg-paper-sunk disabled:text-ink-soft aria-invalid:border-brick aria-invalid:shadow-[inset_0_0_0_1px_var(--color-brick)]'
