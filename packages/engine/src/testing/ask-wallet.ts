/** Builds a wallet question for tests. */
import { compileCatalog } from '../backtest/compile.ts'
import type { Card } from '../card/card.ts'
import { type Purchase, spendFrom } from '../spend/spend.ts'
import type { WalletQuestion } from '../wallet/wallet.ts'
import { testAssumptions, year2025 } from './make.ts'

/** Asks for two of these cards for one year with their bonuses, unless `more` says otherwise. */
export function askWallet(
  cards: readonly Card[],
  purchases: readonly Purchase[],
  more: Partial<WalletQuestion> = {},
): WalletQuestion {
  return {
    spend: spendFrom(purchases, year2025),
    compiled: compileCatalog(cards, testAssumptions),
    owned: [],
    size: 2,
    years: 1,
    isIntro: true,
    obstacles: [],
    ...more,
  }
}
