import type { Cents } from '@cardsight/engine'
import type { CardFacts } from './schema.ts'

/** A card as the rest of the house sees it: the file's facts, with money in cents. */
export type Card = DeepReadonly<Omit<CardFacts, 'annualFee'> & { annualFeeCents: Cents }>

/** The id of a card, as its file is named. */
export type CardId = Card['id']

/** Everything that was published together. Equal facts have equal versions, whatever their order. */
export type Release = {
  /** Twelve hexadecimal digits of a hash over the cards. */
  readonly version: string
  /** In the order of their ids. */
  readonly cards: readonly Card[]
}

type DeepReadonly<T> = T extends string | number | boolean
  ? T
  : { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
