/** A short way to ask for the best wallet. */
import { compileCatalog } from '../backtest/compile.ts'
import { defaultAssumptions } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { type Purchase, spendFrom } from '../spend/spend.ts'
import type { WalletQuestion } from '../wallet/wallet.ts'
import { year2025 } from './make.ts'

/** Two of these cards for a year with their bonuses, unless more is said. */
export function askWallet(
  cards: readonly Card[],
  purchases: readonly Purchase[],
  more: Partial<WalletQuestion> = {},
): WalletQuestion {
  return {
    spend: spendFrom(purchases, year2025),
    compiled: compileCatalog(cards, defaultAssumptions),
    held: [],
    size: 2,
    years: 1,
    isIntro: true,
    obstacles: [],
    ...more,
  }
}
