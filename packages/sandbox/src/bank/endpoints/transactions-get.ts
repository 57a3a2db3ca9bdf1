import type { Bank } from '../bank.ts'
import { Fault } from '../faults.ts'
import { date, flag, integer, nonEmptyArray, nullable, object, request, text } from '../fields.ts'
import { accountBody, chooseAccounts } from '../items/account-body.ts'
import { startPull } from '../items/advance.ts'
import type { Entry } from '../items/change.ts'
import { itemBody } from '../items/item-body.ts'
import { openItem, requireLogin } from '../items/open-item.ts'
import { transactionBody } from '../items/transaction-body.ts'
import { readVersion, transactionFormatOf } from './transaction-format.ts'

const readGet = request(
  { access_token: text, start_date: date, end_date: date },
  {
    options: object(
      {},
      {
        account_ids: nonEmptyArray(text),
        count: integer(1, 500),
        offset: integer(0, Number.MAX_SAFE_INTEGER),
        include_original_description: nullable(flag),
        include_personal_finance_category_beta: flag,
        include_personal_finance_category: flag,
        include_logo_and_counterparty_beta: flag,
        personal_finance_category_version: readVersion,
        days_requested: integer(1, 730),
      },
    ),
  },
)

const DEFAULT_COUNT = 100

/** POST /transactions/get: the transactions in a date range, newest first. */
export function getTransactions(bank: Bank, body: unknown) {
  const { access_token, start_date, end_date, options = {} } = readGet(body, '')
  const item = openItem(bank, access_token, '/transactions/get')
  requireLogin(bank, item)
  if (start_date > end_date) {
    throw new Fault('INVALID_FIELD', 'start_date must not be after end_date')
  }
  if ((item.startedAt ?? null) === null) {
    startPull(bank, item, options.days_requested ?? item.daysRequested)
    throw new Fault('PRODUCT_NOT_READY')
  }
  if (item.views.length === 0) {
    throw new Fault('PRODUCT_NOT_READY')
  }
  const accounts = chooseAccounts(bank, item, options.account_ids)
  const keys = accounts.map(({ key }) => key)
  const matches = [...bank.changeLogOf(item).entries.values()]
    .filter((entry) => keys.includes(entry.row.account))
    .filter((entry) => displayDay(entry) >= start_date && displayDay(entry) <= end_date)
    .toSorted((a, b) => displayDay(b) - displayDay(a))
  const { count = DEFAULT_COUNT, offset = 0 } = options
  const format = transactionFormatOf(options)
  return {
    accounts: accounts.map((account) => accountBody(item.id, account)),
    transactions: matches
      .slice(offset, offset + count)
      .map((entry) => transactionBody(item.id, entry, format)),
    total_transactions: matches.length,
    item: itemBody(item),
  }
}

function displayDay({ row }: Entry) {
  return row.isPending ? row.transacted : row.posted
}
