import { formatCents } from '@cardsight/contract/your-cards'
import { dollarsToCents } from '@cardsight/engine/money'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type AmountFormProps = {
  label: string
  initialCents: number
  mostCents: number
  onSave: (cents: number) => void
  onCancel: () => void
}

/** One amount with cents, in place of the button that opened it. */
export function AmountForm({ label, initialCents, mostCents, onSave, onCancel }: AmountFormProps) {
  const [text, setText] = useState(
    initialCents === 0 ? '' : (initialCents / 100).toFixed(2).replace('.00', ''),
  )
  const [isWrong, setIsWrong] = useState(false)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const input = form.current?.querySelector('input')
    input?.focus()
    input?.select()
  }, [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const cents = readCents(text)
    if (cents === null || cents > mostCents) {
      setIsWrong(true)
    } else {
      onSave(cents)
    }
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="flex flex-wrap items-end gap-2"
    >
      <TextField
        id={id}
        label={label}
        inputMode="decimal"
        autoComplete="off"
        className="w-56"
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isWrong ? `Enter an amount from $0.01 to ${formatCents(mostCents)}.` : undefined}
      />
      <Button type="submit" size="small" className="min-h-11 narrow:min-h-11">
        Save
      </Button>
      <Button variant="quiet" size="small" className="min-h-11 narrow:min-h-11" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}

/** Null if it isn't an amount above zero. */
function readCents(text: string): number | null {
  const digits = text.replaceAll(/[$,\s]/g, '')
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(digits) && Number(digits) > 0 ? dollarsToCents(digits) : null
}
