import { pagePaths, sentences } from '@cardsight/contract'
import type { PageWords } from './page-meta.ts'

export const aboutWords: PageWords = {
  path: pagePaths.about,
  title: 'About us | Cardsight',
  description: 'What Cardsight is for, how its ranking is computed, how it earns, and what it never does.',
}

export const mission = sentences.mission

export const aboutParagraphs = [
  'Card advice usually starts from the card. Cardsight starts from your spending: it looks back over what you really spent and works out, card by card, what each one would have paid you for it.',
  'It does the sum that nobody has an evening for, over every card at once, and shows its work.',
] as const

export type FormulaLine = Readonly<{ sign: '' | '+' | '−'; name: string; meaning: string }>

/** How the ranking is computed, as an account page adds it up. */
export const formula: readonly FormulaLine[] = [
  {
    sign: '',
    name: 'Reward from transactions',
    meaning: 'Every purchase at the rate the card pays for it, with caps, quarters and dates as they are.',
  },
  {
    sign: '+',
    name: 'Intro bonus',
    meaning: 'Counted once, and only if your pace of spending would have reached it.',
  },
  { sign: '−', name: 'Annual fee', meaning: 'For each year that the card is held.' },
]

export const formulaTotal = 'What the card would have earned you. The highest comes first.'

export const afterFormula =
  'The same calculation runs over every card, in whole cents, for one, two or three years. Card facts come from open data sets. Every card page lists its sources and their dates.'

export const independence = [
  'Cardsight earns affiliate compensation from card partners. This does not affect recommendations: the part of our software that ranks the cards is not told who pays us, and has no place where it could be told.',
  'No bank can buy a place in the list, and none is left out for not paying.',
] as const

/** Promises that hold for all that is built today and all that will be. */
export const promises = [
  'We do not sell personal information.',
  'We do not see your bank login credentials: you give them to your bank through Plaid, never to us.',
  'We cannot move money.',
  'We protect data with 256-bit encryption, and keep no more of it than we need.',
] as const
