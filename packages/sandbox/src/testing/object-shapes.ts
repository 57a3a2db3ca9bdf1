/**
 * The provider's objects, from its published API description (version 2020-09-14). Required keys are in `fields`.
 * `optional` lists the other documented keys that this bank sends, including deprecated ones.
 */
import type { Fields, Shape } from './shape.ts'

export const nullable = (shape: Shape): Shape => ({ nullable: shape })
export const listOf = (shape: Shape): Shape => ({ listOf: shape })
const maybeText = nullable('text')
const maybeNumber = nullable('number')
export const texts = listOf('text')

/** Returns fields that are all text or null. */
export const maybeTexts = (...names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, maybeText]))

const accountTypes = ['investment', 'credit', 'depository', 'loan', 'brokerage', 'other']

export const account: Shape = {
  fields: {
    account_id: 'text',
    balances: {
      fields: {
        available: maybeNumber,
        current: maybeNumber,
        limit: maybeNumber,
        ...maybeTexts('iso_currency_code', 'unofficial_currency_code'),
      },
    },
    mask: maybeText,
    name: 'text',
    official_name: maybeText,
    type: { oneOf: accountTypes },
    subtype: maybeText,
  },
  optional: {
    persistent_account_id: 'text',
    holder_category: nullable({ oneOf: ['business', 'personal', 'unrecognized'] }),
  },
}

export const errorFields: Fields = {
  error_type: 'text',
  error_code: 'text',
  error_message: 'text',
  display_message: maybeText,
}
export const errorOptions: Fields = {
  documentation_url: 'text',
  suggested_action: maybeText,
  status: nullable('integer'),
}

export const item: Shape = {
  fields: {
    item_id: 'text',
    webhook: maybeText,
    error: nullable({ fields: errorFields, optional: errorOptions }),
    available_products: texts,
    billed_products: texts,
    consent_expiration_time: nullable('timestamp'),
    update_type: { oneOf: ['background', 'user_present_required'] },
  },
  optional: {
    ...maybeTexts('institution_id', 'institution_name', 'auth_method'),
    products: texts,
    consented_products: texts,
    created_at: 'timestamp',
  },
}

const health: Shape = {
  fields: {
    status: { oneOf: ['HEALTHY', 'DEGRADED', 'DOWN'] },
    last_status_change: 'timestamp',
    breakdown: { fields: { success: 'number', error_plaid: 'number', error_institution: 'number' } },
  },
}

export const institution: Shape = {
  fields: {
    institution_id: 'text',
    name: 'text',
    products: texts,
    country_codes: texts,
    routing_numbers: texts,
    oauth: 'flag',
  },
  optional: {
    ...maybeTexts('url', 'primary_color', 'logo'),
    status: { fields: {}, optional: { item_logins: health, transactions_updates: health } },
  },
}

const confidence = nullable({ oneOf: ['VERY_HIGH', 'HIGH', 'MEDIUM', 'LOW', 'UNKNOWN'] })
export const version: Shape = { oneOf: ['v1', 'v2'] }

const category = nullable({
  fields: { primary: 'text', detailed: 'text' },
  optional: { confidence_level: confidence, version },
})

const counterparty: Shape = {
  fields: {
    name: 'text',
    type: {
      oneOf: [
        'merchant',
        'financial_institution',
        'payment_app',
        'marketplace',
        'payment_terminal',
        'income_source',
      ],
    },
    ...maybeTexts('website', 'logo_url'),
  },
  optional: { entity_id: maybeText, confidence_level: confidence },
}

export const transaction: Shape = {
  fields: {
    transaction_id: 'text',
    account_id: 'text',
    amount: 'number',
    ...maybeTexts('iso_currency_code', 'unofficial_currency_code'),
    date: 'date',
    authorized_date: nullable('date'),
    datetime: nullable('timestamp'),
    authorized_datetime: nullable('timestamp'),
    name: 'text',
    location: {
      fields: {
        ...maybeTexts('address', 'city', 'region', 'postal_code', 'country', 'store_number'),
        lat: maybeNumber,
        lon: maybeNumber,
      },
    },
    payment_meta: {
      fields: maybeTexts(
        'reference_number',
        'ppd_id',
        'payee',
        'by_order_of',
        'payer',
        'payment_method',
        'payment_processor',
        'reason',
      ),
    },
    payment_channel: { oneOf: ['online', 'in store', 'other'] },
    pending: 'flag',
    ...maybeTexts('pending_transaction_id', 'account_owner', 'transaction_code'),
    // Deprecated, and optional in the description. Clients such as plaid/pattern require it.
    transaction_type: { oneOf: ['digital', 'place', 'special', 'unresolved'] },
  },
  optional: {
    // Deprecated.
    category: nullable(texts),
    category_id: maybeText,
    ...maybeTexts(
      'check_number',
      'merchant_name',
      'merchant_entity_id',
      'merchant_category_code',
      'original_description',
      'logo_url',
      'website',
    ),
    personal_finance_category: category,
    personal_finance_category_icon_url: 'text',
    counterparties: listOf(counterparty),
  },
}

const money: Shape = {
  fields: {},
  optional: { amount: 'number', ...maybeTexts('iso_currency_code', 'unofficial_currency_code') },
}

export const stream: Shape = {
  fields: {
    account_id: 'text',
    stream_id: 'text',
    // Deprecated, but required.
    category: nullable(texts),
    category_id: maybeText,
    is_user_modified: 'flag',
    description: 'text',
    merchant_name: maybeText,
    first_date: 'date',
    last_date: 'date',
    frequency: { oneOf: ['UNKNOWN', 'WEEKLY', 'BIWEEKLY', 'SEMI_MONTHLY', 'MONTHLY', 'ANNUALLY'] },
    transaction_ids: texts,
    average_amount: money,
    last_amount: money,
    is_active: 'flag',
    status: { oneOf: ['UNKNOWN', 'MATURE', 'EARLY_DETECTION', 'TOMBSTONED'] },
  },
  optional: { predicted_next_date: nullable('date'), personal_finance_category: category },
}
