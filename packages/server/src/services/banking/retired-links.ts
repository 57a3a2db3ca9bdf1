/**
 * Links of a provider or an environment that this server doesn't use anymore, such as links of the simulated
 * bank once real keys are set. They work again if the server returns to it.
 */
import type { Deps } from '../../deps.ts'
import type { BankItem } from '../../repositories/bank-items.ts'
import { findBank } from './banks.ts'

type Origin = Pick<BankItem, 'source' | 'provider' | 'environment'>

export function isRetired(banks: Pick<Deps, 'bank' | 'otherBanks'>, item: Origin): boolean {
  return item.source === 'provider' && findBank(banks, item) === null
}

/** Says what happened to a retired link and what to do next. */
export function adviceOnRetired({ environment }: Pick<Origin, 'environment'>): string {
  switch (environment) {
    case 'simulated':
      return 'This link was made with our simulated bank. Remove it here, then link your real accounts.'
    case 'sandbox':
      return 'This link was made with a test bank. Remove it here, then link your accounts again.'
    default:
      return "This link was made with a service that we don't use right now. Remove it here, then link your accounts again."
  }
}

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
