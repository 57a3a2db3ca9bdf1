import type { Bank } from '../bank.ts'
import { timestamp } from '../days.ts'
import { Fault, faultFields } from '../faults.ts'
import {
  anything,
  httpUrl,
  integer,
  nonEmptyArray,
  nullable,
  object,
  oneOf,
  request,
  text,
} from '../fields.ts'
import { checkLogin, historyOf } from '../histories/logins.ts'
import { createOpaqueId } from '../ids.ts'
import { getInstitution } from '../institutions.ts'
import { accountIdOf } from '../items/account-body.ts'
import { loginError } from '../items/item-body.ts'
import { linkItem } from '../items/link-item.ts'
import { openItem, requireBank } from '../items/open-item.ts'
import { requireSupported } from '../link-ui/session.ts'
import { notify, notifySync } from '../webhooks/notify.ts'
import { readProducts } from './link-token.ts'

const readCreate = request(
  { institution_id: text, initial_products: nonEmptyArray(text) },
  {
    user_token: text,
    user_id: text,
    options: object(
      {},
      {
        webhook: httpUrl,
        override_username: nullable(text),
        override_password: nullable(text),
        transactions: nullable(
          object({}, { start_date: text, end_date: text, days_requested: integer(1, 730) }),
        ),
        statements: anything,
        income_verification: anything,
      },
    ),
  },
)

const DEFAULT_DAYS = 90

/** POST /sandbox/public_token/create: links a test login without the Link widget. */
export function createPublicToken(bank: Bank, body: unknown) {
  const { institution_id, initial_products, options = {} } = readCreate(body, '')
  const products = readProducts(initial_products)
  const institutionId = getInstitution(institution_id).id
  const login = {
    institutionId,
    username: options.override_username ?? 'user_good',
    password: options.override_password ?? 'pass_good',
  }
  requireBank(bank, institutionId)
  requireSupported(institutionId)
  checkLogin(login)
  const token = linkItem(bank, {
    ...login,
    id: createOpaqueId(bank.options.random),
    products,
    webhook: options.webhook ?? null,
    daysRequested: options.transactions?.days_requested ?? DEFAULT_DAYS,
    accounts: historyOf(login).accounts.map(({ key }) => key),
  })
  return { public_token: token }
}

const readToken = request({ access_token: text }, {})

/** POST /sandbox/item/reset_login: puts the Item into the state where the user must log in again. */
export function resetLogin(bank: Bank, body: unknown) {
  const item = openItem(bank, readToken(body, '').access_token)
  bank.updateItem(item.id, { isLoginRequired: true })
  notify(bank, item.id, { type: 'ITEM', code: 'ERROR' }, { error: loginError() })
  return { reset_login: true }
}

const codes = [
  'DEFAULT_UPDATE',
  'NEW_ACCOUNTS_AVAILABLE',
  'SMS_MICRODEPOSITS_VERIFICATION',
  'AUTHORIZATION_GRANTED',
  'USER_PERMISSION_REVOKED',
  'USER_ACCOUNT_REVOKED',
  'PENDING_DISCONNECT',
  'RECURRING_TRANSACTIONS_UPDATE',
  'LOGIN_REPAIRED',
  'SYNC_UPDATES_AVAILABLE',
  'PRODUCT_READY',
  'ERROR',
] as const

const types = [
  'AUTH',
  'HOLDINGS',
  'INVESTMENTS_TRANSACTIONS',
  'ITEM',
  'LIABILITIES',
  'TRANSACTIONS',
  'ASSETS',
]

const readFire = request({ access_token: text, webhook_code: oneOf(codes) }, { webhook_type: oneOf(types) })

const transactionCodes = ['DEFAULT_UPDATE', 'RECURRING_TRANSACTIONS_UPDATE', 'SYNC_UPDATES_AVAILABLE']
const DISCONNECT_AFTER_MS = 7 * 24 * 60 * 60 * 1000

/** POST /sandbox/item/fire_webhook: sends the webhook without changing the Item. */
export function fireWebhook(bank: Bank, body: unknown) {
  const { access_token, webhook_code: code, webhook_type } = readFire(body, '')
  const item = openItem(bank, access_token)
  const type = webhook_type ?? (transactionCodes.includes(code) ? 'TRANSACTIONS' : 'ITEM')
  if ((item.webhook ?? null) === null) {
    throw new Fault('SANDBOX_WEBHOOK_INVALID')
  }
  if (type !== 'ITEM' && !item.products.includes('transactions')) {
    throw new Fault('SANDBOX_PRODUCT_NOT_ENABLED')
  }
  if (code === 'SYNC_UPDATES_AVAILABLE') {
    notifySync(bank, item)
    return { webhook_fired: true }
  }
  const ids = item.accounts.map((key) => accountIdOf(item.id, key))
  const extras: Record<string, object> = {
    DEFAULT_UPDATE: { new_transactions: 0, error: null },
    RECURRING_TRANSACTIONS_UPDATE: { account_ids: ids },
    ERROR: { error: loginError() },
    PENDING_DISCONNECT: {
      reason: 'INSTITUTION_TOKEN_EXPIRATION',
      disconnect_time: timestamp(bank.now() + DISCONNECT_AFTER_MS),
    },
    USER_PERMISSION_REVOKED: { error: revokedError() },
    USER_ACCOUNT_REVOKED: { account_id: ids[0] },
  }
  notify(bank, item.id, { type, code }, { ...extras[code] })
  return { webhook_fired: true }
}

function revokedError() {
  const fault = new Fault('USER_PERMISSION_REVOKED')
  return { ...faultFields(fault), status: fault.status }
}
