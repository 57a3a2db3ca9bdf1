import { MAX_POINT_VALUE } from '@cardsight/contract/profile'
import { memo, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { controlClasses } from '../../ui/field.tsx'
import type { ListItem } from './list-groups.tsx'
import { formatCentsPerPoint, parseCentsPerPoint } from './profile-text.ts'
import { useDraft } from './use-draft.ts'

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
