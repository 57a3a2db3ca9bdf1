import { pagePaths } from '@cardsight/contract'
import type { PageWords } from './page-meta.ts'

export const homeWords: PageWords = {
  path: pagePaths.home,
  title: 'Cardsight: the credit card that would have earned you the most',
  description:
    'Cardsight looks back over what you spend and works out which credit card would have earned you the most. Free to use.',
}
