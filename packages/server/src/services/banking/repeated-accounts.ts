import type { Deps } from '../../deps.ts'
import { type BankAccount, listBankAccounts } from '../../repositories/bank-accounts.ts'
import { listBankItems } from '../../repositories/bank-items.ts'
import { linkRank } from './link-rank.ts'
import { withoutRepeats } from './same-account.ts'

/**
 * Accounts of any kind that another link of the user shares too, such as a joint account of two logins. The other link is
 * the one whose purchases results count.
 */
export async function listRepeatedAccounts(
  deps: Pick<Deps, 'database' | 'bank' | 'otherBanks'>,
  userId: string,
): Promise<BankAccount[]> {
  const { db } = deps.database
  const [items, accounts] = await Promise.all([listBankItems(db, userId), listBankAccounts(db, userId)])
  const inOrder = items
    .toSorted((a, b) => linkRank(deps, a) - linkRank(deps, b))
    .flatMap(({ id, institutionId }) =>
      accounts.filter(({ itemId }) => itemId === id).map((account) => ({ ...account, institutionId })),
    )
  const listed = new Set(withoutRepeats(inOrder))
  return inOrder.filter((account) => !listed.has(account))
}
