import type { Account } from '@cardsight/contract/schemas'
import type { Deps } from '../../deps.ts'
import { type BankAccount, listBankAccounts } from '../../repositories/bank-accounts.ts'
import { type BankItem, listBankItems } from '../../repositories/bank-items.ts'
import { adviceOnLink } from './link-state.ts'
import { adviceOnRetired, isRetired } from './retired-links.ts'
import { kindOfAccount } from './usable-accounts.ts'

export type ListedAccount = BankAccount & Readonly<{ kind: Exclude<Account['subtype'], 'disconnected'> }>

export type Institution = Readonly<{
  item: BankItem
  /** No new data until the user signs in at the bank again. */
  isDisconnected: boolean
  /** What happened to a disconnected institution and what to do next; null if it works. */
  advice: string | null
  /** Accounts that purchases are made from. */
  accounts: readonly ListedAccount[]
}>

/** A user's institutions in the order they were linked. Uses stored data only and contacts no bank. */
export async function listInstitutions(
  deps: Pick<Deps, 'database' | 'bank' | 'otherBanks'>,
  userId: string,
): Promise<Institution[]> {
  const { db } = deps.database
  const [items, accounts] = await Promise.all([listBankItems(db, userId), listBankAccounts(db, userId)])
  const listed = accounts.flatMap((account): ListedAccount[] => {
    const kind = kindOfAccount(account.subtype)
    return kind === null ? [] : [{ ...account, kind }]
  })
  return items.map((item) =>
    isRetired(deps, item)
      ? retired(item)
      : {
          item,
          isDisconnected: item.state === 'login-required' || item.state === 'gone',
          advice: adviceOnLink(item),
          accounts: listed.filter(({ itemId }) => itemId === item.id),
        },
  )
}

/** Without accounts: made-up purchases of a simulated bank must not count beside real ones. */
function retired(item: BankItem): Institution {
  return {
    item: { ...item, state: 'gone' },
    isDisconnected: true,
    advice: adviceOnRetired(item),
    accounts: [],
  }
}
