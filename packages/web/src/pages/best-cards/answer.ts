import type { CardListEntry, CardResult, CardText } from '@cardsight/contract'

/** As much of a card as a list needs: all open cards are sent, so that filters answer at once. */
export type ListedCard = Readonly<
  Pick<
    CardText,
    | 'cardId'
    | 'name'
    | 'issuer'
    | 'network'
    | 'kind'
    | 'hue'
    | 'status'
    | 'link'
    | 'asOf'
    | 'creditRange'
    | 'rewardRate'
    | 'category'
    | 'features'
  > &
    Pick<CardListEntry, 'money' | 'introMoney' | 'annualFee' | 'totalMoney'> & { introOffer: string }
>

/** A card that would have come first under other rules. */
export type OtherLeader = Readonly<{ cardId: string; name: string; totalMoney: number }>

export type Ranking = Readonly<{
  state: 'ranked'
  /** Dollars of the year. */
  spending: number
  /** The best of those that the page's own filters keep, in full. */
  top: readonly CardResult[]
  /** Every open card, best first. */
  cards: readonly ListedCard[]
  leaders: Readonly<{ withoutBonus: OtherLeader | null; overThreeYears: OtherLeader | null }>
}>

export type Answer = Ranking | Readonly<{ state: 'failed' }>
