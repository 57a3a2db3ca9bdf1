import { pagePaths } from '@cardsight/contract/paths'
import { pageMeta } from '../content/page-meta.ts'
import { averageWalletLoader } from '../pages/wallet/average-wallet.ts'
import { WalletPage } from '../pages/wallet/wallet-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/wallet'

export const handle = { access: 'public', headerButton: null, isTool: true } satisfies RouteHandle

export const loader = ({ context }: Route.LoaderArgs) => averageWalletLoader({ context })

/** A visitor who comes from another page has JavaScript, and needn't wait for the average household's answer. */
export function clientLoader() {
  return { average: null }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    path: pagePaths.wallet,
    title: 'Your Wallet: The Best Combination of Cards | Cardsight',
    description:
      'The best set of up to four credit cards for your spending. See which card to use where, and which one to add next.',
    publicUrl: publicUrlOf(matches),
  })

export default function WalletRoute({ loaderData }: Route.ComponentProps) {
  return <WalletPage average={loaderData.average} />
}
