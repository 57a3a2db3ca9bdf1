import type { TypedCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import type { RankOptions } from './rank-for.ts'

/** A person of the expert panel, and what experts broadly agree on for that person. */
export type Person = Readonly<{
  name: string
  /** What NerdWallet, Doctor of Credit and r/CreditCards would say, in our words. */
  advice: string
  /** Whether our list agrees, and why if it doesn't. */
  judgment: string
  /** What differs from the default profile. */
  profile: Partial<Profile>
  /** What's left out is nothing. */
  costs: Partial<TypedCosts>
  /** All purchases are outside of the U.S. */
  isAbroad?: true
  rules: readonly Rule[]
}>

/**
 * A statement about a ranking. Without `years` and `bonus`, it's about the list that people see first: one year, with
 * bonuses.
 */
export type Rule = Readonly<{ why: string }> & Partial<RankOptions> & Statement

export type Statement =
  /** At least one card of the set is among the first. */
  | Readonly<{ within: number; some: CardSet }>
  /** No card of the set is among the first. `Infinity` stands for the whole list. */
  | Readonly<{ within: number; none: CardSet }>
  | Readonly<{ first: CardSet }>
  /** The first card ranks above the second. Both have to be in the results. */
  | Readonly<{ above: readonly [better: string, worse: string] }>
  /** Cards out of reach need a reason. */
  | Readonly<{ listed: 'results' | 'out-of-reach' | 'nowhere'; ids: readonly string[] }>
  /** Cards that differ only in who can get them share a row. */
  | Readonly<{ hasOneRowPerVariant: true }>
  /** The card's total, within two dollars. */
  | Readonly<{ totalOf: string; dollars: number }>
  /** What a card earns only once, in dollars. */
  | (Readonly<{ bonusOf: string }> & Bounds)
  /** What a card is worth in the third year, in dollars. */
  | (Readonly<{ thirdYearOf: string }> & Bounds)
  /** Dollars that the person's profile adds to the card, compared with the same profile after these changes. */
  | (Readonly<{ gainOf: string; over: Partial<Profile> }> & Bounds)

export type Bounds = Readonly<{ atLeast?: number; atMost?: number }>

/** Cards that match at least one of the criteria. */
export type CardSet = Readonly<{
  ids?: readonly string[]
  programs?: readonly string[]
  feeAbove?: number
  traits?: readonly Trait[]
}>

export type Trait =
  /** Points of an airline, hotel, rail, cruise or store program that have no use elsewhere. */
  | 'brand-points'
  /** Brand points of a program that the person doesn't use. */
  | 'unused-brand'
  | 'student'
  | 'foreign-fee'
  | 'secured'
  /** Needs a membership that costs money or that not everyone can get, and that the person doesn't have. */
  | 'missing-membership'
  /** Needs better credit than the person has. */
  | 'above-credit'
  /** An unsecured card whose credit level no source states. */
  | 'unstated-credit'
