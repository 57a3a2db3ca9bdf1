import { useEffect, useId, useState } from 'react'
import { ask, type ListedCard } from '../browser/messages.ts'
import { addCard, cardsIn, removeCard } from '../browser/storage.ts'
import { useStored } from './use-stored.ts'

const keys = ['yourCards', 'account'] as const
const MOST_RESULTS = 8

/** Adds and removes the cards you have. Those of an account are changed there. */
export function CardList() {
  const stored = useStored(keys)
  const known = useKnownCards()
  const own = stored === null ? [] : cardsIn(stored).cards
  const isOfAccount = (stored?.account?.key ?? null) !== null
  return (
    <>
      <ul aria-label="Your cards" className="mt-4 divide-y divide-hairline">
        {own.map(({ id, cardId, nickname }) => {
          const name = nickname ?? known.find((card) => card.cardId === cardId)?.name ?? cardId
          return (
            <li key={id} className="flex items-center justify-between gap-4 py-2">
              {name}
              {!isOfAccount && (
                <button
                  type="button"
                  className="text-button"
                  aria-label={`Remove ${name}`}
                  onClick={() => void removeCard(id)}
                >
                  Remove
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {!isOfAccount && <AddCard known={known} />}
    </>
  )
}

function AddCard({ known }: Readonly<{ known: readonly ListedCard[] }>) {
  const [query, setQuery] = useState('')
  const listId = useId()
  const found = query.trim() === '' ? [] : findCards(known, query).slice(0, MOST_RESULTS)
  const add = (cardId: string) => {
    setQuery('')
    void addCard(cardId)
  }
  return (
    <>
      <label className="mt-4 block font-medium">
        Add a card
        <input
          type="search"
          className="control mt-1 font-normal"
          placeholder="Name or issuer"
          autoComplete="off"
          aria-controls={listId}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key }) => {
            const [first] = found
            if (key === 'Enter' && first !== undefined) {
              add(first.cardId)
            }
          }}
        />
      </label>
      <p role="status" className="sr-only">
        {query === '' ? '' : `${found.length} cards found`}
      </p>
      <ul id={listId}>
        {found.map(({ cardId, name, issuer }) => (
          <li key={cardId} className="border-b border-hairline">
            <button
              type="button"
              className="min-h-11 w-full py-2 text-left hover:bg-evergreen-tint"
              onClick={() => add(cardId)}
            >
              {name} <span className="text-sm text-ink-soft">{issuer}</span>
            </button>
          </li>
        ))}
      </ul>
      {query !== '' && known.length > 0 && found.length === 0 && (
        <p className="py-2 text-ink-soft">No matching card.</p>
      )}
    </>
  )
}

function useKnownCards(): readonly ListedCard[] {
  const [cards, setCards] = useState<readonly ListedCard[]>([])
  useEffect(() => {
    void ask('cards').then(setCards)
  }, [])
  return cards
}

/** Cards whose name and issuer contain every word. Those whose name starts with the text come first. */
function findCards(cards: readonly ListedCard[], query: string): readonly ListedCard[] {
  const typed = plainText(query).trim()
  const words = typed.split(' ')
  const found = cards.filter(({ name, issuer }) => {
    const text = plainText(`${name} ${issuer} credit card`)
    return words.every((word) => text.includes(word))
  })
  const isFirst = ({ name }: ListedCard) => plainText(name).startsWith(typed)
  return [...found.filter(isFirst), ...found.filter((card) => !isFirst(card))]
}

function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
}
