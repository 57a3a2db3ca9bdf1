import type { Profile } from '@cardsight/contract/profile'
import { backtest, withValuation } from '@cardsight/engine/backtest'
import type { Spend } from '@cardsight/engine/spending'
import type { WalletQuestion } from '@cardsight/engine/wallet'
import { valuationOfHolder } from '../run/about-cards.ts'
import type { RunCatalog } from '../run/run-catalog.ts'
import { usableCentsOf } from '../run/usable-cents.ts'
import { walletCandidates } from './wallet-candidates.ts'

type PersonalPart = Required<Pick<WalletQuestion, 'spend' | 'compiled' | 'owned' | 'candidates'>>

/**
 * The part of a wallet question that depends on the person: what points and credits are worth to them, and which cards
 * they can get. The catalog must have the habits of the profile.
 */
export function walletForProfile(
  catalog: RunCatalog,
  spend: Spend,
  owned: readonly string[],
  profile: Profile,
): PersonalPart {
  const { release, compiled, context, profileOptions } = catalog
  const usable = usableCentsOf({ result: backtest(spend, compiled, context) })
  return {
    spend,
    owned,
    compiled: withValuation(compiled, valuationOfHolder(owned, profile, catalog, usable)),
    candidates: walletCandidates(release.cards, owned, { profile, options: profileOptions }),
  }
}
