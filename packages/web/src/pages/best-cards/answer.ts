import type { CardResult } from '@cardsight/contract/runs'
import type { CardListEntry, CardText } from '@cardsight/contract/schemas'

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
    | 'rewardRate'
    | 'category'
    | 'features'
  > &
    Pick<CardListEntry, 'money' | 'introMoney' | 'annualFee' | 'totalMoney'> & {
      introOffer: string
      bestSeen?: CardText['offer']['bestSeen']
    }
>

/** A card that would have ranked first under other rules. */
export type OtherLeader = Readonly<{ cardId: string; name: string; totalMoney: number }>

export type Ranking = Readonly<{
  state: 'ranked'
  /** Dollars per year. */
  spending: number
  /** The best cards that match the page's own filters, in full. */
  top: readonly CardResult[]
  /** Every open card, best first. */
  cards: readonly ListedCard[]
  leaders: Readonly<{ withoutBonus: OtherLeader | null; overThreeYears: OtherLeader | null }>
}>

export type Answer = Ranking | Readonly<{ state: 'failed' }>
