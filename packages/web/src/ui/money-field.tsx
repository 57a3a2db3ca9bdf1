import { withCommas } from '@cardsight/contract/numbers'
import { type ChangeEvent, type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, Field, type FieldText } from './field.tsx'

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

/** Formats whole dollars while the user types: adds thousands commas and keeps the caret in place. */
type MoneyInput = {
  digits: string
  display: string
  caret: number
  /** Digits to the right of an ignored decimal point; null if the user isn't typing cents. */
  cents: number | null
}

export type Keystroke = {
  /** Content of the field after the keystroke, before we format it. */
  typed: string
  caret: number
  /** The digits accepted so far. */
  previous: string
  /** As the last keystroke returned it. */
  cents?: number | null
  /** True for the Delete key: the caret must move past a comma, or the key would get stuck at it. */
  isForwardDelete?: boolean
  /** `pasted`: the text came at once. `found`: it was there before our scripts, maybe with commas that we had set. */
  source?: 'typed' | 'pasted' | 'found'
}

const acceptable = /^\d{0,5}$/
const american = /^\d[\d,]*(?:\.\d{0,9})?$/
/** '1.234,56', and '1.234', because amounts don't have tenths of a cent. */
const withPointsAsThousands = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{0,9})?$/
const withDecimalComma = /^\d+,\d{1,2}$/

export function readMoneyInput(keystroke: Keystroke): MoneyInput {
  const { typed, caret, previous, cents = null, isForwardDelete = false, source = 'typed' } = keystroke
  const isTyped = source === 'typed'
  const bare = isTyped ? typed.replaceAll(',', '') : dollarsIn(typed, source)
  const digitsAfter = countDigits(typed.slice(caret))
  const isInserted = countDigits(typed) > previous.length
  if (isInserted && cents === digitsAfter && isTyped) {
    return { ...unchanged(keystroke), cents }
  }
  if (!acceptable.test(bare)) {
    return { ...unchanged(keystroke), cents: typed[caret - 1] === '.' ? digitsAfter : null }
  }
  const digits = bare.replace(/^0+(?=\d)/, '')
  const display = withCommas(digits)
  const after = isTyped ? digitsAfter : 0
  return { digits, display, caret: caretBefore(display, after, isForwardDelete), cents: null }
}

/** How the text of an input event came into the field. */
export function sourceOf(event: Event): 'typed' | 'pasted' {
  return event instanceof InputEvent && /^insert(?:From|Replacement)/.test(event.inputType)
    ? 'pasted'
    : 'typed'
}

export function isForwardDelete(event: Event): boolean {
  return (
    event instanceof InputEvent && event.inputType.startsWith('delete') && event.inputType.endsWith('Forward')
  )
}

/** "$1,234.56" and "1.234,56" are 1235 dollars. Text that is no amount stays as it is. */
function dollarsIn(text: string, source: 'pasted' | 'found'): string {
  const plain = text.replaceAll(/\s/g, '').replace(/^\$/, '')
  const isEuropean =
    withPointsAsThousands.test(plain) || (source === 'pasted' && withDecimalComma.test(plain))
  if (isEuropean) {
    return wholeDollars(plain.replaceAll('.', '').replace(',', '.'))
  }
  return american.test(plain) ? wholeDollars(plain.replaceAll(',', '')) : plain
}

const wholeDollars = (number: string) => String(Math.round(Number(number)))

function unchanged({ typed, caret, previous }: Keystroke): Omit<MoneyInput, 'cents'> {
  const display = withCommas(previous)
  const before = caret - (typed.length - display.length)
  return { digits: previous, display, caret: Math.min(Math.max(before, 0), display.length) }
}

const countDigits = (text: string) => text.replaceAll(',', '').length

/** The caret position with this many digits to its right: left of a comma, or right of it when deleting forward. */
function caretBefore(display: string, digitsAfter: number, passComma: boolean): number {
  let caret = display.length
  while (caret > 0 && countDigits(display.slice(caret)) < digitsAfter) {
    caret -= 1
  }
  const hasCommaLeft = display[caret - 1] === ','
  return hasCommaLeft && !passComma ? caret - 1 : caret
}
