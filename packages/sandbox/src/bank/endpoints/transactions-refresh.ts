import type { Bank } from '../bank.ts'
import { dayOf } from '../days.ts'
import { Fault } from '../faults.ts'
import { amount, date, nonEmptyArray, object, request, text } from '../fields.ts'
import { isDynamic } from '../histories/logins.ts'
import { advance, startPull } from '../items/advance.ts'
import { openItem, requireLogin } from '../items/open-item.ts'

const readRefresh = request({ access_token: text }, {})

/** POST /transactions/refresh: checks for new data. The response is empty; a webhook follows if anything changed. */
export function refreshTransactions(bank: Bank, body: unknown) {
  const { access_token } = readRefresh(body, '')
  const item = openItem(bank, access_token, '/transactions/refresh')
  requireLogin(bank, item)
  if ((item.startedAt ?? null) === null) {
    startPull(bank, item, item.daysRequested)
  } else {
    const refreshDays = isDynamic(item) ? [...item.refreshDays, dayOf(bank.now())] : item.refreshDays
    advance(bank, bank.updateItem(item.id, { refreshDays }))
  }
  return {}
}

const MAX_CREATED = 10
const MAX_AGE_DAYS = 14

const readCreate = request(
  {
    access_token: text,
    transactions: nonEmptyArray(
      object(
        { date_transacted: date, date_posted: date, amount, description: text },
        { iso_currency_code: text },
      ),
    ),
  },
  {},
)

/** POST /sandbox/transactions/create: adds the caller's transactions to the first depository account, and nothing else. */
export function createTransactions(bank: Bank, body: unknown) {
  const { access_token, transactions } = readCreate(body, '')
  if (transactions.length > MAX_CREATED) {
    throw new Fault('INVALID_FIELD', `transactions must be an array of at most ${MAX_CREATED}`)
  }
  const today = dayOf(bank.now())
  for (const { date_transacted, date_posted } of transactions) {
    const isRecent = [date_transacted, date_posted].every(
      (day) => day <= today && day >= today - MAX_AGE_DAYS,
    )
    if (!isRecent || date_transacted > date_posted) {
      throw new Fault('INVALID_FIELD', `dates must be in order and in the last ${MAX_AGE_DAYS} days`)
    }
  }
  const item = openItem(bank, access_token, '/sandbox/transactions/create')
  requireLogin(bank, item)
  if (!isDynamic(item)) {
    throw new Fault('INVALID_FIELD', 'transactions can be created only for user_transactions_dynamic')
  }
  const created = transactions.map((row) => ({
    transacted: row.date_transacted,
    posted: row.date_posted,
    cents: Math.round(row.amount * 100),
    description: row.description,
  }))
  advance(bank, bank.updateItem(item.id, { created: [...item.created, ...created] }))
  return {}
}
