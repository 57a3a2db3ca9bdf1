/** What outside data sets say about cards, in one form for all of them. */
import type { Day } from '@cardsight/engine/dates'
import type { GatheredFact, GatheredRow } from '../compare/gathered-facts.ts'
import type { OutsideTier } from '../compare/offer-facts.ts'
import type { Seen } from '../seen.ts'

/** One fact of a data set, with its source and date. A data set states only what it has a value for. */
export type Statement = Readonly<{ seen: Seen }> &
  Readonly<
    | { field: 'fee'; dollars: number }
    /** 'same' means that the first year costs as much as later years. */
    | { field: 'firstYearFee'; dollars: number | 'same' }
    | { field: 'network'; network: string }
    | { field: 'status'; state: 'open' | 'closed' }
    | { field: 'foreignFee'; percent: number | 'charged' }
    | { field: 'apr'; regular: readonly [number, number] }
    | { field: 'introApr'; of: 'purchases' | 'transfers'; rate: number; months: number }
    | OfferStatement
    | { field: 'base'; rate: number; unit: 'percent' | 'points' }
    | RateStatement
  >

type OfferStatement = Readonly<{
  field: 'offer'
  tiers: readonly OutsideTier[]
  /** True if the tiers have the highest amounts of an "up to" offer. */
  isUpTo: boolean
  until: Day | null
  /** Other public offers at the same time. */
  alternatives: readonly (readonly OutsideTier[])[]
}>

/** All rates of a category. */
type RateStatement = Readonly<{
  field: 'rates'
  category: string
  rows: readonly GatheredRow[]
  rewardCaps?: NonNullable<GatheredFact['rewardCaps']>
}>

export type StatementOf<Field extends Statement['field']> = Extract<Statement, { field: Field }>

/** A card of a data set. */
export type OutsideCard = Readonly<{
  /** The file, for messages. */
  file: string
  id: string
  name: string | null
  issuer: string | null
  statements: readonly Statement[]
}>
