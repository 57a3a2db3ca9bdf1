import { readYourCards, type YourCard, type YourCardsProblem } from '@cardsight/contract/your-cards'
import type { Day } from '@cardsight/engine/dates'
import { useId, useState } from 'react'
import type { YourCardsPageProps } from '../../../features/your-cards/view-props.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { YourCardFacts } from '../../../worker/your-cards/your-cards-catalog.ts'
import { BonusFields, MoreFields } from './bonus-fields.tsx'
import {
  type CardDraft,
  type ChoicesDraft,
  cardOfDraft,
  choicesFrom,
  draftOf,
  errorsOf,
} from './card-draft.ts'

type CardFormProps = Pick<YourCardsPageProps, 'yourCards' | 'change' | 'catalog' | 'today' | 'purchases'> & {
  card: YourCard
  name: string
  facts: YourCardFacts
  onClose: () => void
}

/** Everything about one card. Nothing is saved until the person says so, and nothing typed is lost if it can't be. */
export function CardForm({
  yourCards,
  change,
  catalog,
  today,
  purchases,
  card,
  name,
  facts,
  onClose,
}: CardFormProps) {
  const [draft, setDraft] = useState<CardDraft>(() => draftOf(card, today))
  const [problems, setProblems] = useState<readonly YourCardsProblem[]>([])
  const errorOf = errorsOf(problems)
  const set = (part: Partial<CardDraft>) => setDraft({ ...draft, ...part })
  const taken = new Set(yourCards.cards.flatMap(({ id, accountIds }) => (id === card.id ? [] : accountIds)))
  const save = () => {
    const cards = yourCards.cards.map((one) => (one.id === card.id ? cardOfDraft(card, draft, today) : one))
    const cardIds = new Set(catalog.cards.map(({ cardId }) => cardId))
    const read = readYourCards({ ...yourCards, cards }, { today, cardIds })
    if (read.cards === null) {
      const index = yourCards.cards.findIndex(({ id }) => id === card.id)
      setProblems(read.problems.filter((one) => one.level === 'error' && (one.card ?? index) === index))
    } else {
      change(read.cards)
      onClose()
    }
  }
  return (
    <form
      aria-label={`Details of ${name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 pb-6"
    >
      <div className="grid gap-4 narrow:grid-cols-2">
        <TextField
          label="Opened"
          hint="Such as 3/14/2025, or just 3/2025"
          autoComplete="off"
          value={draft.opened}
          error={errorOf('opened')}
          onChange={({ target }) => set({ opened: target.value })}
        />
        <TextField
          label="Nickname"
          hint="To tell two cards apart, such as Joint card"
          autoComplete="off"
          maxLength={60}
          value={draft.nickname}
          error={errorOf('nickname')}
          onChange={({ target }) => set({ nickname: target.value })}
        />
      </div>
      <BonusFields
        draft={draft.bonus}
        opened={draft.opened}
        offer={facts.offer}
        errorOf={errorOf}
        onChange={(bonus) => set({ bonus })}
      />
      <ChoiceFields
        lists={facts.choices}
        draft={draft.choices}
        today={today}
        error={errorOf('choices')}
        onChange={(choices) => set({ choices })}
      />
      <MoreFields
        {...{ draft, facts, errorOf }}
        sources={purchases.sources.filter(({ id }) => !taken.has(id))}
        onChange={setDraft}
      />
      <p role="alert" className="font-medium text-brick empty:hidden">
        {problems.length > 0 && 'This card isn’t saved yet. Fix what’s marked and save again.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save</Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

type ChoiceFieldsProps = {
  lists: YourCardFacts['choices']
  draft: ChoicesDraft
  today: Day
  error: string | undefined
  onChange: (draft: ChoicesDraft) => void
}

/** The categories that the person chose, for cards that let them. */
function ChoiceFields({ lists, draft, today, error, onChange }: ChoiceFieldsProps) {
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
