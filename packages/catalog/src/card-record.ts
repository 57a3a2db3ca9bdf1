import type { Cents } from '@cardsight/engine/money'
import type { CardFacts } from './card-schema.ts'
import type { DeepReadonly } from './deep-readonly.ts'
import type { networks } from './tables.ts'
import type { Tags } from './tags.ts'

/** The payment network: 'store' if only one merchant accepts the card, null if not stated. */
export type Network = (typeof networks)[number] | null

/** Colors and finish of a card's image. */
export type Face = Readonly<{
  /** Largest area first. The lettering is readable on each. */
  colors: readonly [string, ...string[]]
  /** Color of the lettering. */
  ink: string
  finish: 'matte' | 'gloss' | 'metal' | 'gradient'
  isVertical: boolean
}>

/** A card as the generated modules store it: the facts from its file, and values derived from the tables. */
export type CardRecord = DeepReadonly<Omit<CardFacts, 'network' | 'face'>> & {
  readonly network: Network
  readonly face: Face
  readonly annualFeeCents: Cents
  readonly tags: Tags
}
