import type { Bank } from '../bank.ts'
import { nonEmptyArray, object, request, text } from '../fields.ts'
import { accountBody, chooseAccounts } from '../items/account-body.ts'
import { itemBody } from '../items/item-body.ts'
import { openItem, requireBank, requireLogin } from '../items/open-item.ts'
import type { Item } from '../state.ts'

const readGet = request({ access_token: text }, { options: object({}, { account_ids: nonEmptyArray(text) }) })

/** POST /accounts/get: cached account data, available even if the login is broken. */
export function getAccounts(bank: Bank, body: unknown) {
  const { access_token, options = {} } = readGet(body, '')
  const item = openItem(bank, access_token, '/accounts/get')
  requireBank(bank, item.institutionId)
  return accountsBody(bank, item, options.account_ids)
}

const readBalance = request(
  { access_token: text },
  { options: object({}, { account_ids: nonEmptyArray(text), min_last_updated_datetime: text }) },
)

/** POST /accounts/balance/get: live balances, which require a working login. */
export function getBalances(bank: Bank, body: unknown) {
  const { access_token, options = {} } = readBalance(body, '')
  const item = openItem(bank, access_token, '/accounts/balance/get')
  requireLogin(bank, item)
  return accountsBody(bank, item, options.account_ids)
}

function accountsBody(bank: Bank, item: Item, ids: readonly string[] | undefined) {
  return {
    accounts: chooseAccounts(bank, item, ids).map((account) => accountBody(item.id, account)),
    item: itemBody(item),
  }
}
