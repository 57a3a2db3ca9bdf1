import { pagePaths } from '@cardsight/contract'
import type { PageWords } from './page-meta.ts'

export const homeWords: PageWords = {
  path: pagePaths.home,
  title: 'Cardsight: the credit card that would have earned you the most',
  description:
    'Cardsight looks back over what you spend and works out which credit card would have earned you the most. Free to use.',
}

export const pitch =
  'Cardsight looks back over what you spend and works out which credit card would have earned you the most. It is free.'

export type Step = { title: string; text: string }

export const steps: readonly Step[] = [
  {
    title: 'Securely share your spending',
    text: 'Type what you spend in a typical month, or link your accounts through Plaid. We never see your bank password.',
  },
  {
    title: 'Let Cardsight calculate',
    text: 'Every card is run over the same spending: rewards, plus the intro bonus, less the annual fee.',
  },
  {
    title: 'Maximize your rewards',
    text: 'See which card would have earned you the most, with the sum behind it, and decide for yourself.',
  },
]
