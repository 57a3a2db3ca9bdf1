import type { Deps } from '../../deps.ts'
import type { BankItem } from '../../repositories/bank-items.ts'
import { isRetired } from './retired-links.ts'

/**
 * Rank of a link among those that share an account: it belongs to one that works, then to a disconnected one, then to a
 * retired one. Between equals, the earlier one has it.
 */
export function linkRank(banks: Pick<Deps, 'bank' | 'otherBanks'>, item: BankItem): number {
  if (isRetired(banks, item)) {
    return 2
  }
  return isDisconnected(item) ? 1 : 0
}

export function isDisconnected({ state }: Pick<BankItem, 'state'>): boolean {
  return state === 'login-required' || state === 'gone'
}
