import { pagePaths } from '@cardsight/contract/paths'
import type { PageText } from '../../content/page-meta.ts'

/** The same for every year and field: they're views of one page. */
export const changesText = {
  path: pagePaths.cardChanges,
  title: 'Credit card changes: fees, rates and welcome offers | Cardsight',
  heading: 'Credit card changes',
  description:
    'Every change we know of to annual fees, earn rates, welcome offers and other terms of US credit cards, newest first, with its source.',
} satisfies PageText & { heading: string }
