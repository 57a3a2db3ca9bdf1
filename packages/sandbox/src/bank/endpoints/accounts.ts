import type { Bank } from '../bank.ts'
import { listOf, object, request, text } from '../fields.ts'
import { accountBody, chooseAccounts } from '../items/account-body.ts'
import { itemBody } from '../items/item-body.ts'
import { openItem, requireBank, requireLogin } from '../items/open-item.ts'
import type { Item } from '../state.ts'

const readGet = request({ access_token: text }, { options: object({}, { account_ids: listOf(text) }) })

/** POST /accounts/get: what the provider knows by heart, even when the login is broken. */
export function getAccounts(bank: Bank, body: unknown) {
  const { access_token, options = {} } = readGet(body, '')
  const item = openItem(bank, access_token, '/accounts/get')
  requireBank(bank, item.institutionId)
  return accountsAnswer(bank, item, options.account_ids)
}

const readBalance = request(
  { access_token: text },
  { options: object({}, { account_ids: listOf(text), min_last_updated_datetime: text }) },
)

/** POST /accounts/balance/get: asks the bank itself. */
export function getBalances(bank: Bank, body: unknown) {
  const { access_token, options = {} } = readBalance(body, '')
  const item = openItem(bank, access_token, '/accounts/balance/get')
  requireLogin(bank, item)
  return accountsAnswer(bank, item, options.account_ids)
}

function accountsAnswer(bank: Bank, item: Item, ids: readonly string[] | undefined) {
  return {
    accounts: chooseAccounts(bank, item, ids).map((account) => accountBody(item.id, account)),
    item: itemBody(item),
  }
}
