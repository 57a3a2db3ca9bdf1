import type { CardText } from '@cardsight/contract/cards'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { CardFace } from './card-face.tsx'
import { searchCards } from './search-cards.ts'

const MAX_RESULTS = 6

/** What the picker shows of a card. */
export type PickableCard = Pick<
  CardText,
  'cardId' | 'name' | 'issuer' | 'network' | 'kind' | 'face' | 'status'
>

type CardPickerProps = {
  label: string
  hint?: string
  cards: readonly PickableCard[]
  chosen: readonly string[]
  /** Maximum number of cards; the search box disappears when it is reached. */
  max?: number
  onChange: (chosen: readonly string[]) => void
}

/** Card search with faces; chosen cards are listed below and can be removed. */
export function CardPicker({ label, hint, cards, chosen, max, onChange }: CardPickerProps) {
  const [query, setQuery] = useState('')
  const listId = useId()
  const found = findCards(cards, query).filter(({ cardId }) => !chosen.includes(cardId))
  const add = (cardId: string) => {
    onChange([...chosen, cardId])
    setQuery('')
  }
  return (
    <div>
      <TextField
        label={label}
        hint={hint}
        type="search"
        autoComplete="off"
        placeholder="Name or issuer"
        disabled={max !== undefined && chosen.length >= max}
        aria-controls={listId}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key === 'Enter' && first !== undefined) {
            event.preventDefault()
            add(first.cardId)
          }
        }}
      />
      <p role="status" className="sr-only">
        {query === '' ? '' : `${found.length} cards found`}
      </p>
      <ul id={listId} className="grid">
        {found.slice(0, MAX_RESULTS).map((card) => (
          <li key={card.cardId}>
            <button
              type="button"
              onClick={() => add(card.cardId)}
              className="flex min-h-11 w-full items-center gap-3 border-b border-hairline px-1 py-1.5 text-left hover:bg-evergreen-tint"
            >
              <Face card={card} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {card.name}
                {card.status === 'closed' && (
                  <span className="text-ink-soft"> (closed to new applicants)</span>
                )}
              </span>
              <Plus aria-hidden="true" className="size-5 shrink-0 text-evergreen" />
            </button>
          </li>
        ))}
      </ul>
      {query !== '' && found.length === 0 && <p className="py-2 text-ink-soft">No matching card.</p>}
      <ul className="mt-2 grid gap-2">
        {chosen.map((cardId) => {
          const card = cards.find((each) => each.cardId === cardId)
          return (
            card !== undefined && (
              <li key={cardId} className="flex items-center gap-3">
                <Face card={card} />
                <span className="min-w-0 flex-1 wrap-anywhere">{card.name}</span>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Remove ${card.name}`}
                  onClick={() => onChange(chosen.filter((id) => id !== cardId))}
                >
                  <X aria-hidden="true" className="size-5" />
                </Button>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

function Face({ card: { name, issuer, network, face, kind } }: { card: PickableCard }) {
  return (
    <span className="w-12 shrink-0">
      <CardFace {...{ name, issuer, network, face, kind }} decorative />
    </span>
  )
}

/** None while nothing is typed. */
function findCards(cards: readonly PickableCard[], query: string): readonly PickableCard[] {
  return query.trim() === '' ? [] : searchCards(cards, query, (card) => card)
}
