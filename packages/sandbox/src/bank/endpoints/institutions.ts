import type { Bank } from '../bank.ts'
import { timestamp } from '../days.ts'
import { Fault } from '../faults.ts'
import { anything, flag, integer, nonEmptyArray, nullable, object, oneOf, request, text } from '../fields.ts'
import {
  COUNTRY,
  getInstitution,
  type Institution,
  institutions,
  SUPPORTED_PRODUCTS,
} from '../institutions.ts'
import { drawLogo } from '../logos/logo.ts'
import { countryCodes, products } from '../plaid-enums.ts'

const readGet = request(
  {
    count: integer(1, 500),
    offset: integer(0, Number.MAX_SAFE_INTEGER),
    country_codes: nonEmptyArray(oneOf(countryCodes)),
  },
  {
    options: object(
      {},
      {
        products: nullable(nonEmptyArray(oneOf(products))),
        routing_numbers: nullable(nonEmptyArray(text)),
        oauth: nullable(flag),
        include_optional_metadata: flag,
        include_auth_metadata: flag,
        include_payment_initiation_metadata: flag,
      },
    ),
  },
)

/** POST /institutions/get: one page of matching institutions, and the total number of matches. */
export function getInstitutions(_bank: unknown, body: unknown) {
  const { count, offset, country_codes, options = {} } = readGet(body, '')
  // No institution here has a routing number, so a routing number filter matches none.
  const canMatch = isSupported(country_codes, options.products) && (options.routing_numbers ?? null) === null
  const matches = canMatch ? institutions.filter((bank) => matchesOauth(bank, options.oauth)) : []
  return {
    institutions: matches.slice(offset, offset + count).map((bank) => institutionBody(bank, options)),
    total: matches.length,
  }
}

const readById = request(
  { institution_id: text, country_codes: nonEmptyArray(oneOf(countryCodes)) },
  {
    options: object(
      {},
      {
        include_optional_metadata: flag,
        include_status: flag,
        include_auth_metadata: flag,
        include_payment_initiation_metadata: flag,
      },
    ),
  },
)

/** POST /institutions/get_by_id */
export function getInstitutionById({ now }: Pick<Bank, 'now'>, body: unknown) {
  const { institution_id, country_codes, options = {} } = readById(body, '')
  const institution = getInstitution(institution_id)
  if (!country_codes.includes(COUNTRY)) {
    throw new Fault('INVALID_INSTITUTION')
  }
  const status = options.include_status ? { status: statusBody(institution, now()) } : {}
  return { institution: { ...institutionBody(institution, options), ...status } }
}

const readSearch = request(
  { query: text, country_codes: nonEmptyArray(oneOf(countryCodes)) },
  {
    products: nullable(nonEmptyArray(oneOf(products))),
    options: object(
      {},
      {
        oauth: nullable(flag),
        include_optional_metadata: flag,
        include_auth_metadata: nullable(flag),
        include_payment_initiation_metadata: nullable(flag),
        payment_initiation: anything,
      },
    ),
  },
)

const MAX_RESULTS = 10

/** POST /institutions/search: matches part of the name, ignoring case. */
export function searchInstitutions(_bank: unknown, body: unknown) {
  const { query, country_codes, products: wanted, options = {} } = readSearch(body, '')
  const matches = isSupported(country_codes, wanted)
    ? institutions.filter((bank) => bank.name.toLowerCase().includes(query.trim().toLowerCase()))
    : []
  return {
    institutions: matches
      .filter((bank) => matchesOauth(bank, options.oauth))
      .slice(0, MAX_RESULTS)
      .map((bank) => institutionBody(bank, options)),
  }
}

function isSupported(countries: readonly string[], wanted: readonly string[] | null | undefined): boolean {
  return (
    countries.includes(COUNTRY) && (wanted ?? []).every((product) => SUPPORTED_PRODUCTS.includes(product))
  )
}

function matchesOauth({ isOauth }: Institution, wanted: boolean | null | undefined): boolean {
  return (wanted ?? isOauth) === isOauth
}

function institutionBody(
  { id, name, isOauth, color, pattern }: Institution,
  { include_optional_metadata: hasMetadata = false }: { include_optional_metadata?: boolean },
) {
  return {
    institution_id: id,
    name,
    products: SUPPORTED_PRODUCTS,
    country_codes: [COUNTRY],
    routing_numbers: [],
    oauth: isOauth,
    // These keys are absent unless requested. A fictional bank has no website.
    ...(hasMetadata ? { url: null, primary_color: color, logo: drawLogo(color, pattern) } : {}),
  }
}

const successRates = { HEALTHY: 0.99, DEGRADED: 0.6, DOWN: 0 } as const

function statusBody({ status }: Institution, now: number) {
  const success = successRates[status]
  const product = {
    status,
    last_status_change: timestamp(now),
    breakdown: { success, error_plaid: 0, error_institution: Number((1 - success).toFixed(2)) },
  }
  return { item_logins: product, transactions_updates: product }
}
