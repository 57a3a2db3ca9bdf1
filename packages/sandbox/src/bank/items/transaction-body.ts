import { dayText } from '../days.ts'
import { categorise, type Payee } from '../histories/categorise.ts'
import { derivedId } from '../ids.ts'
import { accountIdOf } from './account-body.ts'
import type { Entry } from './change.ts'

export type Wording = {
  readonly version: 'v1' | 'v2'
  readonly hasOriginalDescription: boolean
}

const NOWHERE = {
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

export function transactionBody(itemId: string, { id, row, cents, pendingId }: Entry, wording: Wording) {
  const payee = categorise(row.description)
  const storeNumber = /#(\d+)/.exec(row.description)?.[1] ?? null
  return {
    transaction_id: id,
    account_id: accountIdOf(itemId, row.account),
    amount: cents / 100,
    iso_currency_code: row.currency,
    unofficial_currency_code: null,
    date: dayText(row.isPending ? row.transacted : row.posted),
    authorized_date: dayText(row.transacted),
    authorized_datetime: null,
    datetime: null,
    name: row.description,
    merchant_name: payee.name,
    merchant_entity_id: entityId(payee),
    merchant_category_code: payee.mcc,
    logo_url: null,
    website: null,
    location:
      payee.channel === 'in store' ? { ...NOWHERE, country: 'US', store_number: storeNumber } : NOWHERE,
    payment_meta: NO_PAYMENT_META,
    payment_channel: payee.channel,
    pending: row.isPending,
    pending_transaction_id: pendingId,
    account_owner: null,
    transaction_code: null,
    check_number: null,
    category: null,
    category_id: null,
    counterparties: counterparties(payee, row.description),
    personal_finance_category: categoryBody(payee, wording.version),
    personal_finance_category_icon_url: `https://plaid-category-icons.plaid.com/PFC_${primaryOf(payee.detailed)}.png`,
    ...(wording.hasOriginalDescription ? { original_description: row.description } : {}),
  }
}

/** The first version lacks some details of the second; those it names otherwise. */
const firstVersion: Readonly<Record<string, string>> = {
  INCOME_SALARY: 'INCOME_WAGES',
  BANK_FEES_LATE_FEES: 'BANK_FEES_OTHER_BANK_FEES',
  LOAN_DISBURSEMENTS_EWA: 'TRANSFER_IN_CASH_ADVANCES_AND_LOANS',
  LOAN_PAYMENTS_EWA: 'LOAN_PAYMENTS_OTHER_PAYMENT',
}

export function categoryBody({ detailed, confidence }: Payee, version: Wording['version']) {
  const code = version === 'v1' ? (firstVersion[detailed] ?? detailed) : detailed
  return { primary: primaryOf(code), detailed: code, confidence_level: confidence, version }
}

/** The longest of the primaries that the detailed one begins with. */
function primaryOf(detailed: string): string {
  const primary = primaries.find((candidate) => detailed.startsWith(`${candidate}_`))
  if (primary === undefined) {
    throw new Error(`${detailed} belongs to no primary category`)
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
] as const

function counterparties(payee: Payee, description: string) {
  if (payee.counterparty === null) {
    return []
  }
  return [
    {
      name: payee.name ?? description,
      type: payee.counterparty,
      website: null,
      logo_url: null,
      entity_id: entityId(payee),
      confidence_level: payee.confidence,
    },
  ]
}

/** The same for every shop of a chain and for every Item. */
function entityId({ name }: Payee): string | null {
  return name === null ? null : derivedId('merchant', name)
}
