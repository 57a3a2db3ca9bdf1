/** Which card to pay with at a place that a person typed. */
import {
  answerHere,
  findPlace,
  type PayAnswer,
  type PreparedCards,
  type Recognized,
  withKind,
} from '@cardsight/answers'
import { categorize } from '@cardsight/categorizer'
import type { Leaf } from '@cardsight/engine/categories'
import { toCents } from '@cardsight/engine/money'

export type { PayAnswer, PayChoice } from '@cardsight/answers'

export type PayQuestion = Readonly<{
  /** A merchant, a kind of shop, or a line of a statement. */
  text: string
  /** The kind of shop, if the person said it. */
  leaf: Leaf | null
  cents: number
  isAbroad: boolean
}>

export function whichCardHere(prepared: PreparedCards, { text, leaf, ...purchase }: PayQuestion): PayAnswer {
  const place = findPlace(text, prepared.catalog.release, recognize)
  const asked = leaf === null || place.kind === 'empty' ? place : withKind(place, leaf)
  return answerHere(prepared, asked, purchase)
}

export function recognize(name: string): Recognized {
  const found = categorize({ name, amountCents: toCents(1), accountType: 'credit' })
  return found.kind === 'purchase' ? found : null
}
