/** Calculates a book. The background script alone does that: it needs the whole catalog. */
import {
  answerHere,
  cardsToAdd,
  createRunCatalog,
  describeCap,
  habitsIn,
  type PreparedCards,
  prepareYourCards,
  profileAbout,
  shopKinds,
} from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import { defaultProfile } from '@cardsight/contract/profile'
import type { YourCards } from '@cardsight/contract/your-cards'
import { capUsage } from '@cardsight/engine/accounts'
import type { Day } from '@cardsight/engine/dates'
import { allStores } from '../sites/find-site.ts'
import { type AnswerBook, type BookAnswer, type BookAnswers, type PlaceKey, placeKey } from './answer-book.ts'

/** Changes when the shape of a book changes. */
const BOOK_VERSION = 2
/** Easy to read as a percentage. */
const PURCHASE_CENTS = 100_00
const MOST_CHOICES = 4

export type BookInput = Readonly<{ release: Release; yourCards: YourCards; today: Day }>

export function stampOf({ release, yourCards, today }: BookInput): string {
  return JSON.stringify([BOOK_VERSION, release.version, today, yourCards])
}

export function writeBook(
  input: BookInput,
  { isComplete }: Pick<AnswerBook, 'isComplete'>,
): Readonly<{ book: AnswerBook; answers: BookAnswers }> {
  const { release, yourCards, today } = input
  const held = yourCards.cards.map(({ cardId }) => cardId)
  const profile = profileAbout(held, defaultProfile, release)
  const catalog = createRunCatalog(release, today, habitsIn(release, profile))
  const cards = { catalog, yourCards, purchases: [], profile }
  const prepared = prepareYourCards(cards)
  const toAdd = isComplete ? cardsToAdd(cards) : () => null
  const unknown = unknownCaps(prepared)
  const kinds = shopKinds(release).map(({ leaf, name }) => ({
    leaf,
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  }))
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
  return { book: { stamp: stampOf(input), isComplete, colors, kinds }, answers: Object.fromEntries(answers) }
}

/** Without purchases, we don't know what is left of a cap. */
function unknownCaps({ cards, today }: PreparedCards): ReadonlySet<string> {
  return new Set(cards.flatMap(({ account }) => capUsage(account, today).map(describeCap)))
}
