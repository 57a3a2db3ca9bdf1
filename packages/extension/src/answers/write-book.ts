/** Calculates a book. The background script alone does that: it needs the whole catalog. */

import {
  answerHere,
  cardsToAdd,
  createRunCatalog,
  describeCap,
  habitsIn,
  heldCardsInput,
  type PreparedCards,
  prepareYourCards,
  profileAbout,
  shopKinds,
  type YourCardsInput,
} from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import type { HeldCards } from '@cardsight/contract/extension'
import { defaultProfile } from '@cardsight/contract/profile'
import type { YourCards } from '@cardsight/contract/your-cards'
import { capUsage } from '@cardsight/engine/accounts'
import type { Day } from '@cardsight/engine/dates'
import { capitalize } from '@cardsight/engine/text'
import { allStores } from '../sites/find-site.ts'
import { type AnswerBook, type BookAnswer, type BookAnswers, type PlaceKey, placeKey } from './answer-book.ts'

/** Changes when the shape of a book changes. */
const BOOK_VERSION = 3
/** Easy to read as a percentage. */
const PURCHASE_CENTS = 100_00
export const MOST_CHOICES = 4

/** `cards` are those of an account, or those typed here. */
export type BookInput = Readonly<{ release: Release; cards: HeldCards | YourCards; today: Day }>

export function stampOf({ release, cards, today }: BookInput): string {
  return JSON.stringify([BOOK_VERSION, release.version, today, cards])
}

export function writeBook(
  input: BookInput,
  { isComplete }: Pick<AnswerBook, 'isComplete'>,
): Readonly<{ book: AnswerBook; answers: BookAnswers }> {
  const { release, today } = input
  const own =
    'habits' in input.cards
      ? heldCardsInput(input.cards)
      : { yourCards: input.cards, profile: defaultProfile }
  const held = own.yourCards.cards.map(({ cardId }) => cardId)
  const profile = profileAbout(held, own.profile, release)
  const catalog = createRunCatalog(release, today, habitsIn(release, profile))
  const cards = { ...own, catalog, purchases: [], profile }
  const prepared = prepareYourCards(cards)
  const { hasDebt } = prepared
  const toAdd = isComplete && !hasDebt ? cardsToAdd(cards) : () => null
  const unknown = unknownCaps(prepared, cards)
  const kinds = shopKinds(release).map(({ leaf, name }) => ({ leaf, name: capitalize(name) }))
  const stores = [...allStores(), ...kinds.map(({ leaf }) => ({ leaf, merchant: null }))]
  const answers = stores.map(({ leaf, merchant }): [PlaceKey, BookAnswer] => {
    const place = { kind: 'known', name: '', leaf, merchant, isSure: true } as const
    const purchase = { cents: PURCHASE_CENTS, isAbroad: false }
    const answer = answerHere(prepared, place, purchase)
    const { choices, refusedNote } = answer.kind === 'choices' ? answer : { choices: [], refusedNote: null }
    return [
      placeKey({ leaf, merchant }),
      {
        choices: choices.slice(0, MOST_CHOICES).map((choice) => ({
          ...choice,
          notes: choice.notes.filter((note) => !unknown.has(note)),
        })),
        refusedNote,
        toAdd: toAdd({ leaf, merchant, ...purchase }),
      },
    ]
  })
  const colors = Object.fromEntries(prepared.cards.map(({ card }) => [card.id, card.face.colors]))
  return {
    book: { stamp: stampOf(input), isComplete, hasDebt, colors, kinds },
    answers: Object.fromEntries(answers),
  }
}

/** Without purchases on a card, we don't know what is left of its caps. */
function unknownCaps(
  { cards, today }: PreparedCards,
  { used }: Pick<YourCardsInput, 'used'>,
): ReadonlySet<string> {
  const unknown = cards.filter(({ yourCard }) => used?.byCard[yourCard.id] === undefined)
  return new Set(unknown.flatMap(({ account }) => capUsage(account, today).map(describeCap)))
}
