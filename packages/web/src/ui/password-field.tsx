import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, Field, type FieldText } from './field.tsx'
import { PasswordMeter } from './password-meter.tsx'
import { useIsCommon } from './use-is-common.ts'

type Native = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'>

export type PasswordFieldProps = Native &
  FieldText & {
    value?: string
    showStrength?: boolean
    /** Checks a password against a list of common ones while the user types. */
    checkCommon?: (password: string) => Promise<boolean>
  }

export function PasswordField({ label, hint, error, id, className, ...props }: PasswordFieldProps) {
  const { showStrength = false, checkCommon, value, onChange, ...rest } = props
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const isCommon = useIsCommon(value ?? typed, checkCommon)
  const Mark = shown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <>
          <div className="relative">
            <input
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...control}
              {...(value !== undefined && { value })}
              type={shown ? 'text' : 'password'}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                onChange?.(event)
              }}
              className={classNames(controlClasses, 'pr-13')}
            />
            <button
              type="button"
              data-needs-script
              disabled={rest.disabled}
              aria-label={shown ? 'Hide password' : 'Show password'}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-evergreen disabled:text-rule"
            >
              <Mark aria-hidden="true" className="size-5" />
            </button>
          </div>
          {showStrength && <PasswordMeter password={value ?? typed} isCommon={isCommon} />}
        </>
      )}
    </Field>
  )
}
