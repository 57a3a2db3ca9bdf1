import type { Card } from '@cardsight/engine/cards'
import type { Cents } from '@cardsight/engine/money'
import type { CardFacts, networks } from './card-schema.ts'
import type { Calendar, Program } from './tables.ts'
import type { Tags } from './tags.ts'

/** The payment network: 'store' if only one merchant accepts the card, null if not stated. */
export type Network = (typeof networks)[number] | null

/** A card as other packages see it: the facts from its file, and values derived from them. */
export type CatalogCard = DeepReadonly<Omit<CardFacts, 'network'>> & {
  readonly network: Network
  /** Hue of the card image, in degrees. */
  readonly face: { readonly hue: number }
  readonly annualFeeCents: Cents
  readonly tags: Tags
  /** Input for the engine; its rules are in the order of `earns`. */
  readonly engine: Card
}

/** A card's id, which is also its file name. */
export type CardId = CatalogCard['id']

/** Programs by the key that cards use. */
export type Programs = Readonly<Record<string, DeepReadonly<Program>>>

/** Display names for the keys in card files, and the rotating calendars. */
export type Vocabulary = {
  readonly categories: Readonly<Record<string, string>>
  readonly merchants: Readonly<Record<string, string>>
  readonly memberships: Readonly<Record<string, string>>
  readonly sources: Readonly<Record<string, string>>
  readonly calendars: Readonly<Record<string, DeepReadonly<Calendar>>>
}

/** A published version of the catalog. Equal facts give equal versions, regardless of order. */
export type Release = {
  /** First 12 hex digits of a hash over all other fields. */
  readonly version: string
  /** Sorted by id. */
  readonly cards: readonly CatalogCard[]
  readonly programs: Programs
  readonly vocabulary: Vocabulary
}

export type DeepReadonly<T> = T extends string | number | boolean | undefined
  ? T
  : { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
