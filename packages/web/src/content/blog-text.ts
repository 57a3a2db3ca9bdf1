import { pagePaths } from '@cardsight/contract/paths'
import type { PageText } from './page-meta.ts'

export const blogText: PageText & { heading: string; intro: string } = {
  path: pagePaths.blog,
  title: 'Blog: how credit card rewards work | Cardsight',
  description:
    'Plain guides to credit card rewards: caps, fees, bonuses and points. The figures come from the engine that ranks our cards.',
  heading: 'Blog',
  intro:
    'Plain-English guides to how credit card rewards work. The figures come from the engine that ranks our cards. They change when a card does.',
}
