import type { ComponentProps } from 'react'
import { controlClasses, Field, type FieldText } from './field.tsx'

export type TextAreaProps = ComponentProps<'textarea'> & FieldText

/** A text field with several lines. */
export function TextArea({ label, hint, error, id, className, ...props }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => <textarea rows={4} {...props} {...control} className={controlClasses} />}
    </Field>
  )
}
