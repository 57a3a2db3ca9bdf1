import { totalOfTypedCosts } from '@cardsight/contract/costs'
import { formatNumber } from '../../lib/format-number.ts'
import type { WalletSpend } from '../../worker/wallet-question.ts'
import { basisText } from '../own-reports/basis-text.ts'
import type { AmountsBasis } from './use-wallet-amounts.ts'

/** What the answer is based on, in a sentence. */
export function walletBasisText(spend: WalletSpend | null, basis: AmountsBasis): string {
  if (spend === null) {
    return 'Enter at least one amount.'
  }
  if (spend.kind === 'typed') {
    return basisText(basis, totalOfTypedCosts(spend.costs))
  }
  const { length } = spend.purchases
  return `Based on ${length === 1 ? '1 purchase' : `${formatNumber(length, 0)} purchases`} from your accounts.`
}
