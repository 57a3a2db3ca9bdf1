import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, Field, type FieldText } from './field.tsx'

export type SelectProps = Omit<ComponentProps<'select'>, 'multiple' | 'size'> & FieldText

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
