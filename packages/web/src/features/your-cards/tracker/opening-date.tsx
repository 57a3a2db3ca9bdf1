import { readYourCards } from '@cardsight/contract/your-cards'
import { isDay } from '@cardsight/engine/dates'
import { type SubmitEvent, useState } from 'react'
import { localToday } from '../../../lib/local-today.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ShownCard } from '../../../worker/your-cards/shown-cards.ts'
import { setOpened } from '../card-edits.ts'
import type { EditCard } from '../use-card-edits.ts'

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
