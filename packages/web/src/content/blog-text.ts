import { pagePaths } from '@cardsight/contract/paths'
import type { PageText } from './page-meta.ts'

export const blogText: PageText & { heading: string; intro: string } = {
  path: pagePaths.blog,
  title: 'Blog: how credit card rewards work | Cardsight',
  description:
    'Plain-English guides to credit card rewards: caps, fees, bonuses and points, with figures calculated by the same engine as our rankings.',
  heading: 'Blog',
  intro:
    'Plain-English guides to how credit card rewards work. Every figure comes from the engine behind our rankings and is recalculated with the latest catalog.',
}
