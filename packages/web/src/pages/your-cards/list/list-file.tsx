import {
  MAX_YOUR_CARDS,
  readYourCards,
  type YourCards,
  type YourCardsProblem,
} from '@cardsight/contract/your-cards'
import { useRef, useState } from 'react'
import { mergeCards } from '../../../features/your-cards/stored-your-cards.ts'
import type { YourCardsPageProps } from '../../../features/your-cards/view-props.ts'
import { localToday } from '../../../lib/format-date.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'

type ListFileProps = Pick<YourCardsPageProps, 'yourCards' | 'change' | 'catalog'>

const MOST_BYTES = 5_000_000
const MOST_SHOWN = 5

const unreadable: YourCardsProblem = {
  level: 'error',
  card: null,
  field: '',
  sentence: 'This isn’t a list of cards that Cardsight exported. Choose another file.',
}

/** Exports the list as a file, and adds the cards of such a file. */
export function ListFile({ yourCards, change, catalog }: ListFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<readonly YourCardsProblem[]>([])
  const show = useToast()
  const add = async (file: File) => {
    const { cards, problems: found } = await readFile(file, catalog)
    setProblems(found)
    if (cards !== null) {
      const merged = mergeCards(yourCards, cards)
      change(merged)
      const isFull = merged.cards.length === MAX_YOUR_CARDS
      show({ text: addedText(merged.cards.length - yourCards.cards.length, isFull) })
    }
  }
  return (
    <div className="mt-8 border-t border-hairline pt-4">
      <div className="flex flex-wrap gap-3">
        {yourCards.cards.length > 0 && (
          <Button size="small" variant="secondary" onClick={() => download(yourCards)}>
            Export as a file
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={() => input.current?.click()}>
          Import from a file
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="File with your cards"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file !== undefined) {
              void add(file)
            }
          }}
        />
      </div>
      <div role="alert" className="mt-3 grid gap-1 text-brick empty:hidden">
        {problems.slice(0, MOST_SHOWN).map(({ card, field, sentence }) => (
          <p key={`${card} ${field} ${sentence}`}>
            {card === null ? '' : `Card ${card + 1}: `}
            {sentence}
          </p>
        ))}
        {problems.length > MOST_SHOWN && <p>And {problems.length - MOST_SHOWN} more.</p>}
      </div>
    </div>
  )
}

async function readFile(file: File, catalog: YourCardsPageProps['catalog']) {
  const cardIds = new Set(catalog.cards.map(({ cardId }) => cardId))
  try {
    return file.size > MOST_BYTES
      ? { cards: null, problems: [unreadable] }
      : readYourCards(JSON.parse(await file.text()), { today: localToday(), cardIds })
  } catch {
    return { cards: null, problems: [unreadable] }
  }
}

function download(yourCards: YourCards): void {
  saveFile('cardsight-your-cards.json', 'application/json', JSON.stringify(yourCards, null, 2))
}

function addedText(count: number, isFull: boolean): string {
  const full = `Your list is full: it holds ${MAX_YOUR_CARDS} cards.`
  if (count === 0) {
    return isFull ? full : 'You already have every card in this file.'
  }
  const added = count === 1 ? 'Added 1 card.' : `Added ${count} cards.`
  return isFull ? `${added} ${full}` : added
}
