import { formatDay } from '../days.ts'
import { categorize, type Payee } from '../histories/categorize.ts'
import { type ProviderCategory, type ProviderView, viewOf } from '../histories/provider-view.ts'
import { derivedId } from '../ids.ts'
import { accountIdOf, currencyCodes } from './account-body.ts'
import type { Entry } from './change.ts'

export type TransactionFormat = {
  readonly version: 'v1' | 'v2'
  readonly hasOriginalDescription: boolean
}

const NO_LOCATION = {
  address: null,
  city: null,
  region: null,
  postal_code: null,
  country: null,
  lat: null,
  lon: null,
  store_number: null,
}

const NO_PAYMENT_META = {
  reference_number: null,
  ppd_id: null,
  payee: null,
  by_order_of: null,
  payer: null,
  payment_method: null,
  payment_processor: null,
  reason: null,
}

export function transactionBody(
  itemId: string,
  { id, row, cents, pendingId }: Entry,
  format: TransactionFormat,
) {
  const payee = categorize(row.description)
  const view = viewOf(row)
  const merchant = view.merchantName
  const entity = merchant === null ? null : entityId(merchant)
  const storeNumber = /#(\d+)/.exec(row.description)?.[1] ?? null
  return {
    transaction_id: id,
    account_id: accountIdOf(itemId, row.account),
    amount: cents / 100,
    ...currencyCodes(row.currency),
    date: formatDay(row.isPending ? row.transacted : row.posted),
    authorized_date: formatDay(row.transacted),
    authorized_datetime: null,
    datetime: null,
    name: view.name,
    merchant_name: merchant,
    merchant_entity_id: entity,
    merchant_category_code: view.mcc,
    logo_url: null,
    website: null,
    location:
      payee.channel === 'in store'
        ? {
            ...NO_LOCATION,
            city: view.place?.city ?? null,
            region: view.place?.region ?? null,
            country: payee.country,
            store_number: storeNumber,
          }
        : NO_LOCATION,
    payment_meta: NO_PAYMENT_META,
    payment_channel: payee.channel,
    transaction_type: transactionTypeOf(payee),
    pending: row.isPending,
    pending_transaction_id: pendingId,
    account_owner: null,
    transaction_code: null,
    check_number: null,
    category: null,
    category_id: null,
    counterparties: counterparties(payee, view, entity),
    personal_finance_category: categoryBody({ ...view.category, cents }, format.version),
    personal_finance_category_icon_url: iconUrl(view.category),
    ...(format.hasOriginalDescription ? { original_description: view.originalDescription } : {}),
  }
}

/** Returns the deprecated counterpart of the payment channel, which the provider still sends. */
function transactionTypeOf({ channel, counterparty }: Payee): 'digital' | 'place' | 'special' | 'unresolved' {
  switch (channel) {
    case 'online':
      return 'digital'
    case 'in store':
      return 'place'
    case 'other':
      return counterparty === null ? 'unresolved' : 'special'
  }
}

/** Version 1 names of categories that exist only in version 2. */
const version1Names: Readonly<Record<string, string>> = {
  INCOME_SALARY: 'INCOME_WAGES',
  BANK_FEES_LATE_FEES: 'BANK_FEES_OTHER_BANK_FEES',
  LOAN_DISBURSEMENTS_EWA: 'TRANSFER_IN_CASH_ADVANCES_AND_LOANS',
  LOAN_PAYMENTS_EWA: 'LOAN_PAYMENTS_OTHER_PAYMENT',
}

export function categoryBody(
  { detailed, confidence, cents }: ProviderCategory & Pick<Entry, 'cents'>,
  version: TransactionFormat['version'],
) {
  const code = version === 'v1' ? version1Name(detailed, cents) : detailed
  return { primary: primaryOf(code), detailed: code, confidence_level: confidence, version }
}

/** Version 1 has no category for what the provider can't categorize: it's a transfer, in or out. */
function version1Name(detailed: string, cents: number): string {
  if (detailed === 'OTHER_OTHER') {
    return cents < 0 ? 'TRANSFER_IN_OTHER_TRANSFER_IN' : 'TRANSFER_OUT_OTHER_TRANSFER_OUT'
  }
  return version1Names[detailed] ?? detailed
}

function iconUrl({ detailed }: ProviderCategory): string {
  return `https://plaid-category-icons.plaid.com/PFC_${primaryOf(detailed)}.png`
}

/** Returns the primary category, which is a prefix of the detailed one. */
function primaryOf(detailed: string): string {
  const primary = primaries.find((candidate) => detailed.startsWith(`${candidate}_`))
  if (primary === undefined) {
    throw new Error(`${detailed} has no primary category`)
  }
  return primary
}

const primaries = [
  'INCOME',
  'LOAN_DISBURSEMENTS',
  'LOAN_PAYMENTS',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'BANK_FEES',
  'ENTERTAINMENT',
  'FOOD_AND_DRINK',
  'GENERAL_MERCHANDISE',
  'HOME_IMPROVEMENT',
  'MEDICAL',
  'PERSONAL_CARE',
  'GENERAL_SERVICES',
  'GOVERNMENT_AND_NON_PROFIT',
  'TRANSPORTATION',
  'TRAVEL',
  'RENT_AND_UTILITIES',
  'OTHER',
] as const

function counterparties(payee: Payee, { name, merchantName, category }: ProviderView, entity: string | null) {
  if (payee.counterparty === null || (payee.name !== null && merchantName === null)) {
    return []
  }
  return [
    {
      name: merchantName ?? name,
      type: payee.counterparty,
      website: null,
      logo_url: null,
      entity_id: entity,
      confidence_level: category.confidence,
    },
  ]
}

/** Returns the same id for every store of a chain and for every Item. */
function entityId(merchant: string): string {
  return derivedId('merchant', merchant)
}
