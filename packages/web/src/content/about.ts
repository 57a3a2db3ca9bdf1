import { pagePaths, sentences } from '@cardsight/contract'
import type { PageWords } from './page-meta.ts'

export const aboutWords: PageWords = {
  path: pagePaths.about,
  title: 'About us | Cardsight',
  description: 'What Cardsight is for, how it earns, and what it never does.',
}

export const mission = sentences.mission

export const aboutParagraphs = [
  'Card advice usually starts from the card. Cardsight starts from your spending: it looks back over what you really spent and works out, card by card, what each one would have paid you for it.',
  'The answer is a sum you can follow: rewards from your transactions, plus the intro bonus, less the annual fee. Every card’s facts carry the date on which they were checked.',
] as const

/** Promises that hold for all that is built today and all that will be. */
export const promises = [
  'We do not sell personal information.',
  'We do not see the password of your bank: you give it to your bank through Plaid, never to us.',
  'We cannot move money.',
] as const
