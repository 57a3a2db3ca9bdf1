import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
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
export const controlClasses = 'control'

type TextFieldProps = ComponentProps<'input'> & FieldText

export function TextField({ label, hint, error, id, className, ...props }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => <input type="text" {...props} {...control} className={controlClasses} />}
    </Field>
  )
}

type TextAreaProps = ComponentProps<'textarea'> & FieldText

/** A text field with several lines. */
export function TextArea({ label, hint, error, id, className, ...props }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => <textarea rows={4} {...props} {...control} className={controlClasses} />}
    </Field>
  )
}

type SelectProps = Omit<ComponentProps<'select'>, 'multiple' | 'size'> & FieldText

/** A native select: Radix's injects a <style> element, which the Content-Security-Policy forbids. */
export function Select({ label, hint, error, id, className, children, ...props }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div className="relative">
          <select
            {...props}
            {...control}
            className={classNames(controlClasses, 'appearance-none truncate pr-10')}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
          />
        </div>
      )}
    </Field>
  )
}
