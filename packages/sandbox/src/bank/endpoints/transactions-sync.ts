import type { Bank } from '../bank.ts'
import { flag, integer, nullable, object, type Reader, request, text } from '../fields.ts'
import { accountBody, accountIdOf, accountsOf, chooseAccounts } from '../items/account-body.ts'
import { startPull } from '../items/advance.ts'
import { netChanges } from '../items/change.ts'
import { BEGINNING, readCursor, writeCursor } from '../items/cursor.ts'
import { openItem, requireLogin } from '../items/open-item.ts'
import { transactionBody } from '../items/transaction-body.ts'
import type { Item } from '../state.ts'
import { notifySync } from '../webhooks/notify.ts'
import { readVersion, wordingOf } from './wording.ts'

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

const statusOf = { initial: 'INITIAL_UPDATE_COMPLETE', historical: 'HISTORICAL_UPDATE_COMPLETE' } as const
const DEFAULT_COUNT = 100

/** POST /transactions/sync: what changed since the cursor, a page at a time. */
export function syncTransactions(bank: Bank, body: unknown) {
  const { access_token, cursor, count = DEFAULT_COUNT, options = {} } = readSync(body, '')
  const found = openItem(bank, access_token, '/transactions/sync')
  requireLogin(bank, found)
  const item = noteSync(bank, found, options.days_requested)
  const [account] = options.account_id === undefined ? [] : chooseAccounts(bank, item, [options.account_id])
  const { changes, entries } = bank.ledgerOf(item)
  const stream = account === undefined ? item.id : `${item.id}/${accountIdOf(item.id, account.key)}`
  const place = (cursor ?? '') === '' ? BEGINNING : readCursor(cursor ?? '', stream, changes.length)
  const net = netChanges(changes.slice(place.from)).filter(
    ({ entry }) => account === undefined || entry.row.account === account.key,
  )
  const told = place.open?.told ?? 0
  const page = net.slice(told, told + count)
  const hasMore = told + page.length < net.length
  const open = hasMore ? { until: changes.length, told: told + page.length } : null
  const bodies = (kind: string) => page.filter((change) => change.kind === kind).map(({ entry }) => entry)
  const wording = wordingOf(options)
  const used = new Set([...entries.values()].map(({ row }) => row.account))
  return {
    added: bodies('added').map((entry) => transactionBody(item.id, entry, wording)),
    modified: bodies('modified').map((entry) => transactionBody(item.id, entry, wording)),
    removed: bodies('removed').map(({ id, row }) => ({
      transaction_id: id,
      account_id: accountIdOf(item.id, row.account),
    })),
    next_cursor:
      item.views.length === 0
        ? ''
        : writeCursor(stream, { from: hasMore ? place.from : changes.length, open }),
    has_more: hasMore,
    accounts: accountsOf(bank, item)
      .filter(({ key }) => used.has(key))
      .map((used) => accountBody(item.id, used)),
    transactions_update_status: updateStatus(item),
  }
}

/** The first sync starts what has not begun, and announces what is already there. */
function noteSync(bank: Bank, item: Item, daysRequested: number | undefined): Item {
  const isStarted = (item.startedAt ?? null) !== null
  const started = isStarted ? item : startPull(bank, item, daysRequested ?? item.daysRequested)
  if (started.hasSynced) {
    return started
  }
  const noted = bank.change(started.id, { hasSynced: true })
  if (noted.views.length > 0) {
    notifySync(bank, noted)
  }
  return noted
}

function updateStatus({ views }: Item): string {
  const stage = views.at(-1)?.stage
  if (stage === undefined) {
    return 'NOT_READY'
  }
  return stage === 'historical' ? statusOf.historical : statusOf.initial
}
