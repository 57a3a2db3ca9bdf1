/** The banks of this server, and which of them a token belongs to. */

import type { BankEnvironment, BankProvider } from '../../addresses/bank-origin.ts'
import type { Bank } from '../../bank/bank.ts'
import type { Deps } from '../../deps.ts'

type Banks = Pick<Deps, 'bank' | 'otherBanks'>
type StoredOrigin = Readonly<{ provider: BankProvider | null; environment: BankEnvironment | null }>

export function allBanks({ bank, otherBanks }: Banks): readonly Bank[] {
  return [bank, ...otherBanks]
}

/**
 * Returns null for a token of a provider or an environment that this server doesn't use anymore. It must
 * never be sent to another one.
 */
export function findBank(banks: Banks, { provider, environment }: StoredOrigin): Bank | null {
  const found = allBanks(banks).find((bank) => bank.provider === provider && bank.environment === environment)
  return found ?? null
}

/** The bank that people link with a token from its website; null if there is none. */
export function findSetupTokenBank(banks: Banks): Bank | null {
  return allBanks(banks).find(({ setupTokens }) => setupTokens !== null) ?? null
}
