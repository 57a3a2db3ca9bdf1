/** The provider's responses by endpoint, from its published API description (version 2020-09-14). */
import {
  account,
  errorFields,
  errorOptions,
  institution,
  item,
  listOf,
  maybeTexts,
  nullable,
  stream,
  texts,
  transaction,
  version,
} from './object-shapes.ts'
import type { Fields, Shape } from './shape.ts'

const filter: Shape = { fields: { account_subtypes: texts } }
const updates = nullable({
  fields: {},
  optional: { last_successful_update: nullable('timestamp'), last_failed_update: nullable('timestamp') },
})

/** The body of each endpoint's response, without `request_id`. */
const bodies: Readonly<Record<string, { readonly fields: Fields; readonly optional?: Fields }>> = {
  '/accounts/balance/get': { fields: { accounts: listOf(account), item } },
  '/accounts/get': { fields: { accounts: listOf(account), item } },
  '/categories/get': {
    fields: { categories: listOf({ fields: { category_id: 'text', group: 'text', hierarchy: texts } }) },
  },
  '/institutions/get': { fields: { institutions: listOf(institution), total: 'integer' } },
  '/institutions/get_by_id': { fields: { institution } },
  '/institutions/search': { fields: { institutions: listOf(institution) } },
  '/item/access_token/invalidate': { fields: { new_access_token: 'text' } },
  '/item/get': {
    fields: { item },
    optional: {
      status: nullable({
        fields: {},
        optional: {
          investments: updates,
          transactions: updates,
          last_webhook: nullable({
            fields: {},
            optional: { sent_at: nullable('timestamp'), code_sent: 'text' },
          }),
        },
      }),
    },
  },
  '/item/import': { fields: { access_token: 'text' } },
  '/item/public_token/exchange': { fields: { access_token: 'text', item_id: 'text' } },
  '/item/remove': { fields: {} },
  '/item/webhook/update': { fields: { item } },
  '/link/token/create': { fields: { link_token: 'text', expiration: 'timestamp' } },
  '/link/token/get': {
    fields: {
      link_token: 'text',
      created_at: nullable('timestamp'),
      expiration: nullable('timestamp'),
      metadata: {
        fields: {
          initial_products: texts,
          country_codes: texts,
          ...maybeTexts('webhook', 'language', 'redirect_uri', 'client_name'),
        },
        optional: { account_filters: { fields: {}, optional: { depository: filter, credit: filter } } },
      },
    },
  },
  '/sandbox/item/fire_webhook': { fields: { webhook_fired: 'flag' } },
  '/sandbox/item/reset_login': { fields: { reset_login: 'flag' } },
  '/sandbox/public_token/create': { fields: { public_token: 'text' } },
  '/sandbox/transactions/create': { fields: {} },
  '/transactions/get': {
    fields: {
      accounts: listOf(account),
      transactions: listOf(transaction),
      total_transactions: 'integer',
      item,
    },
  },
  '/transactions/recurring/get': {
    fields: {
      inflow_streams: listOf(stream),
      outflow_streams: listOf(stream),
      updated_datetime: 'timestamp',
    },
    optional: { personal_finance_category_version: version },
  },
  '/transactions/refresh': { fields: {} },
  '/transactions/sync': {
    fields: {
      transactions_update_status: {
        oneOf: [
          'TRANSACTIONS_UPDATE_STATUS_UNKNOWN',
          'NOT_READY',
          'INITIAL_UPDATE_COMPLETE',
          'HISTORICAL_UPDATE_COMPLETE',
        ],
      },
      accounts: listOf(account),
      added: listOf(transaction),
      modified: listOf(transaction),
      removed: listOf({ fields: { transaction_id: 'text', account_id: 'text' } }),
      next_cursor: 'text',
      has_more: 'flag',
    },
  },
  '/webhook_verification_key/get': {
    fields: {
      key: {
        fields: {
          alg: 'text',
          crv: 'text',
          kid: 'text',
          kty: 'text',
          use: 'text',
          x: 'text',
          y: 'text',
          created_at: 'integer',
          expired_at: nullable('integer'),
        },
      },
    },
  },
}

export const responseShapes: ReadonlyMap<string, Shape> = new Map(
  Object.entries(bodies).map(([path, { fields, optional = {} }]) => [
    path,
    { fields: { ...fields, request_id: 'text' }, optional },
  ]),
)

/** Every error response: flat, with the four required keys and the usual ones. */
export const errorShape: Shape = { fields: { ...errorFields, request_id: 'text' }, optional: errorOptions }
