import type { Card } from '@cardsight/engine/cards'
import type { Day } from '@cardsight/engine/dates'
import type { CardRecord } from './card-record.ts'
import type { DeepReadonly } from './deep-readonly.ts'
import type { Provenance } from './provenance.ts'
import type { Boost, Calendar, IssuerRule, Lending, Membership, Pair, Program } from './tables.ts'

/** A card as other packages see it. */
export type CatalogCard = CardRecord & {
  /** The sentences of `perks`, without their sources. */
  readonly perkTexts: Readonly<Record<string, string>>
  /** Source and date of each fact. */
  readonly provenance: Provenance
  /** Date of the oldest fact that the result depends on. */
  readonly asOf: Day
  /** 'none' if the issuer has no public offer, 'unknown' if no source states one. */
  readonly offerState: 'current' | 'ended' | 'none' | 'unknown'
  /** Input for the engine; its rules are in the order of `earns`. */
  readonly engine: Card
}

/** A card's id, which is also its file name. */
export type CardId = CatalogCard['id']

/** Programs by the key that cards use. */
export type Programs = Readonly<Record<string, DeepReadonly<Program>>>

type CardValues = Pick<NonNullable<Programs[string]['cardValues']>[number], 'cards' | 'values'>

/** What a browser needs of each program: its name and its point values. */
export type ProgramSummaries = Readonly<
  Record<
    string,
    Pick<Programs[string], 'name' | 'kind' | 'unit' | 'transferable' | 'needsUse' | 'values' | 'cashOut'> & {
      readonly cardValues?: readonly CardValues[] | undefined
    }
  >
>

/** Memberships by the key that cards use. */
export type Memberships = Readonly<Record<string, DeepReadonly<Membership>>>

/** Cards whose cash back becomes points together with another card. */
export type Pairs = Readonly<Record<string, DeepReadonly<Pair>>>

/** Rules of issuers on applications and bonuses. */
export type IssuerRules = Readonly<Record<string, DeepReadonly<IssuerRule>>>

/** Better rewards or terms for customers of an issuer. */
export type Boosts = Readonly<Record<string, DeepReadonly<Boost>>>

/** Display names for the keys in card files, and the rotating calendars. */
export type Vocabulary = {
  readonly categories: Readonly<Record<string, string>>
  readonly merchants: Readonly<Record<string, string>>
  /** Networks that a merchant's U.S. stores take, for merchants that don't take every card. */
  readonly networksByMerchant: Readonly<Record<string, readonly Exclude<CardRecord['network'], null>[]>>
  /** The online store of a merchant whose stores take fewer cards. */
  readonly onlineStores: Readonly<Record<string, string>>
  readonly memberships: Readonly<Record<string, string>>
  readonly sources: Readonly<Record<string, string>>
  /** Where sources can be read: a URL, or 'issuer' for the card's own link. */
  readonly sourcePages: Readonly<Record<string, string>>
  readonly calendars: Readonly<Record<string, DeepReadonly<Calendar>>>
}

/** A published version of the catalog. Equal facts give equal versions, regardless of order. */
export type Release = {
  /** First 12 hex digits of a hash over all other fields, the histories of the cards and the format version. */
  readonly version: string
  /** Sorted by id. */
  readonly cards: readonly CatalogCard[]
  readonly programs: Programs
  readonly memberships: Memberships
  readonly pairs: Pairs
  readonly issuerRules: IssuerRules
  readonly boosts: Boosts
  /** What we assume where an issuer doesn't state what lending costs. */
  readonly lending: DeepReadonly<Lending>
  readonly vocabulary: Vocabulary
}
