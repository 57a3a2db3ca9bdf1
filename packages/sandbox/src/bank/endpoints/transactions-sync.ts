import type { Bank } from '../bank.ts'
import { flag, integer, nullable, object, type Reader, request, text } from '../fields.ts'
import { accountBody, accountIdOf, accountsOf, chooseAccounts } from '../items/account-body.ts'
import { startPull } from '../items/advance.ts'
import { netChanges } from '../items/change.ts'
import { decodeCursor, encodeCursor, START } from '../items/cursor.ts'
import { openItem, requireLogin } from '../items/open-item.ts'
import { transactionBody } from '../items/transaction-body.ts'
import type { Item } from '../state.ts'
import { notifySync } from '../webhooks/notify.ts'
import { readVersion, transactionFormatOf } from './transaction-format.ts'

const textOrEmpty: Reader<string> = (value, field) => (value === '' ? '' : text(value, field))

const readSync = request(
  { access_token: text },
  {
    cursor: nullable(textOrEmpty),
    count: integer(1, 500),
    options: object(
      {},
      {
        include_original_description: nullable(flag),
        include_personal_finance_category: flag,
        include_logo_and_counterparty_beta: flag,
        personal_finance_category_version: readVersion,
        days_requested: integer(1, 730),
        account_id: text,
      },
    ),
  },
)

const updateStatuses = {
  initial: 'INITIAL_UPDATE_COMPLETE',
  historical: 'HISTORICAL_UPDATE_COMPLETE',
} as const
const DEFAULT_COUNT = 100

/** POST /transactions/sync: the changes since the cursor, one page at a time. */
export function syncTransactions(bank: Bank, body: unknown) {
  const { access_token, cursor, count = DEFAULT_COUNT, options = {} } = readSync(body, '')
  const found = openItem(bank, access_token, '/transactions/sync')
  requireLogin(bank, found)
  const item = recordSync(bank, found, options.days_requested)
  const [account] = options.account_id === undefined ? [] : chooseAccounts(bank, item, [options.account_id])
  const { changes, entries } = bank.changeLogOf(item)
  const stream = account === undefined ? item.id : `${item.id}/${accountIdOf(item.id, account.key)}`
  const position = (cursor ?? '') === '' ? START : decodeCursor(cursor ?? '', stream, changes.length)
  const net = netChanges(changes.slice(position.from)).filter(
    ({ entry }) => account === undefined || entry.row.account === account.key,
  )
  const offset = position.loop?.offset ?? 0
  const page = net.slice(offset, offset + count)
  const hasMore = offset + page.length < net.length
  const loop = hasMore ? { logLength: changes.length, offset: offset + page.length } : null
  const entriesOf = (kind: string) => page.filter((change) => change.kind === kind).map(({ entry }) => entry)
  const format = transactionFormatOf(options)
  const activeAccounts = new Set([...entries.values()].map(({ row }) => row.account))
  return {
    added: entriesOf('added').map((entry) => transactionBody(item.id, entry, format)),
    modified: entriesOf('modified').map((entry) => transactionBody(item.id, entry, format)),
    removed: entriesOf('removed').map(({ id, row }) => ({
      transaction_id: id,
      account_id: accountIdOf(item.id, row.account),
    })),
    next_cursor:
      item.views.length === 0
        ? ''
        : encodeCursor(stream, { from: hasMore ? position.from : changes.length, loop }),
    has_more: hasMore,
    accounts: accountsOf(bank, item)
      .filter(({ key }) => activeAccounts.has(key))
      .map((active) => accountBody(item.id, active)),
    transactions_update_status: updateStatus(item),
  }
}

/** Records the Item's first sync: starts the pull if needed, and sends a webhook for data that's already available. */
function recordSync(bank: Bank, item: Item, daysRequested: number | undefined): Item {
  const isStarted = (item.startedAt ?? null) !== null
  const started = isStarted ? item : startPull(bank, item, daysRequested ?? item.daysRequested)
  if (started.hasSynced) {
    return started
  }
  const updated = bank.updateItem(started.id, { hasSynced: true })
  if (updated.views.length > 0) {
    notifySync(bank, updated)
  }
  return updated
}

function updateStatus({ views }: Item): string {
  const stage = views.at(-1)?.stage
  if (stage === undefined) {
    return 'NOT_READY'
  }
  return stage === 'historical' ? updateStatuses.historical : updateStatuses.initial
}
