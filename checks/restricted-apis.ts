/** Finds uses of browser, database and system APIs outside of the files that own them. */
import { readSource } from './source.ts'

/** APIs that only certain files may use. A location that ends with a slash is a folder. */
const restrictedApis: readonly { what: string; pattern: RegExp; allowedIn: readonly string[] }[] = [
  {
    what: 'process.env',
    pattern: /\bprocess\s*\.\s*env\b/,
    allowedIn: [
      'packages/server/src/config/config.ts',
      'packages/server/src/process/production.ts',
      'packages/server/src/process/start.ts',
    ],
  },
  {
    what: 'fetch(',
    pattern: /(?:\b(?:globalThis|window|self)\s*\.\s*|(?<![.\w$]))fetch\s*\(/,
    allowedIn: [
      'packages/web/src/api/',
      'packages/web/src/entry.server.tsx',
      'packages/server/src/auth/breached-passwords.ts',
      'packages/server/src/bank/',
      'packages/sandbox/src/bank/webhooks/',
      'packages/extension/src/background/catalog.ts',
      'packages/extension/src/browser/account.ts',
    ],
  },
  {
    what: 'browser storage',
    pattern: /\b(?:local|session)Storage\b/,
    allowedIn: ['packages/web/src/lib/storage.ts'],
  },
  {
    what: 'SQL',
    pattern:
      /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\s*\(|\bsql(?:<[^>`]*>)?`|\bsql\s*\.\s*raw\s*\(/,
    allowedIn: ['packages/server/src/repositories/', 'packages/server/src/db/'],
  },
]

/** The engine is deterministic on every machine: no clock, no randomness, no locale. */
const impurities: readonly { what: string; pattern: RegExp }[] = [
  {
    what: 'the clock',
    pattern: /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(|\bperformance\b|\bTemporal\.Now\b/,
  },
  { what: 'randomness', pattern: /\bMath\.random\b|\bcrypto\b/ },
  { what: 'the locale', pattern: /\bIntl\b|\.toLocale\w+\(|\.localeCompare\(/ },
  {
    what: 'the local time zone',
    pattern: /\.(?:get|set)(?!UTC|Time\b)(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\.getTimezoneOffset\(/,
  },
]

/** Each violation names the file and the API. Tests may use everything. */
export function findRestrictedApis(path: string, text: string): string[] {
  const { packageName, isTest, code } = readSource(path, text)
  if (isTest) {
    return []
  }
  const misplaced = restrictedApis
    .filter(({ pattern }) => pattern.test(code))
    .filter(({ allowedIn }) => !allowedIn.some((location) => isAt(path, location)))
    .map(({ what, allowedIn }) => `${what} belongs in ${allowedIn.join(', ')}`)
  const impure = impurities
    .filter(({ pattern }) => packageName === 'engine' && pattern.test(code))
    .map(({ what }) => `the engine may not use ${what}`)
  return [...misplaced, ...impure].map((violation) => `${path}: ${violation}`)
}

/** A location that ends with a slash is a folder. */
function isAt(path: string, location: string): boolean {
  return location.endsWith('/') ? path.startsWith(location) : path === location
}
