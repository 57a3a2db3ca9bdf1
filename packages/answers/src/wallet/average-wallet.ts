import { averageCosts } from '@cardsight/contract/costs'
import { defaultProfile } from '@cardsight/contract/profile'
import { defaultSpendingHabits } from '@cardsight/contract/runs'
import type { AverageWallet } from '@cardsight/contract/wallet'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import type { Wallet, WalletQuestion } from '@cardsight/engine/wallet'
import type { RunCatalog } from '../run/run-catalog.ts'
import { spendOfTypedCosts } from '../run/run-from-costs.ts'
import { adviseWallet } from './advise-wallet.ts'
import { walletCatalogOf } from './wallet-catalog.ts'
import { walletForProfile } from './wallet-for-profile.ts'

const SIZE = 2

/**
 * The wallet that a visitor sees before they say anything: for average spending, the default profile and no cards.
 * `catalog` is compiled for the default profile.
 */
export function averageWallet(catalog: RunCatalog): AverageWallet {
  const { release, profileOptions, wallets: context } = catalog
  const { today } = catalog.assumptions
  const spend = spendOfTypedCosts(averageCosts, presetWindow(DEFAULT_DATE_TYPE, today), defaultSpendingHabits)
  const question: WalletQuestion = {
    ...walletForProfile(catalog, spend, [], defaultProfile),
    ...({ size: SIZE, years: 1, isIntro: true, obstacles: [] } as const),
  }
  const { answer, afterBonuses, single, simpler } = adviseWallet(question, {
    keepsSmallCards: false,
    context,
  })
  const named = idsOf([answer.best, single, simpler])
  const { cards, programs } = walletCatalogOf(release, profileOptions)
  const shown = cards.filter(({ cardId }) => named.has(cardId))
  const keys = new Set([...shown.map(({ program }) => program), simpler?.program])
  return {
    today,
    best: answer.best,
    ...{ afterBonuses, single, simpler },
    cards: shown,
    programs: programs.filter(({ key }) => keys.has(key)),
  }
}

function idsOf(wallets: readonly (Pick<Wallet, 'cards'> | null)[]): ReadonlySet<string> {
  return new Set(wallets.flatMap((wallet) => wallet?.cards.map(({ cardId }) => cardId) ?? []))
}
