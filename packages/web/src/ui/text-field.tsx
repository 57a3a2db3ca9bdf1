import type { ComponentProps } from 'react'
import { controlClasses, Field, type FieldText } from './field.tsx'

export type TextFieldProps = ComponentProps<'input'> & FieldText

export function TextField({ label, hint, error, id, className, ...props }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => <input type="text" {...props} {...control} className={controlClasses} />}
    </Field>
  )
}
