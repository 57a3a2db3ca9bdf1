import { withCommas } from '@cardsight/contract/numbers'
import { type ChangeEvent, type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, Field, type FieldText } from './field.tsx'
import { isForwardDelete, readMoneyInput, sourceOf } from './money-input.ts'

type Native = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'ref'>

export type MoneyFieldProps = Native &
  FieldText & {
    /** Digits without commas; empty while nothing is typed. */
    value: string
    onValueChange: (digits: string) => void
  }

export function MoneyField({ label, hint, error, id, className, ...props }: MoneyFieldProps) {
  const { value, onValueChange, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  const cents = useRef<number | null>(null)

  // Text typed before hydration is in the input but in no state: adopt it once, on mount.
  const adopt = useRef((typed: string) => {
    const { digits } = readMoneyInput({ typed, caret: typed.length, previous: value, source: 'found' })
    if (digits !== value) {
      onValueChange(digits)
    }
  })
  useEffect(() => adopt.current(input.current?.value ?? ''), [])

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const box = event.currentTarget
    const read = readMoneyInput({
      typed: box.value,
      caret: box.selectionStart ?? box.value.length,
      previous: value,
      cents: cents.current,
      isForwardDelete: isForwardDelete(event.nativeEvent),
      source: sourceOf(event.nativeEvent),
    })
    cents.current = read.cents
    // Written before React renders the same text, because React moves the caret to the end when it writes.
    box.value = read.display
    box.setSelectionRange(read.caret, read.caret)
    if (read.digits !== value) {
      onValueChange(read.digits)
    }
  }

  return (
    <Field
      label={
        <>
          {label}
          <span className="sr-only"> in dollars</span>
        </>
      }
      hint={hint}
      error={error}
      id={id}
      className={className}
    >
      {(control) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-3 grid place-items-center text-ink-soft"
          >
            $
          </span>
          <input
            autoComplete="off"
            placeholder="0"
            {...rest}
            {...control}
            ref={input}
            type="text"
            inputMode="numeric"
            value={withCommas(value)}
            onChange={handleChange}
            onBlur={(event) => {
              cents.current = null
              rest.onBlur?.(event)
            }}
            className={classNames(controlClasses, 'figures pl-8 text-right')}
          />
        </div>
      )}
    </Field>
  )
}
