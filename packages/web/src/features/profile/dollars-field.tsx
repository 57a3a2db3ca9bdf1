import { formatMoney } from '../../lib/format-money.ts'
import { MoneyField, type MoneyFieldProps } from '../../ui/money-field.tsx'
import { useDraft } from './use-draft.ts'

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

/** `1234` → `$1,234`, `49.99` → `$49.99`: no cents if there are none. */
export function formatDollars(dollars: number): string {
  return formatMoney(dollars).replace(/\.00$/, '')
}
