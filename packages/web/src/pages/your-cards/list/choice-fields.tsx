import type { Day } from '@cardsight/engine/dates'
import { useId } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { YourCardFacts } from '../../../worker/your-cards/card-facts.ts'
import { type ChoicesDraft, choicesFrom } from './card-draft.ts'

type ChoiceFieldsProps = {
  lists: YourCardFacts['choices']
  draft: ChoicesDraft
  today: Day
  error: string | undefined
  onChange: (draft: ChoicesDraft) => void
}

/** The categories that the person chose, for cards that let them. */
export function ChoiceFields({ lists, draft, today, error, onChange }: ChoiceFieldsProps) {
  const [firstList] = lists
  if (firstList === undefined) {
    return null
  }
  const toggle = (key: string, isChosen: boolean) =>
    onChange({
      options: isChosen ? [...draft.options, key] : draft.options.filter((option) => option !== key),
      from: draft.from === '' ? choicesFrom(firstList.per, today) : draft.from,
    })
  return (
    <div className="grid gap-3">
      {lists.map((list) => (
        <ChoiceGroup
          key={list.options.map(({ key }) => key).join(' ')}
          {...{ list, toggle }}
          chosen={draft.options}
        />
      ))}
      {draft.options.length > 0 && (
        <TextField
          label="Chosen since"
          type="date"
          className="max-w-56"
          value={draft.from}
          error={error}
          onChange={({ target }) => onChange({ ...draft, from: target.value })}
        />
      )}
    </div>
  )
}

type ChoiceGroupProps = {
  list: YourCardFacts['choices'][number]
  chosen: readonly string[]
  toggle: (key: string, isChosen: boolean) => void
}

function ChoiceGroup({ list: { count, per, options }, chosen, toggle }: ChoiceGroupProps) {
  const label = useId()
  const isFull = options.filter(({ key }) => chosen.includes(key)).length >= count
  return (
    <fieldset aria-labelledby={label} className="min-w-0">
      <p id={label} className="font-medium">
        {count === 1 ? 'The category you chose' : `The ${count} categories you chose`}
        <span className="font-normal text-ink-soft">
          {' '}
          (you can change {count === 1 ? 'it' : 'them'} each {per})
        </span>
      </p>
      <div className="grid narrow:grid-cols-2">
        {options.map(({ key, name }) => (
          <Checkbox
            key={key}
            label={name}
            checked={chosen.includes(key)}
            disabled={isFull && !chosen.includes(key)}
            onChange={({ target }) => toggle(key, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
