/** The banks that can be linked: the provider's own made-up US test banks, by their real ids. */
import { flag, integer, listOf, nullable, object, oneOf, text } from './fields.ts'
import { countryCodes, products } from './vocabulary.ts'

export const institutions = [
  { id: 'ins_109508', name: 'First Platypus Bank', isOauth: false },
  { id: 'ins_109509', name: 'First Gingham Credit Union', isOauth: false },
  { id: 'ins_109510', name: 'Tattersall Federal Credit Union', isOauth: false },
  { id: 'ins_109511', name: 'Tartan Bank', isOauth: false },
  { id: 'ins_109512', name: 'Houndstooth Bank', isOauth: false },
  { id: 'ins_130016', name: 'First Platypus Balance Bank', isOauth: false },
  { id: 'ins_127287', name: 'Platypus OAuth Bank', isOauth: true },
  { id: 'ins_132241', name: 'First Platypus OAuth App2App Bank', isOauth: true },
  { id: 'ins_132363', name: 'Unhealthy Platypus Bank - Degraded', isOauth: false },
  { id: 'ins_132361', name: 'Unhealthy Platypus Bank - Down', isOauth: false },
  { id: 'ins_133402', name: 'Unsupported Platypus Bank', isOauth: false },
] as const

const OFFERED_PRODUCTS: readonly string[] = ['transactions']
const COUNTRY = 'US'

const readRequest = object(
  {
    count: integer(1, 500),
    offset: integer(0, Number.MAX_SAFE_INTEGER),
    country_codes: listOf(oneOf(countryCodes)),
  },
  {
    client_id: text,
    secret: text,
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
export function getInstitutions(body: unknown) {
  const { count, offset, country_codes, options = {} } = readRequest(body, '')
  const oauth = options.oauth ?? null
  const isServed =
    country_codes.includes(COUNTRY) &&
    (options.products ?? []).every((product) => OFFERED_PRODUCTS.includes(product)) &&
    // No bank here has a routing number, so none matches a list of them.
    (options.routing_numbers ?? null) === null
  const fitting = isServed ? institutions.filter(({ isOauth }) => oauth === null || isOauth === oauth) : []
  return {
    institutions: fitting.slice(offset, offset + count).map(({ id, name, isOauth }) => ({
      institution_id: id,
      name,
      products: OFFERED_PRODUCTS,
      country_codes: [COUNTRY],
      routing_numbers: [],
      oauth: isOauth,
      // Absent, not null, unless asked for; asked for, null: made-up banks have no page and no logo.
      ...(options.include_optional_metadata ? { url: null, primary_color: null, logo: null } : {}),
    })),
    total: fitting.length,
  }
}
