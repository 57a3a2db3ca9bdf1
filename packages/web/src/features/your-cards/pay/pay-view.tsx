import type { Leaf } from '@cardsight/engine/categories'
import { useState } from 'react'
import { useStable } from '../../../lib/use-stable.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Toggle } from '../../../ui/toggle.tsx'
import { PurchasesNote } from '../purchases-note.tsx'
import type { YourCardsPageProps } from '../view-props.ts'
import { PayResult } from './pay-result.tsx'
import { PlaceChips } from './place-chips.tsx'
import { addRecentPlace, kindOfPlace, setKindOfPlace, usePlaces } from './stored-places.ts'
import { usePayAnswer } from './use-pay-answer.ts'

/** If nothing is typed: easy to read as a percentage. */
const USUAL_CENTS = 100_00

/** Which of your cards to pay with at a place. */
export function PayView(props: YourCardsPageProps) {
  const { yourCards, onShow } = props
  return yourCards.cards.length === 0 ? (
    <EmptyState
      title="Which card should you use?"
      action={<Button onClick={() => onShow('cards')}>Add your cards</Button>}
    >
      Add the cards you have. Then type any store to see which one earns the most there.
    </EmptyState>
  ) : (
    <PayForm {...props} />
  )
}

function PayForm({ catalog, remote, revision, purchases }: YourCardsPageProps) {
  const [text, setText] = useState('')
  const [dollars, setDollars] = useState('')
  const [isAbroad, setIsAbroad] = useState(false)
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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 menu:grid-cols-[22rem_minmax(0,1fr)] menu:gap-12">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          remember(text)
        }}
        className="grid content-start gap-4"
      >
        <TextField
          label="Where are you paying?"
          hint="A store, a kind of store, or a line from your statement"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => remember(text)}
        />
        <PlaceChips
          {...{ text, places }}
          kinds={catalog.kinds}
          onPick={(place) => {
            setText(place)
            addRecentPlace(place)
          }}
        />
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
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
      </form>
      <div className="min-w-0">
        <PurchasesNote {...purchases} />
        {hasFailed && (
          <p role="alert" className="font-medium text-brick">
            We couldn’t calculate this. Reload the page and try again.
          </p>
        )}
        {answer.kind === 'empty' ? (
          !hasFailed && (
            <p className="text-ink-soft">
              Type a store, or pick one. We’ll show the best of your cards for it.
            </p>
          )
        ) : (
          <PayResult {...{ answer, catalog, cents }} onKind={handleKind} />
        )}
      </div>
    </div>
  )
}
