import { type CostName, pagePaths } from '@cardsight/contract'
import type { PageWords } from './page-meta.ts'

export const secondCardWords: PageWords = {
  path: pagePaths.secondCard,
  title: 'Find Your Second Card | Cardsight',
  description:
    'What a second credit card would have added to the one you carry, by spending category, and when it is not worth having.',
}

export const secondCardLead =
  'One card rarely pays best for everything you buy. See which card would have earned the most where you spend the most, and whether it beats the one you already carry.'

export type ValueProp = Readonly<{
  key: 'rewards' | 'score' | 'perks'
  title: string
  text: string
  but: string
}>

export const valueProps: readonly ValueProp[] = [
  {
    key: 'rewards',
    title: 'Get Bigger Rewards',
    text: 'Let each card do what it is good at: one that pays extra at the supermarket or the pump, beside one that pays a steady rate on everything else.',
    but: 'Worth it when the extra reward is more than the annual fee.',
  },
  {
    key: 'score',
    title: 'Boost Your Credit Score',
    text: 'A second card raises your total limit, so the same balance uses less of it. $1,500 of a $5,000 limit is 30% utilization; of $10,000 it is 15%. Lower utilization tends to raise a score.',
    but: 'A new application can cost a few points for some months.',
  },
  {
    key: 'perks',
    title: 'Unlock Premium Perks',
    text: 'Some cards bring what the first one lacks: airport lounge access, rental car insurance, extended warranties on what you buy.',
    but: 'Count a perk only if you would have paid for it.',
  },
]

export type ExplorerCategory = Readonly<{
  name: CostName
  label: string
  /** The category's display name, by which its icon is found. */
  displayName: string
  /** Whole dollars a month to begin with: those of the spending form's example. */
  example: number
}>

export const explorerCategories: readonly ExplorerCategory[] = [
  { name: 'grocery', label: 'Groceries', displayName: 'Supermarkets & Groceries', example: 504 },
  { name: 'restaurant', label: 'Restaurants', displayName: 'Restaurants', example: 166 },
  { name: 'gas', label: 'Gas', displayName: 'Gas Stations', example: 179 },
  { name: 'travel', label: 'Travel', displayName: 'Travel', example: 400 },
  { name: 'recreation', label: 'Recreation', displayName: 'Recreation', example: 487 },
  { name: 'other', label: 'Everything else', displayName: 'Other', example: 100 },
]

export const explorerWords = {
  title: 'Explore cards by what you spend on',
  text: 'Pick a category, say what it costs you in a month, and every card in our catalog is run over three years of it.',
  category: 'I spend most on',
  amount: 'Amount a month',
  carried: 'The card I carry pays',
  show: 'Show cards',
  note: 'Counted over three years and without intro bonuses, so that what a card pays for good decides.',
  noCards: 'No Cards found!',
  nothingTyped: 'Type an amount above 0 to see cards.',
  carryOver: 'See all cards for this spending',
} as const

export const heldCardWords = {
  title: 'With the card you hold',
  text: 'Name the card in your wallet and type a month. Every card is put beside it, your spending is split between the two as well as it can be, and the one that adds the most wins.',
  open: 'Name my card',
  held: 'The card I hold',
  find: 'Find my second card',
  note: 'Counted over three years, without intro bonuses, all limits and fees included.',
  nothingAdded: 'No card would add anything to what you hold.',
  wallet: 'Your whole wallet',
} as const

export const findCardBanner = {
  title: 'Find the best credit card for you',
  text: 'A second card is best judged on everything you spend. Type a typical month, and see every card over all of it.',
  action: 'Find Your Card →',
} as const
