import {
  formatCents,
  formatDay,
  MAX_YOUR_CARDS,
  readYourCards,
  type YourCard,
  type YourCardsProblem,
} from '@cardsight/contract/your-cards'
import { capitalize } from '@cardsight/engine/text'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { CardFace, faceOf } from '../../../cards/card-face.tsx'
import { CardPicker } from '../../../features/owned-cards/card-picker-on-demand.ts'
import {
  newCard,
  readStoredYourCards,
  useUnreadYourCards,
  withCard,
  withCardAt,
  withoutCard,
} from '../../../features/your-cards/stored-your-cards.ts'
import type { YourCardsPageProps } from '../../../features/your-cards/view-props.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { YourCardFacts } from '../../../worker/your-cards/your-cards-catalog.ts'
import { showOpened } from './card-draft.ts'
import { CardForm } from './card-form.tsx'
import { ListFile } from './list-file.tsx'
import { OfferedCards } from './offered-cards.tsx'

/** The cards you have: add, edit, remove, export and import. */
export function CardsView(props: YourCardsPageProps) {
  const { yourCards, change, catalog } = props
  const [editedId, setEditedId] = useState<string | null>(null)
  const remove = useRemoval(props)
  const problems = useProblems(props)
  const add = (cardId: string) => {
    const card = newCard(yourCards, cardId)
    change(withCard(yourCards, card))
    setEditedId(card.id)
  }
  const isFull = yourCards.cards.length >= MAX_YOUR_CARDS
  return (
    <div className="max-w-[50rem]">
      <UnreadNotice />
      <Suspense fallback={<SkeletonLines lines={2} />}>
        <CardPicker
          label="Add a card you have"
          {...(isFull && { hint: `You can keep up to ${MAX_YOUR_CARDS} cards. Remove some to add others.` })}
          cards={catalog.cards}
          chosen={[]}
          max={isFull ? 0 : 1}
          onChange={([cardId]) => cardId !== undefined && add(cardId)}
        />
      </Suspense>
      {!isFull && <OfferedCards {...props} />}
      {yourCards.cards.length === 0 ? (
        <p className="mt-4 text-ink-soft">
          No cards yet. Search for a card by name or issuer, and add its opening date later.
        </p>
      ) : (
        <ul aria-label="Your cards" className="mt-4 divide-y divide-hairline border-y border-hairline">
          {yourCards.cards.map((card, index) => (
            <li key={card.id}>
              <CardRow
                {...props}
                card={card}
                warnings={problems.filter((problem) => problem.card === index)}
                isOpen={editedId === card.id}
                onOpen={(isOpen) => setEditedId(isOpen ? card.id : null)}
                onRemove={() => remove(card, index)}
              />
            </li>
          ))}
        </ul>
      )}
      <ListFile {...props} />
    </div>
  )
}

/** A removed card can be put back for a moment. */
function useRemoval({ yourCards, change, catalog }: YourCardsPageProps) {
  const show = useToast()
  return (card: YourCard, index: number) => {
    const name =
      card.nickname || catalog.cards.find(({ cardId }) => cardId === card.cardId)?.name || card.cardId
    change(withoutCard(yourCards, card.id))
    show({
      text: `Removed ${name}.`,
      action: {
        label: 'Undo',
        altText: 'Add the card again',
        onAction: () => change(withCardAt(readStoredYourCards(), card, index)),
      },
    })
  }
}

/** What is stored but isn't counted, such as an expired bonus. */
function useProblems({ yourCards, catalog, today }: YourCardsPageProps) {
  return useMemo(() => {
    const cardIds = new Set(catalog.cards.map(({ cardId }) => cardId))
    return readYourCards(yourCards, { today, cardIds }).problems
  }, [yourCards, catalog, today])
}

/** Stored cards that we couldn't read aren't lost: the person can download them. */
function UnreadNotice() {
  const text = useUnreadYourCards()
  return text === null ? null : (
    <p role="alert" className="mb-4 max-w-text">
      We couldn’t read the cards stored in this browser, so we started a new list.{' '}
      <TextButton onClick={() => saveFile('cardsight-your-cards-unread.json', 'application/json', text)}>
        Download the old list
      </TextButton>
    </p>
  )
}

type CardRowProps = YourCardsPageProps & {
  card: YourCard
  /** What isn't counted, and why. */
  warnings: readonly YourCardsProblem[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onRemove: () => void
}

/** One of your cards, with its form in place. */
function CardRow(props: CardRowProps) {
  const { card, catalog, warnings, isOpen, onOpen, onRemove } = props
  const info = catalog.cards.find(({ cardId }) => cardId === card.cardId)
  const name = card.nickname || info?.name || card.cardId
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <div className="w-16 shrink-0">{info !== undefined && <CardFace {...faceOf(info)} decorative />}</div>
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-sans text-base font-semibold">{name}</h3>
          <p className="text-sm text-ink-soft">{summaryOf(card, card.nickname ? info?.name : undefined)}</p>
          {warnings.map(({ field, sentence }) => (
            <p key={`${field} ${sentence}`} className="mt-1 text-sm">
              {sentence}
            </p>
          ))}
        </div>
        <div className="flex gap-2">
          {info !== undefined && (
            <Button
              size="small"
              variant="secondary"
              aria-expanded={isOpen}
              aria-label={`Edit ${name}`}
              onClick={() => onOpen(!isOpen)}
            >
              Edit
            </Button>
          )}
          <Button size="small" variant="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      {isOpen && info !== undefined && <LoadedForm {...props} name={name} onClose={() => onOpen(false)} />}
    </div>
  )
}

function LoadedForm(props: CardRowProps & { name: string; onClose: () => void }) {
  const { remote, card } = props
  const [facts, setFacts] = useState<YourCardFacts | null | 'failed'>(null)
  useEffect(() => {
    let isCurrent = true
    remote.ask('facts', card.cardId).then(
      (found) => isCurrent && setFacts(found ?? 'failed'),
      () => isCurrent && setFacts('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [remote, card.cardId])
  if (facts === 'failed') {
    return <p role="alert">We couldn’t load this card’s terms. Reload the page and try again.</p>
  }
  return facts === null ? <SkeletonLines lines={4} /> : <CardForm {...props} facts={facts} />
}

function summaryOf({ opened, closed, mask, bonus }: YourCard, product: string | undefined): string {
  const parts = [
    ...(product === undefined ? [] : [product]),
    ...(mask === undefined ? [] : [`ends in ${mask}`]),
    ...(opened === undefined ? [] : [`opened ${showOpened(opened)}`]),
    ...(closed === undefined ? [] : [`closed ${formatDay(closed)}`]),
    ...(bonus === undefined ? [] : [bonusText(bonus)]),
  ]
  const [first = 'Add the opening date to track fees and bonuses.', ...others] = parts
  return [capitalize(first), ...others].join(', ')
}

function bonusText({ spendCents, by, isEarned }: NonNullable<YourCard['bonus']>): string {
  return isEarned ? 'bonus earned' : `bonus for ${formatCents(spendCents)} by ${formatDay(by)}`
}
