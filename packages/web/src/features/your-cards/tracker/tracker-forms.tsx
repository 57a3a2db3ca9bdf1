import { formatCents, readYourCards } from '@cardsight/contract/your-cards'
import { type Day, isDay } from '@cardsight/engine/dates'
import { dollarsToCents } from '@cardsight/engine/money'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { localToday } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { ShownCard } from '../../../worker/your-cards/your-cards-catalog.ts'
import { activateQuarter, type EditCard, markCreditUsed, setOpened } from '../card-edits.ts'

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

type OpeningDateProps = { card: ShownCard; why: string; onEdit: EditCard }

/** Asks for the opening date where it's missing. */
export function OpeningDate({ card, why, onEdit }: OpeningDateProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    const problem = problemWith(text)
    setError(problem)
    if (problem === undefined && isDay(text)) {
      onEdit(card.yourCardId, () => setOpened(text), `Saved the opening date of ${card.name}.`)
    }
  }
  return (
    <form noValidate onSubmit={save} className="mt-2 flex flex-wrap items-end gap-2">
      <TextField
        type="date"
        label={`When did you open ${card.name}?`}
        hint={why}
        className="min-w-56"
        max={localToday()}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={error}
      />
      <Button type="submit" variant="secondary" size="small" className="min-h-11 narrow:min-h-11">
        Save date
      </Button>
    </form>
  )
}

/** The sentence about an impossible date; undefined for a good one. */
function problemWith(text: string): string | undefined {
  const cards = [{ id: 'card', cardId: 'card', opened: text }]
  const { problems } = readYourCards(
    { version: 1, cards },
    { today: localToday(), cardIds: new Set(['card']) },
  )
  return problems.find(({ level }) => level === 'error')?.sentence
}

type MarkActivatedProps = { yourCardId: string; quarter: Day; onEdit: EditCard }

export function MarkActivated({ yourCardId, quarter, onEdit }: MarkActivatedProps) {
  const mark = () => onEdit(yourCardId, () => activateQuarter(quarter), 'Marked the quarter as activated.')
  return (
    <Button variant="secondary" size="small" onClick={mark}>
      Mark as activated
    </Button>
  )
}

type MarkUsedProps = {
  credit: Readonly<{ yourCardId: string; creditId: string; name: string; leftCents: number }>
  today: Day
  onEdit: EditCard
}

/** Enters a use of a credit. All that is left is filled in. */
export function MarkUsed({ credit, today, onEdit }: MarkUsedProps) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  const close = () => {
    wasOpen.current = true
    setIsOpen(false)
  }
  // The form had the focus, which would be lost with it.
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (wasOpen.current && button !== null) {
      wasOpen.current = false
      button.focus()
    }
  }
  const { yourCardId, creditId, name, leftCents } = credit
  const save = (cents: number) => {
    close()
    onEdit(
      yourCardId,
      (card) => markCreditUsed(card, { creditId, on: today, cents }),
      `Marked ${formatCents(cents)} of ${name} as used.`,
    )
  }
  return isOpen ? (
    <AmountForm
      label={`${name} used`}
      initialCents={leftCents}
      mostCents={leftCents}
      onSave={save}
      onCancel={close}
    />
  ) : (
    <Button ref={takeFocus} variant="secondary" size="small" onClick={() => setIsOpen(true)}>
      Mark as used <span className="sr-only">({name})</span>
    </Button>
  )
}
