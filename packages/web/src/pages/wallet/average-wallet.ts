/** The average household's wallet, for visitors without JavaScript. For loaders only: it bundles the schemas. */
import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import { averageWalletSchema } from '@cardsight/contract/wallet'
import { type WalletView, walletViewOf } from '../../features/wallet/wallet-view.ts'

/** Null if it couldn't be calculated: that was reported, and the page renders without it. */
export async function loadAverageWallet({ api, reportError }: PageContext): Promise<WalletView | null> {
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
