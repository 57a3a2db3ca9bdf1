import type { Bank } from '../bank.ts'
import { timestamp } from '../days.ts'
import { Fault } from '../faults.ts'
import { request, requireFields, text } from '../fields.ts'
import { createToken } from '../ids.ts'
import { getInstitution } from '../institutions.ts'
import { openItem } from '../items/open-item.ts'
import { products } from '../plaid-enums.ts'
import type { LinkToken } from '../state.ts'
import { readLinkTokenRequest } from './link-token-request.ts'

const HOUR_MS = 60 * 60 * 1000
const NEW_ITEM_TTL_MS = 4 * HOUR_MS
const UPDATE_TTL_MS = HOUR_MS / 2
const DEFAULT_DAYS = 90

/** POST /link/token/create: for update mode if the request has an access token, otherwise for a new Item. */
export function createLinkToken(bank: Bank, body: unknown) {
  const params = readLinkTokenRequest(body, '')
  const accessToken = params.access_token ?? null
  const item = accessToken === null ? null : openItem(bank, accessToken)
  const products = readProducts(params.products ?? [])
  requireFields(item === null && products.length === 0 ? ['products'] : [])
  const now = bank.now()
  const linkToken: LinkToken = {
    token: createToken('link', bank.options.random),
    createdAt: now,
    expiresAt: now + (item === null ? NEW_ITEM_TTL_MS : UPDATE_TTL_MS),
    clientName: params.client_name,
    language: params.language,
    countryCodes: params.country_codes,
    products,
    daysRequested: params.transactions?.days_requested ?? DEFAULT_DAYS,
    webhook: item === null ? (params.webhook ?? null) : null,
    redirectUri: allowedRedirect(bank, params.redirect_uri ?? null),
    filters: filtersOf(params.account_filters ?? {}),
    itemId: item?.id ?? null,
    institutionId: params.institution_id === undefined ? null : getInstitution(params.institution_id).id,
    canChooseAccounts: params.update?.account_selection_enabled ?? false,
  }
  deleteExpired(bank)
  bank.linkTokens.set(linkToken.token, linkToken)
  bank.markDirty()
  return { link_token: linkToken.token, expiration: timestamp(linkToken.expiresAt) }
}

const readGet = request({ link_token: text }, {})

/** POST /link/token/get */
export function getLinkToken(bank: Bank, body: unknown) {
  const token = openLinkToken(bank, readGet(body, '').link_token)
  return {
    link_token: token.token,
    created_at: timestamp(token.createdAt),
    expiration: timestamp(token.expiresAt),
    metadata: {
      initial_products: token.products,
      webhook: token.webhook ?? null,
      country_codes: token.countryCodes,
      language: token.language,
      redirect_uri: token.redirectUri ?? null,
      client_name: token.clientName,
      account_filters: Object.fromEntries(
        token.filters.map(({ type, subtypes }) => [type, { account_subtypes: subtypes }]),
      ),
    },
  }
}

export function openLinkToken(bank: Bank, token: string): LinkToken {
  const found = bank.linkTokens.get(token)
  if (found === undefined || found.expiresAt <= bank.now()) {
    throw new Fault('INVALID_LINK_TOKEN')
  }
  return found
}

function allowedRedirect({ options }: Bank, uri: string | null): string | null {
  if (uri === null) {
    return null
  }
  const { allowedRedirectUris: allowed } = options
  if (/[?#]/.test(uri)) {
    throw new Fault('INVALID_FIELD', 'redirect_uri must have neither a query nor a fragment')
  }
  if (allowed !== 'any' && !allowed.includes(uri)) {
    throw new Fault('INVALID_FIELD', 'redirect_uri is not on the list of allowed addresses')
  }
  return uri
}

type Filters = NonNullable<ReturnType<typeof readLinkTokenRequest>['account_filters']>

function filtersOf({ depository, credit }: Filters): LinkToken['filters'] {
  return [
    { type: 'depository', subtypes: depository?.account_subtypes ?? null },
    { type: 'credit', subtypes: credit?.account_subtypes ?? null },
  ].flatMap(({ type, subtypes }) => (subtypes === null ? [] : [{ type, subtypes }]))
}

function deleteExpired(bank: Bank): void {
  for (const [token, { expiresAt }] of bank.linkTokens) {
    if (expiresAt <= bank.now()) {
      bank.linkTokens.delete(token)
    }
  }
}

const NOT_LINKABLE = 'balance'

/** Validates and deduplicates products. All of the provider's are accepted, but only `transactions` has an effect. */
export function readProducts(names: readonly string[]): string[] {
  const allowed: readonly string[] = products
  for (const name of names) {
    if (!allowed.includes(name) || name === NOT_LINKABLE) {
      throw new Fault('INVALID_PRODUCT', `${name} is not a product that can be linked`)
    }
  }
  return [...new Set(names)]
}
