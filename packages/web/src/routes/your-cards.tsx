import { pagePaths } from '@cardsight/contract/paths'
import { pageMeta } from '../content/page-meta.ts'
import { averageWalletLoader } from '../pages/wallet/average-wallet.ts'
import { YourCardsPage } from '../pages/your-cards/your-cards-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/your-cards'

export const handle = {
  access: 'public',
  headerButton: null,
  isTool: true,
} satisfies RouteHandle

export const loader = ({ context }: Route.LoaderArgs) => averageWalletLoader({ context })

/** A visitor who comes from another page has JavaScript, and needs no answer without it. */
export function clientLoader() {
  return { average: null }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    path: pagePaths.yourCards,
    title: 'Use Today: Which Card to Use Where | Cardsight',
    description:
      'Add the cards you have. See which one earns the most at any store, what’s left to earn, and what to apply for next.',
    publicUrl: publicUrlOf(matches),
  })

export default function YourCardsRoute({ loaderData }: Route.ComponentProps) {
  return <YourCardsPage average={loaderData.average} />
}
