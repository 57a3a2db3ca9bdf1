import type { Card, Cents } from '@cardsight/engine'
import type { CardFacts, networks } from './card-schema.ts'
import type { Calendar, Program } from './tables.ts'
import type { Tags } from './tags.ts'

/** How a card's purchases travel: 'store' where one shop alone takes it, null where it is not stated. */
export type Network = (typeof networks)[number] | null

/** A card as the rest of the house sees it: the file's facts, and what follows from them. */
export type CatalogCard = DeepReadonly<Omit<CardFacts, 'network'>> & {
  readonly network: Network
  /** Hue in degrees of the face that we draw. */
  readonly face: { readonly hue: number }
  readonly annualFeeCents: Cents
  readonly tags: Tags
  /** What the engine calculates with; its rules stand in the order of `earns`. */
  readonly engine: Card
}

/** The id of a card, as its file is named. */
export type CardId = CatalogCard['id']

/** Programs by key, as cards name them. */
export type Programs = Readonly<Record<string, DeepReadonly<Program>>>

/** Words for the keys in the cards: what a group or leaf, a merchant, a membership, a source is called. */
export type Vocabulary = {
  readonly things: Readonly<Record<string, string>>
  readonly merchants: Readonly<Record<string, string>>
  readonly memberships: Readonly<Record<string, string>>
  readonly sources: Readonly<Record<string, string>>
  readonly calendars: Readonly<Record<string, DeepReadonly<Calendar>>>
}

/** Everything that was published together. Equal facts have equal versions, whatever their order. */
export type Release = {
  /** Twelve hexadecimal digits of a hash over everything below. */
  readonly version: string
  /** In the order of their ids. */
  readonly cards: readonly CatalogCard[]
  readonly programs: Programs
  readonly vocabulary: Vocabulary
}

export type DeepReadonly<T> = T extends string | number | boolean | undefined
  ? T
  : { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
