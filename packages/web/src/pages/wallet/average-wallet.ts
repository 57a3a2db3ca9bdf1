/** The average household's wallet, for visitors without JavaScript. For loaders only: it bundles the schemas. */
import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import { averageWalletSchema } from '@cardsight/contract/wallet'
import { data, type RouterContextProvider } from 'react-router'
import { type WalletView, walletViewOf } from '../../features/wallet/wallet-view.ts'
import { pageContext } from '../../server-context.ts'

type LoaderArgs = { context: Readonly<RouterContextProvider> }

/** A page without its answer must not be cached for the next visitor, so routes pass the header on. */
export async function averageWalletLoader({ context }: LoaderArgs) {
  const average = await loadAverageWallet(context.get(pageContext))
  return average === null
    ? data({ average }, { headers: { 'cache-control': 'no-store' } })
    : data({ average })
}

/** Null if it couldn't be calculated: that was reported, and the page renders without it. */
async function loadAverageWallet({ api, reportError }: PageContext): Promise<WalletView | null> {
  try {
    const { best, cards, programs, today, ...compared } = averageWalletSchema.parse(
      await api.get(apiPaths.averageWallet),
    )
    return walletViewOf(
      { ...compared, answer: { best, owned: null }, reviews: [] },
      {
        settings: { isIntro: true },
        cards: new Map(cards.map((card) => [card.cardId, card])),
        programs,
        today,
      },
    )
  } catch (error) {
    reportError(error)
    return null
  }
}
