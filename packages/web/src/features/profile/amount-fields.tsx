import { MAX_POINT_VALUE } from '@cardsight/contract/profile'
import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { classNames } from '../../ui/class-names.ts'
import { controlClasses } from '../../ui/field.tsx'
import { MoneyField, type MoneyFieldProps } from '../../ui/money-field.tsx'
import type { ListItem } from './checklist.tsx'
import { formatCentsPerPoint, parseCentsPerPoint } from './profile-text.ts'

type DollarsFieldProps = Pick<MoneyFieldProps, 'label' | 'hint' | 'placeholder' | 'className'> & {
  /** Whole dollars; null while the field is empty. */
  dollars: number | null
  onDollars: (dollars: number | null) => void
}

/** A money field that reports whole dollars once the user stops typing. */
export function DollarsField({ dollars, onDollars, ...props }: DollarsFieldProps) {
  const { text, handleText, handleBlur, handleKeyDown } = useDraft({
    value: dollars === null ? '' : String(dollars),
    onCommit: (digits) => onDollars(digits === '' ? null : Number(digits)),
  })
  return (
    <MoneyField
      {...props}
      value={text}
      onValueChange={handleText}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    />
  )
}

type CentsFieldProps = {
  /** Its detail is the value that counts while the field is empty. */
  program: ListItem
  /** Hundredths of a cent per point; null if the person has no value of their own. */
  value: number | null
  onValue: (id: string, value: number | null) => void
}

const RANGE = `Enter 0 to ${MAX_POINT_VALUE / 100} cents.`

/** Cents per point of one program, in a row with its name. */
export const CentsField = memo(function CentsField({ program, value, onValue }: CentsFieldProps) {
  const id = useId()
  const { text, error, handleText, handleBlur, handleKeyDown } = useDraft({
    value: value === null ? '' : formatCentsPerPoint(value),
    onCommit: (typed) => onValue(program.id, parseCentsPerPoint(typed)),
    check: (typed) => (typed.trim() === '' || parseCentsPerPoint(typed) !== null ? null : RANGE),
  })
  return (
    <div className="flex items-center gap-3 py-1">
      <div className="min-w-0 flex-1 leading-5">
        <label htmlFor={id}>
          {program.name}
          <span className="sr-only">, cents per point</span>
        </label>
        <p
          id={`${id}-hint`}
          aria-live="polite"
          className={error === null ? 'sr-only' : 'text-sm font-medium text-brick'}
        >
          {error ?? `${program.detail} if empty`}
        </p>
      </div>
      <span className="relative w-24 shrink-0">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={program.detail ?? undefined}
          aria-describedby={`${id}-hint`}
          aria-invalid={error === null ? undefined : true}
          value={text}
          onChange={({ target }) => handleText(target.value)}
          onBlur={handleBlur}
          onKeyDown={handleKeyDown}
          className={classNames(controlClasses, 'figures pr-7 text-right')}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-soft"
        >
          ¢
        </span>
      </span>
    </div>
  )
})

const PAUSE_MS = 500

type DraftOptions = {
  /** The committed text. */
  value: string
  onCommit: (text: string) => void
  /** Returns what is wrong with a text, or null. A text with an error isn't committed. */
  check?: (text: string) => string | null
}

/**
 * Text of a number field while it is typed. It commits after a short pause, on Enter, when the field loses focus, and when
 * the field disappears.
 */
function useDraft({ value, onCommit, check = () => null }: DraftOptions) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const pending = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const commit = useStable(() => {
    clearTimeout(timer.current)
    const typed = pending.current
    pending.current = null
    if (typed !== null && check(typed) === null && typed !== value) {
      onCommit(typed)
    }
  })
  const settle = useStable(() => {
    setIsChecked(true)
    commit()
  })
  useEffect(() => () => commit(), [commit])

  const text = draft ?? value
  return {
    text,
    error: isChecked ? check(text) : null,
    handleText: (typed: string) => {
      setDraft(typed)
      setIsChecked(false)
      pending.current = typed
      clearTimeout(timer.current)
      timer.current = setTimeout(settle, PAUSE_MS)
    },
    handleBlur: () => {
      settle()
      if (check(text) === null) {
        setDraft(null)
      }
    },
    handleKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        event.preventDefault()
        settle()
      }
    },
  }
}
