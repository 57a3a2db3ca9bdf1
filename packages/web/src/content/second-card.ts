import { type CostName, costFields, shortFormNames } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { assumedPerson } from './average-spending.ts'
import type { PageText } from './page-meta.ts'

export const secondCardText: PageText = {
  path: pagePaths.secondCard,
  title: 'Find Your Second Card | Cardsight',
  description:
    'What a second credit card would have added to the one you have, by spending category, and when it isn’t worth it.',
}

export const secondCardLead =
  'One card rarely pays best for everything you buy. See which card would have earned the most where you spend the most, and whether it beats the one you have.'

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
    text: 'Use each card for what it does best. One pays extra at the supermarket or the pump, the other a steady rate on everything else.',
    but: 'Worth it if the extra rewards are more than the annual fee.',
  },
  {
    key: 'score',
    title: 'Boost Your Credit Score',
    text: 'A second card raises your total limit, so the same balance uses less of it. $1,500 of a $5,000 limit is 30% utilization; of $10,000 it is 15%. Lower utilization tends to raise your score.',
    but: 'A new application can cost you a few points for some months.',
  },
  {
    key: 'perks',
    title: 'Unlock Premium Perks',
    text: 'Some cards offer what your first one doesn’t: airport lounge access, rental car insurance, extended warranties on what you buy.',
    but: 'Count a perk only if you would have paid for it.',
  },
]

export type ExplorerCategory = Readonly<{
  name: CostName
  label: string
}>

export const explorerCategories: readonly ExplorerCategory[] = shortFormNames.map((name) => ({
  name,
  label: name === 'other' ? 'Everything else' : costFields[name].shortLabel,
}))

export const explorerText = {
  title: 'Explore cards by spending category',
  text: 'Pick a category and enter what you spend on it in a month. We’ll run every card in our catalog over three years of it.',
  category: 'I spend most on',
  amount: 'Amount per month',
  carried: 'My current card earns',
  show: 'Show cards',
  note: `3 years, no welcome bonus, so long-term value decides. Assumes: ${assumedPerson}.`,
  noCards: 'No Cards found!',
  nothingTyped: 'Enter an amount above 0 to see cards.',
  carryOver: 'See all cards for this spending',
} as const

export const currentCardText = {
  title: 'Already have a card?',
  text: 'Choose your card and enter a typical month. We’ll pair every card with it, split your spending between the two for the highest rewards, and show which one adds the most.',
  open: 'Choose my card',
  owned: 'My card',
  find: 'Find my second card',
  note: '3 years, no welcome bonus, including all spending caps and fees.',
  nothingAdded: 'No second card would add anything to the card you have.',
  wallet: 'Your whole wallet',
} as const

export const findCardBanner = {
  title: 'Find the best credit card for you',
  text: 'Judge a second card on everything you spend. Enter a typical month to see every card.',
  action: 'Find Your Card →',
} as const
