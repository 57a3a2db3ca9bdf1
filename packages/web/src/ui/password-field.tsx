import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, Field, type FieldText } from './field.tsx'

type Native = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'>

type PasswordFieldProps = Native &
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

const looks = {
  none: { filled: 0, word: '', color: '' },
  weak: { filled: 1, word: 'Weak', color: 'bg-brick' },
  medium: { filled: 2, word: 'Medium', color: 'bg-ink-soft' },
  strong: { filled: 3, word: 'Strong', color: 'bg-teal' },
} as const satisfies Record<PasswordStrength, { filled: number; word: string; color: string }>

type PasswordMeterProps = { password: string; isCommon: boolean | 'unknown' }

function PasswordMeter({ password, isCommon }: PasswordMeterProps) {
  const strength = passwordStrength(password, isCommon)
  const { filled, word, color } = looks[strength]
  return (
    // The space is reserved while there is nothing to say, so that the form doesn't jump at the first letter.
    <div data-strength={strength} className="mt-2 flex min-h-5 items-center gap-3">
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 flex-1 rounded-full forced-color-adjust-none',
              step <= filled ? color : 'bg-hairline',
            )}
          />
        ))}
      </span>
      <span role="status" className="min-w-16 text-right text-sm font-medium text-ink-soft">
        {word && <span className="sr-only">Password strength: </span>}
        {isCommon === true && password !== '' ? 'Too common' : word}
      </span>
    </div>
  )
}

type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong'

/**
 * Indicator only; whether a password is accepted is decided elsewhere. It goes by length, but a common password is
 * weak, and one that may be common isn't called strong.
 */
export function passwordStrength(password: string, isCommon: boolean | 'unknown' = false): PasswordStrength {
  const length = [...password].length
  if (length === 0) {
    return 'none'
  }
  if (length < 5 || isCommon === true) {
    return 'weak'
  }
  return length < 8 || isCommon === 'unknown' ? 'medium' : 'strong'
}

const PAUSE_MS = 200

/** Whether a password is common: asked when the user pauses, 'unknown' until then and if the check fails. */
function useIsCommon(
  password: string,
  check: ((password: string) => Promise<boolean>) | undefined,
): boolean | 'unknown' {
  const [known, setKnown] = useState<{ password: string; isCommon: boolean } | null>(null)
  useEffect(() => {
    if (check === undefined || password === '') {
      return
    }
    let isCurrent = true
    const timer = setTimeout(async () => {
      const isCommon = await check(password).catch(() => null)
      if (isCurrent && isCommon !== null) {
        setKnown({ password, isCommon })
      }
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, check])
  if (check === undefined) {
    return false
  }
  return known?.password === password ? known.isCommon : 'unknown'
}
