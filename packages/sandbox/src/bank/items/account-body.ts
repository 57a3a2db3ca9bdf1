import type { Bank } from '../bank.ts'
import { Fault } from '../faults.ts'
import type { SimulatedAccount } from '../histories/transaction-history.ts'
import { derivedId } from '../ids.ts'
import type { Item } from '../state.ts'

/** Returns the account id, which differs between two Items of the same login. */
export function accountIdOf(itemId: string, key: string): string {
  return derivedId(itemId, key, 'account')
}

/** Returns the accounts that the user chose to share. */
export function accountsOf(bank: Bank, item: Item): SimulatedAccount[] {
  return bank.historyOf(item).accounts.filter(({ key }) => item.accounts.includes(key))
}

/** Returns all accounts of the Item, or those with the given ids. Throws if an id isn't found. */
export function chooseAccounts(
  bank: Bank,
  item: Item,
  ids: readonly string[] | undefined,
): SimulatedAccount[] {
  const accounts = accountsOf(bank, item)
  if (ids === undefined) {
    return accounts
  }
  return ids.map((id) => {
    const account = accounts.find(({ key }) => accountIdOf(item.id, key) === id)
    if (account === undefined) {
      throw new Fault('INVALID_ACCOUNT_ID')
    }
    return account
  })
}

export function accountBody(itemId: string, account: SimulatedAccount) {
  return {
    account_id: accountIdOf(itemId, account.key),
    balances: {
      available: account.available,
      current: account.current,
      limit: account.limit,
      ...currencyCodes(account.currency),
    },
    mask: account.mask,
    name: account.name,
    official_name: account.officialName,
    type: account.type,
    subtype: account.subtype,
    holder_category: 'personal',
    // The provider leaves the key out where a bank has no such id.
    ...(account.persistentId === null ? {} : { persistent_account_id: account.persistentId }),
  }
}

const isoCurrencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Returns both currency fields, of which exactly one is set. Cryptocurrencies, for example, have no ISO code. */
export function currencyCodes(currency: string) {
  const isIso = isoCurrencies.has(currency)
  return {
    iso_currency_code: isIso ? currency : null,
    unofficial_currency_code: isIso ? null : currency,
  }
}
