import { classNames } from '../../../ui/class-names.ts'
import { controlClasses, Field, type FieldText } from '../../../ui/field.tsx'

type AmountFieldProps = FieldText & {
  value: string
  onValue: (value: string) => void
  unit?: '$' | '¢'
  className?: string
}

/** An amount as typed. Unlike a money field, it accepts cents and lets the form say what is wrong. */
export function AmountField({ value, onValue, unit = '$', ...field }: AmountFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className={classNames(
              'pointer-events-none absolute inset-y-0 grid place-items-center text-ink-soft',
              unit === '$' ? 'left-3' : 'right-3',
            )}
          >
            {unit}
          </span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={value}
            onChange={({ target }) => onValue(target.value)}
            {...control}
            className={classNames(controlClasses, 'figures text-right', unit === '$' ? 'pl-8' : 'pr-8')}
          />
        </div>
      )}
    </Field>
  )
}
