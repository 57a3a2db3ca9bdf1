/** One release of the Cardsight card data. `schema.json` describes every field. */
export declare const catalog: CardCatalog

export type CardCatalog = Readonly<{
  /** Major and minor. Added fields raise the minor, all other changes the major. */
  formatVersion: string
  /** Changes whenever a fact changes. */
  version: string
  license: 'CC-BY-4.0'
  attribution: string
  cards: readonly Card[]
  /** Names by the keys that facts use. */
  sources: Readonly<Record<string, string>>
  programs: Readonly<Record<string, Readonly<{ name: string; kind: string; unit: string }>>>
  categories: Readonly<Record<string, string>>
  merchants: Readonly<Record<string, string>>
}>

export type Card = Readonly<{
  cardId: string
  name: string
  issuer: string
  status: 'open' | 'closed'
  /** Date of the oldest fact that the card's result depends on. */
  asOf: string
  /** As in the card's file. */
  facts: CardFacts
  /** The source of each fact. Null if the file doesn't state it. */
  provenance: Readonly<{
    card: FactSource
    status: FactSource
    fee: FactSource
    /** In the order of `facts.earns`. */
    earns: readonly FactSource[]
    offer: FactSource | null
    apr: FactSource | null
    foreignFee: FactSource | null
  }>
}>

/** Where a fact comes from, and another source that states the same. */
export type FactSource = StatedSource & Readonly<{ also: StatedSource | null }>

export type StatedSource = Readonly<{
  /** A key of `sources`. */
  source: string
  sourceName: string
  /** Where the fact can be read; null if the source left no public page. */
  page: string | null
  /** Day on which the source stated the fact; without one, on which we read it. */
  date: string
  isDated: boolean
}>

/** The facts that most programs need. `schema.json` describes these and all others. */
export type CardFacts = Readonly<{
  id: string
  name: string
  issuer: string
  /** Absent if no source states it. */
  network?: string | null | undefined
  kind: string
  /** The issuer's page. */
  link: string
  status: Readonly<{ state: 'open' | 'closed'; note?: string | undefined }>
  /** Present on business cards only. */
  business?: Readonly<{ reportsToPersonalCredit?: boolean | undefined }> | undefined
  /** A key of `programs`. */
  program: string
  /** Dollars a year. `firstYear` is absent if it's the same. */
  fee: Readonly<{ yearly: number; firstYear?: number | undefined }>
  /** The highest rate that matches a purchase applies. */
  earns: readonly EarnRule[]
  sharedCaps?: Readonly<Record<string, Cap>> | undefined
  /** Absent if we don't know. */
  offer?: Offer | undefined
  eligibility?:
    | Readonly<{
        credit?: Readonly<{ from: string; to: string }> | undefined
        requires?: readonly string[] | undefined
        deposit?: number | undefined
      }>
    | undefined
  /** Lowest and highest APR, in percent. */
  apr?: Readonly<{ regular: readonly number[] }> | undefined
  foreignFee?: Readonly<{ percent?: number | undefined; charged?: true | undefined }> | undefined
  credits?: readonly Credit[] | undefined
  /** In our own words. */
  summary: string
  notes?: readonly string[] | undefined
}>

export type EarnRule = Readonly<{
  /** Points per dollar, or percent for cash back. */
  rate: number
  /** Keys of `categories`; everything if it's `['everything']`. */
  on?: readonly string[] | undefined
  /** Keys of `merchants`. */
  at?: readonly string[] | undefined
  /** What the rate needs, such as a booking in the issuer's portal. */
  when?: string | undefined
  member?: string | undefined
  cap?: Cap | undefined
  /** A key of `sharedCaps`. */
  sharedCap?: string | undefined
  /** The rate after the cap is used up. */
  after?: number | undefined
  from?: string | undefined
  to?: string | undefined
}>

/** A limit in dollars of purchases, or in dollars of rewards. */
export type Cap = Readonly<{ spend?: number | undefined; reward?: number | undefined; per: string }>

export type Offer = Readonly<{
  /** Each is earned in full or not at all. None if there is no public offer. */
  tiers: readonly Readonly<{
    points?: number | undefined
    cash?: number | undefined
    credit?: number | undefined
    spend: number
    months?: number | undefined
    days?: number | undefined
  }>[]
  /** The last day to apply. */
  until?: string | undefined
}>

export type Credit = Readonly<{
  name: string
  worth: number
  every: string
  on?: readonly string[] | undefined
}>
