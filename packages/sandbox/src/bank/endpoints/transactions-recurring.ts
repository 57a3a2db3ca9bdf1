import type { Bank } from '../bank.ts'
import { dayOf, timestamp } from '../days.ts'
import { Fault } from '../faults.ts'
import { flag, nonEmptyArray, object, request, text } from '../fields.ts'
import { chooseAccounts } from '../items/account-body.ts'
import { startPull } from '../items/advance.ts'
import { openItem, requireLogin } from '../items/open-item.ts'
import { streamsOf } from '../items/streams.ts'
import { readVersion, transactionFormatOf } from './transaction-format.ts'

const readRecurring = request(
  { access_token: text },
  {
    account_ids: nonEmptyArray(text),
    options: object(
      {},
      { include_personal_finance_category: flag, personal_finance_category_version: readVersion },
    ),
  },
)

/** POST /transactions/recurring/get: recurring income and expenses. */
export function getRecurring(bank: Bank, body: unknown) {
  const { access_token, account_ids, options = {} } = readRecurring(body, '')
  const item = openItem(bank, access_token, '/transactions/recurring/get')
  requireLogin(bank, item)
  if ((item.startedAt ?? null) === null) {
    startPull(bank, item, item.daysRequested)
  }
  if (item.views.length === 0) {
    throw new Fault('PRODUCT_NOT_READY')
  }
  const keys = chooseAccounts(bank, item, account_ids).map(({ key }) => key)
  const entries = [...bank.changeLogOf(item).entries.values()].filter(({ row }) => keys.includes(row.account))
  const streams = streamsOf(item.id, entries, dayOf(bank.now()), transactionFormatOf(options))
  return {
    inflow_streams: streams.filter(({ last_amount }) => last_amount.amount < 0),
    outflow_streams: streams.filter(({ last_amount }) => last_amount.amount >= 0),
    updated_datetime: timestamp(item.updatedAt ?? bank.now()),
    personal_finance_category_version: transactionFormatOf(options).version,
  }
}
