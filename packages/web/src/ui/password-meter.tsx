import { classNames } from './class-names.ts'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'

const looks = {
  none: { filled: 0, word: '', color: '' },
  weak: { filled: 1, word: 'Weak', color: 'bg-brick' },
  medium: { filled: 2, word: 'Medium', color: 'bg-ink-soft' },
  strong: { filled: 3, word: 'Strong', color: 'bg-teal' },
} as const satisfies Record<PasswordStrength, { filled: number; word: string; color: string }>

type PasswordMeterProps = { password: string; isCommon: boolean | 'unknown' }

export function PasswordMeter({ password, isCommon }: PasswordMeterProps) {
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
