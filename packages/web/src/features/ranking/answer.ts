import type { CardListEntry, DebtAnswer } from '@cardsight/contract/backtest'
import type { CardText } from '@cardsight/contract/cards'
import type { Profile } from '@cardsight/contract/profile'
import type { CardResult, NamedLaterYears } from '@cardsight/contract/runs'
import type { LandingFilter } from '../../content/card-filters.ts'

/** The fields of a card that a list needs: all open cards are sent, so that filters respond at once. */
export type ListedCard = Readonly<
  Pick<
    CardText,
    | 'cardId'
    | 'name'
    | 'issuer'
    | 'network'
    | 'kind'
    | 'face'
    | 'status'
    | 'link'
    | 'asOf'
    | 'creditRange'
    | 'rateLine'
    | 'category'
    | 'features'
  > &
    Pick<CardListEntry, 'money' | 'introMoney' | 'annualFee' | 'totalMoney'> & {
      introOffer: string
      /** Audiences of the product's other variants, which have no row of their own. */
      variants: readonly string[]
      bestSeen?: CardText['offer']['bestSeen']
    }
>

/** A card that would have ranked first under other rules. */
export type OtherLeader = Readonly<{ cardId: string; name: string; totalMoney: number }>

/** A card that the person can't get, with what it needs. */
export type UnreachableCard = Readonly<
  Pick<ListedCard, 'cardId' | 'name' | 'category' | 'features'> & {
    needs: readonly string[]
    /** Null for a variant of a card that has a row. */
    totalMoney: number | null
  }
>

export type Ranking = Readonly<{
  state: 'ranked'
  /** The person that the ranking is for, also in a line. */
  profile: Profile
  assumes: string
  /** Dollars per year. */
  spending: number
  /** The best cards that match the page's own filters, in full. The first is the pick. */
  top: readonly CardResult[]
  /** Names of the cards that come within 1% or $5 of the pick. */
  ties: readonly string[]
  /** What the pick earns more than a plain 2% card without a fee, in dollars. */
  gainOverPlain: number
  /** Every card that the person can get, best first; with `part`, only those that the document shows. */
  cards: readonly ListedCard[]
  part?: Readonly<{
    /** The filters that the listed cards match. */
    filters: readonly LandingFilter[]
    /** How many cards match them, within reach and out of it. */
    count: number
    outOfReachCount: number
  }>
  outOfReach: readonly UnreachableCard[]
  /**
   * The person's own debt; else, for the filters about lending, what the usual debt costs on the cards of each.
   */
  debts: Readonly<{ own: DebtAnswer | null; byFilter: Readonly<Record<string, DebtAnswer>> }>
  leaders: Readonly<{ withoutBonus: OtherLeader | null; overThreeYears: OtherLeader | null }>
  /** What the pick earns from year two on, and the best card to keep. Absent with a debt. */
  later?: NamedLaterYears
}>

export type Answer = Ranking | Readonly<{ state: 'failed' }>
