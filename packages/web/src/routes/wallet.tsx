import { pagePaths } from '@cardsight/contract/paths'
import { pageMeta } from '../content/page-meta.ts'
import { WalletPage } from '../pages/wallet/wallet-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/wallet'

export const handle = {
  access: 'public',
  headerButton: null,
  needsScript: true,
  isTool: true,
} satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    path: pagePaths.wallet,
    title: 'Your Wallet: The Best Combination of Cards | Cardsight',
    description:
      'The best set of up to four credit cards for your spending. See which card to use where, and which one to add next.',
    publicUrl: publicUrlOf(matches),
  })

export default function WalletRoute() {
  return <WalletPage />
}
