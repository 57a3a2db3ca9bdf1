import { pagePaths } from '@cardsight/contract/paths'
import type { PageText } from './page-meta.ts'

export const homeText: PageText = {
  path: pagePaths.home,
  title: 'Cardsight: the credit card that would have earned you the most',
  description:
    'Cardsight looks at what you spend and shows which credit card would have earned you the most. Free to use.',
}
