/** The provider's webhooks by code, from its published API description (version 2020-09-14). */
import { errorFields, errorOptions, listOf, nullable, texts } from './object-shapes.ts'
import type { Fields, Shape } from './shape.ts'

const error: Shape = { fields: errorFields, optional: errorOptions }
const noError = nullable(error)

const transactionWebhook = (code: string, fields: Fields = {}, optional: Fields = {}): [string, Shape] =>
  webhook('TRANSACTIONS', code, fields, optional)

const itemWebhook = (code: string, fields: Fields = {}, optional: Fields = {}): [string, Shape] =>
  webhook('ITEM', code, fields, optional)

function webhook(type: string, code: string, fields: Fields, optional: Fields): [string, Shape] {
  return [
    code,
    {
      fields: {
        webhook_type: { oneOf: [type] },
        webhook_code: { oneOf: [code] },
        item_id: 'text',
        environment: { oneOf: ['sandbox'] },
        ...fields,
      },
      optional,
    },
  ]
}

export const webhookShapes: ReadonlyMap<string, Shape> = new Map([
  transactionWebhook('SYNC_UPDATES_AVAILABLE', {
    initial_update_complete: 'flag',
    historical_update_complete: 'flag',
  }),
  transactionWebhook('INITIAL_UPDATE', { new_transactions: 'integer' }, { error: noError }),
  transactionWebhook('HISTORICAL_UPDATE', { new_transactions: 'integer' }, { error: noError }),
  transactionWebhook('DEFAULT_UPDATE', { new_transactions: 'integer' }, { error: noError }),
  transactionWebhook('TRANSACTIONS_REMOVED', { removed_transactions: texts }, { error: noError }),
  transactionWebhook('RECURRING_TRANSACTIONS_UPDATE', { account_ids: listOf('text') }),
  itemWebhook('ERROR', { error }),
  itemWebhook('LOGIN_REPAIRED'),
  itemWebhook('NEW_ACCOUNTS_AVAILABLE', {}, { error: noError }),
  itemWebhook('PENDING_DISCONNECT', {
    reason: { oneOf: ['INSTITUTION_MIGRATION', 'INSTITUTION_TOKEN_EXPIRATION'] },
    disconnect_time: 'timestamp',
  }),
  itemWebhook('USER_PERMISSION_REVOKED', {}, { error }),
  itemWebhook('USER_ACCOUNT_REVOKED', { account_id: 'text' }),
  itemWebhook('WEBHOOK_UPDATE_ACKNOWLEDGED', { new_webhook_url: 'text' }, { error: noError }),
])
