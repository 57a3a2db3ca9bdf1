import { pagePaths } from '@cardsight/contract'
import type { PageWords } from './page-meta.ts'

export const blogWords: PageWords & { heading: string; intro: string } = {
  path: pagePaths.blog,
  title: 'Blog: how card rewards are worked out | Cardsight',
  description:
    'Plain notes on credit card rewards: caps, fees, bonuses and points, with figures worked out by the same engine as our rankings.',
  heading: 'Blog',
  intro:
    'Plain notes on how card rewards work out. Every figure in them is asked of the same engine that makes our rankings, each time a page is made, so it is never older than the catalog.',
}
