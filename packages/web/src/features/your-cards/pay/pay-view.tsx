import type { Leaf } from '@cardsight/engine/categories'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStable } from '../../../lib/use-stable.ts'
import { Button } from '../../../ui/button.tsx'
import { Toggle } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlClasses } from '../../../ui/field.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import type { PayAnswer, PayQuestion } from '../../../worker/your-cards/which-card-here.ts'
import type { ShopKind } from '../../../worker/your-cards/your-cards-catalog.ts'
import type { YourCardsPageProps, YourCardsViewProps } from '../view-props.ts'
import { Chip } from './kind-picker.tsx'
import { PayResult } from './pay-result.tsx'
import { addRecentPlace, kindOfPlace, type Places, setKindOfPlace, usePlaces } from './stored-places.ts'

/** Places that most people pay at, besides the kinds of stores. */
const commonPlaces = ['Restaurants', 'Groceries', 'Gas', 'Costco', 'Travel', 'Amazon'] as const

const MOST_CHIPS = 6

type PlaceChipsProps = {
  text: string
  places: Places
  kinds: readonly ShopKind[]
  onPick: (place: string) => void
}

/** Recent and common places; while the user types, the kinds of stores that match. */
function PlaceChips({ text, places, kinds, onPick }: PlaceChipsProps) {
  const chips = text.trim() === '' ? usualPlaces(places) : matchingKinds(kinds, text)
  return chips.length === 0 ? null : (
    <ul
      aria-label={text.trim() === '' ? 'Recent and common places' : 'Matching kinds of stores'}
      className="flex flex-wrap gap-2"
    >
      {chips.map((place) => (
        <li key={place}>
          <Chip onClick={() => onPick(place)}>{place}</Chip>
        </li>
      ))}
    </ul>
  )
}

function usualPlaces({ recent }: Places): string[] {
  const seen = new Set(recent.map((place) => place.toLowerCase()))
  return [...recent, ...commonPlaces.filter((place) => !seen.has(place.toLowerCase()))].slice(0, MOST_CHIPS)
}

function matchingKinds(kinds: readonly ShopKind[], text: string): string[] {
  const typed = text.trim().toLowerCase()
  return kinds
    .map(({ name }) => name)
    .filter((name) => name.toLowerCase().includes(typed) && name.toLowerCase() !== typed)
    .slice(0, 4)
}

/** If nothing is typed: easy to read as a percentage. */
const USUAL_CENTS = 100_00

/** Which of your cards to pay with at a place. */
export function WhichCardHere({ catalog, remote, revision }: WhichCardProps) {
  const [text, setText] = useState('')
  const [dollars, setDollars] = useState('')
  const [isAbroad, setIsAbroad] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const places = usePlaces()
  const cents = Number(dollars) > 0 ? Number(dollars) * 100 : USUAL_CENTS
  const question = { text, leaf: kindOfPlace(places, text), cents, isAbroad }
  const { answer, hasFailed } = usePayAnswer({ remote, revision }, question)
  const remember = (place: string) => {
    if (answer.kind === 'choices') {
      addRecentPlace(place)
    }
  }
  const handleKind = useStable((leaf: Leaf) => setKindOfPlace(text, leaf))
  const clear = () => {
    setText('')
    box.current?.focus()
  }
  return (
    <>
      <form
        className="mt-3 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          remember(text)
        }}
      >
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
          />
          <input
            ref={box}
            type="search"
            aria-label="Where are you paying?"
            placeholder="A store, a kind of store, or a line from your statement"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={() => remember(text)}
            className={classNames(
              controlClasses,
              'min-h-13 pr-12 pl-12 [&::-webkit-search-cancel-button]:hidden',
            )}
          />
          {text !== '' && (
            <Button
              variant="quiet"
              size="icon"
              aria-label="Clear"
              className="absolute top-1/2 right-1 -translate-y-1/2"
              onClick={clear}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          )}
        </div>
        <PlaceChips
          {...{ text, places }}
          kinds={catalog.kinds}
          onPick={(place) => {
            setText(place)
            addRecentPlace(place)
          }}
        />
      </form>
      {hasFailed && (
        <p role="alert" className="mt-4 font-medium text-brick">
          We couldn’t calculate this. Reload the page and try again.
        </p>
      )}
      {answer.kind !== 'empty' && (
        <div className="mt-5">
          <PayResult {...{ answer, catalog, cents }} onKind={handleKind} />
          <details>
            <summary className="min-h-11 w-fit content-center text-sm font-medium text-link narrow:min-h-9">
              Another amount, or abroad
            </summary>
            <div className="mt-1 flex flex-wrap items-end gap-x-6 gap-y-2">
              <MoneyField
                label="Amount"
                placeholder="100"
                maxLength={9}
                className="w-32"
                value={dollars}
                onValueChange={setDollars}
              />
              <Toggle
                label="Outside the U.S."
                checked={isAbroad}
                onChange={({ target }) => setIsAbroad(target.checked)}
              />
            </div>
          </details>
        </div>
      )}
    </>
  )
}

type WhichCardProps = Pick<YourCardsPageProps, 'catalog' | 'remote' | 'revision'>

type PayState = Readonly<{
  /** The last answer, which stays until the next one arrives. */
  answer: PayAnswer
  hasFailed: boolean
}>

const nothing: PayState = { answer: { kind: 'empty' }, hasFailed: false }

/** Asks after every keystroke; only the answer to the latest question counts. */
function usePayAnswer(
  { remote, revision }: Pick<YourCardsViewProps, 'remote' | 'revision'>,
  question: PayQuestion,
): PayState {
  const [state, setState] = useState<PayState>(nothing)
  const { text, leaf, cents, isAbroad } = question
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision has new answers
  useEffect(() => {
    let isCurrent = true
    if (text.trim() === '') {
      setState(nothing)
      return
    }
    remote.ask('here', { text, leaf, cents, isAbroad }).then(
      // At once: a scheduled render often misses the next frame on a slow phone.
      (answer) => isCurrent && flushSync(() => setState({ answer, hasFailed: false })),
      () => isCurrent && setState({ ...nothing, hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [remote, revision, text, leaf, cents, isAbroad])
  return state
}
