import type { Bank } from '../bank.ts'
import { timestamp } from '../days.ts'
import { Fault } from '../faults.ts'
import { anything, flag, integer, listOf, nullable, object, oneOf, request, text } from '../fields.ts'
import { COUNTRY, getInstitution, type Institution, institutions, OFFERED_PRODUCTS } from '../institutions.ts'
import { countryCodes, products } from '../vocabulary.ts'

const readGet = request(
  {
    count: integer(1, 500),
    offset: integer(0, Number.MAX_SAFE_INTEGER),
    country_codes: listOf(oneOf(countryCodes)),
  },
  {
    options: object(
      {},
      {
        products: nullable(listOf(oneOf(products))),
        routing_numbers: nullable(listOf(text)),
        oauth: nullable(flag),
        include_optional_metadata: flag,
        include_auth_metadata: flag,
        include_payment_initiation_metadata: flag,
      },
    ),
  },
)

/** POST /institutions/get: a page of the banks that fit, and how many fit in all. */
export function getInstitutions(_bank: unknown, body: unknown) {
  const { count, offset, country_codes, options = {} } = readGet(body, '')
  // No bank here has a routing number, so none matches a list of them.
  const isServed = areServed(country_codes, options.products) && (options.routing_numbers ?? null) === null
  const fitting = isServed ? institutions.filter((bank) => fitsOauth(bank, options.oauth)) : []
  return {
    institutions: fitting.slice(offset, offset + count).map((bank) => institutionBody(bank, options)),
    total: fitting.length,
  }
}

const readById = request(
  { institution_id: text, country_codes: listOf(oneOf(countryCodes)) },
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
  { query: text, country_codes: listOf(oneOf(countryCodes)) },
  {
    products: nullable(listOf(oneOf(products))),
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

const MOST_FOUND = 10

/** POST /institutions/search: by a part of the name, in any case. */
export function searchInstitutions(_bank: unknown, body: unknown) {
  const { query, country_codes, products: wanted, options = {} } = readSearch(body, '')
  const found = areServed(country_codes, wanted)
    ? institutions.filter((bank) => bank.name.toLowerCase().includes(query.trim().toLowerCase()))
    : []
  return {
    institutions: found
      .filter((bank) => fitsOauth(bank, options.oauth))
      .slice(0, MOST_FOUND)
      .map((bank) => institutionBody(bank, options)),
  }
}

function areServed(countries: readonly string[], wanted: readonly string[] | null | undefined): boolean {
  return countries.includes(COUNTRY) && (wanted ?? []).every((product) => OFFERED_PRODUCTS.includes(product))
}

function fitsOauth({ isOauth }: Institution, wanted: boolean | null | undefined): boolean {
  return (wanted ?? isOauth) === isOauth
}

function institutionBody(
  { id, name, isOauth }: Institution,
  { include_optional_metadata: hasMetadata = false }: { include_optional_metadata?: boolean },
) {
  return {
    institution_id: id,
    name,
    products: OFFERED_PRODUCTS,
    country_codes: [COUNTRY],
    routing_numbers: [],
    oauth: isOauth,
    // Absent, not null, unless asked for; asked for, null: made-up banks have no page and no logo.
    ...(hasMetadata ? { url: null, primary_color: null, logo: null } : {}),
  }
}

const successOf = { HEALTHY: 0.99, DEGRADED: 0.6, DOWN: 0 } as const

function statusBody({ status }: Institution, now: number) {
  const success = successOf[status]
  const product = {
    status,
    last_status_change: timestamp(now),
    breakdown: { success, error_plaid: 0, error_institution: Number((1 - success).toFixed(2)) },
  }
  return { item_logins: product, transactions_updates: product }
}
