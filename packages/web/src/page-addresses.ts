import type { PageAddress } from '@cardsight/contract/pages'
import { audienceSlugs, spendSlugs } from '@cardsight/contract/paths'
import { landingParameters } from './features/ranking/landing-address.ts'
import { posts } from './pages/blog/posts.server.ts'
import { changesParameters } from './pages/changes/changes-query.ts'
import { compareParameters } from './pages/compare/compare-query.ts'
import { directoryParameters } from './pages/directory/directory-query.ts'
import { topCardsParameters } from './pages/home/load-top-cards.ts'
import { explorerParameters } from './pages/second-card/explorer-query.ts'

/**
 * Pages with a variable part in their URL, and pages that open the bank-data provider's widget. Every other page
 * has a single URL. A page that reads a query parameter on the server must list it here, or the parameter is
 * dropped.
 */
export function pageAddresses({ cardIds }: { cardIds: readonly string[] }): readonly PageAddress[] {
  return [
    { path: 'top-cards.json', query: topCardsParameters },
    { path: 'current-best-cards', query: landingParameters },
    {
      path: 'best-credit-cards/:slug',
      values: [...audienceSlugs, ...spendSlugs],
      query: landingParameters,
    },
    { path: 'find-your-second-card', query: explorerParameters },
    { path: 'cards', query: directoryParameters },
    { path: 'cards/changes', query: changesParameters },
    { path: 'cards/:cardId', values: cardIds },
    { path: 'compare', query: compareParameters },
    { path: 'blog/:slug', values: posts.map(({ slug }) => slug) },
    { path: 'signin', query: ['social'] },
    { path: 'restore-password/:resetToken', hasToken: true },
    { path: 'verify-email/:token', hasToken: true },
    { path: 'undo-email-change/:token', hasToken: true },
    { path: 'household/:token', hasToken: true },
    { path: 'auth/google', query: ['accessToken'], hasToken: true },
    { path: 'find-best-card-for-your-spend', opensLink: true },
    { path: 'dashboard_debug', opensLink: true },
    { path: 'dashboard/oauth', opensLink: true },
  ]
}
