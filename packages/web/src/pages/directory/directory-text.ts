import { pagePaths } from '@cardsight/contract/paths'
import type { PageText } from '../../content/page-meta.ts'

/** The same for every search and filter: they're views of one page. */
export const directoryText = {
  path: pagePaths.cards,
  heading: 'All credit cards',
  title: 'All credit cards: search, filter and compare | Cardsight',
  description:
    'Search every card in our catalog. See its welcome bonus, annual fee and what it would have earned on average American spending.',
} satisfies PageText & { heading: string }
