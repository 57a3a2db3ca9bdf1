/** Requests that anyone can send and that could keep a server busy. */
import { randomUUID } from 'node:crypto'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { SavedImport } from '@cardsight/contract/banking'
import { MOST_IMPORTED_ROWS } from '@cardsight/contract/limits'

export type Probe = Readonly<{
  name: string
  /** The path of one request of the burst. */
  path: () => string
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: () => string
  isSignedIn?: true
  /** How many requests are sent at once; 1 if not given. */
  burst?: number
}>

const BURST = 50
const HUGE_BODY_BYTES = 15_000_000
/** Many of these take longer to parse than one long text. */
const SMALL_OBJECT = '{"a":1},'
const rowCount = MOST_IMPORTED_ROWS.toLocaleString('en-US')
const asJson = { 'content-type': 'application/json' }

/** In this order: later probes read what the import stored. */
export const probes: readonly Probe[] = [
  { name: 'nothing else', path: () => apiPaths.health },
  { name: 'path of 15.6 kB, /x/a/a…', path: () => `/x${'/a'.repeat(7_800)}` },
  { name: 'path of 15 kB, aaa…', path: () => `/${'a'.repeat(15_000)}` },
  { name: 'accept-encoding of 15 kB, one name', path: () => '/', headers: acceptEncoding('a', 15_000) },
  { name: 'accept-encoding of 15 kB, names', path: () => '/', headers: acceptEncoding('a,', 7_500) },
  { name: 'accept-encoding of 15 kB, spaces', path: () => '/', headers: acceptEncoding(' ', 15_000) },
  {
    name: '15 MB of JSON to the import, signed out',
    path: () => apiPaths.imports,
    method: 'POST',
    headers: asJson,
    body: () => `{"rows":[${SMALL_OBJECT.repeat(HUGE_BODY_BYTES / SMALL_OBJECT.length)}{}]}`,
  },
  {
    name: `import of ${rowCount} rows`,
    path: () => apiPaths.imports,
    method: 'POST',
    headers: asJson,
    body: () => JSON.stringify(fullImport()),
    isSignedIn: true,
  },
  { name: `purchases of ${rowCount} rows`, path: () => apiPaths.purchases, isSignedIn: true },
  { name: `run on ${rowCount} rows`, path: () => apiPaths.linkedRun, isSignedIn: true },
  {
    name: `explanation on ${rowCount} rows`,
    path: () => `${apiPaths.linkedExplanation}?card=chase-freedom-unlimited&years=1`,
    isSignedIn: true,
  },
  { name: `unlinking ${rowCount} rows`, path: () => apiPaths.unlinkAll, method: 'POST', isSignedIn: true },
  { name: `${BURST} unknown query strings`, path: () => `/?${randomUUID()}`, burst: BURST },
  { name: `${BURST} reset links`, path: () => `/restore-password/${randomUUID()}`, burst: BURST },
  { name: `${BURST} paths that begin with //`, path: () => `//${randomUUID()}`, burst: BURST },
]

function acceptEncoding(part: string, times: number): Record<string, string> {
  return { 'accept-encoding': `a${part.repeat(times)}b` }
}

/** As many rows as one request may have, in two accounts, over two years. */
function fullImport(): SavedImport {
  const [day, year] = [86_400_000, 365]
  const today = Date.now()
  return {
    institutionName: 'First Platypus Bank',
    accounts: ['one', 'two'].map((id) => ({ id, name: `Card ${id}`, mask: null, subtype: 'credit card' })),
    rows: Array.from({ length: MOST_IMPORTED_ROWS }, (_, index) => ({
      account: index % 2 === 0 ? 'one' : 'two',
      day: new Date(today - (index % (2 * year)) * day).toISOString().slice(0, 10),
      amountCents: 100 + ((index * 7919) % 20_000),
      name: `Shop ${index % 997}`,
      mcc: ['5411', '5812', '5541', '5999'][index % 4] ?? null,
      issuerCategory: null,
      isAbroad: false,
    })),
  }
}
