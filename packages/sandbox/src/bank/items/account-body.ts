import type { Bank } from '../bank.ts'
import { Fault } from '../faults.ts'
import type { StoryAccount } from '../histories/story.ts'
import { derivedId } from '../ids.ts'
import type { Item } from '../state.ts'

/** Two Items of one login have different account ids. */
export function accountIdOf(itemId: string, key: string): string {
  return derivedId(itemId, key, 'account')
}

/** The accounts that the person chose to share. */
export function accountsOf(bank: Bank, item: Item): StoryAccount[] {
  return bank.storyOf(item).accounts.filter(({ key }) => item.accounts.includes(key))
}

/** All accounts of the Item, or those that were asked for by id. */
export function chooseAccounts(bank: Bank, item: Item, ids: readonly string[] | undefined): StoryAccount[] {
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

export function accountBody(itemId: string, account: StoryAccount) {
  return {
    account_id: accountIdOf(itemId, account.key),
    balances: {
      available: account.available,
      current: account.current,
      limit: account.limit,
      iso_currency_code: account.currency,
      unofficial_currency_code: null,
    },
    mask: account.mask,
    name: account.name,
    official_name: account.officialName,
    type: account.type,
    subtype: account.subtype,
    holder_category: 'personal',
  }
}
