import { pagePaths } from '@cardsight/contract/paths'
import { pageMeta } from '../content/page-meta.ts'
import { YourCardsPage } from '../pages/your-cards/your-cards-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/your-cards'

export const handle = {
  access: 'public',
  headerButton: null,
  needsScript: true,
  isTool: true,
} satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    path: pagePaths.yourCards,
    title: 'Use Today: Which Card to Use Where | Cardsight',
    description:
      'Add the cards you have. See which one earns the most at any store, what’s left to earn, and what to apply for next.',
    publicUrl: publicUrlOf(matches),
  })

export default function YourCardsRoute() {
  return <YourCardsPage />
}
