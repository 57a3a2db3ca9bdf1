/** The dependency rules. Adding a dependency means adding a reviewed line here; everything else is forbidden. */

/** Packages that each package may import. */
export const packageDependencies: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  categorizer: ['engine'],
  catalog: ['engine'],
  contract: ['engine'],
  answers: ['engine', 'catalog', 'contract'],
  statements: ['engine', 'categorizer'],
  sandbox: [],
  web: ['engine', 'contract'],
  server: ['engine', 'categorizer', 'catalog', 'contract', 'answers'],
}

/** Exceptions by file or folder: the composition root, the built pages, and the browser worker. */
export const extraDependencies: Readonly<Record<string, readonly string[]>> = {
  'packages/server/src/main.ts': ['sandbox', 'web'],
  'packages/server/src/built-web.ts': ['web'],
  'packages/web/src/worker/': ['answers', 'catalog', 'categorizer', 'statements'],
}

/**
 * Server tests run against the same real parts as `main.ts`. Tests of answers start with account lines, and tests of
 * the catalog check that its merchants can be recognized.
 */
export const testDependencies: Readonly<Record<string, readonly string[]>> = {
  answers: ['categorizer'],
  catalog: ['categorizer'],
  server: ['web', 'sandbox'],
}

/**
 * Layers inside a package: the folders each folder may import. Files directly in `src/` may be imported by every
 * folder and may import every folder except `testing`. A folder that isn't listed may not exist.
 */
export const layers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  engine: {
    spend: [],
    card: [],
    value: ['card'],
    backtest: ['spend', 'card', 'value'],
    account: ['spend', 'card', 'backtest'],
    rank: [],
    insight: ['spend'],
    wallet: ['spend', 'card', 'value', 'backtest'],
    plan: ['spend', 'card', 'value', 'backtest'],
    exports: ['spend', 'card', 'value', 'backtest', 'account', 'rank', 'insight', 'wallet', 'plan'],
  },
  categorizer: { text: [], rules: ['text'], merchants: ['text'], brands: ['text'], model: ['text'] },
  catalog: {
    describe: [],
    history: ['describe'],
    compare: [],
    import: ['compare', 'describe'],
    report: [],
    golden: [],
  },
  contract: { exports: [] },
  answers: {
    run: [],
    present: ['run'],
    wallet: ['run', 'present'],
    'your-cards': ['run', 'present', 'wallet'],
    plan: ['run', 'present', 'wallet'],
    experts: ['run', 'present'],
  },
  statements: {
    text: [],
    table: ['text'],
    csv: ['table', 'text'],
    xlsx: ['table', 'text'],
    pdf: ['table', 'text'],
    ofx: ['text'],
    qif: ['text'],
    understand: [],
  },
  sandbox: { bank: [], simplefin: ['bank'], identity: [], feed: [] },
  server: {
    routes: ['http', 'services', 'presenters', 'feed'],
    services: ['repositories', 'bank', 'auth', 'mail', 'secrets', 'db', 'feed'],
    presenters: [],
    repositories: ['db', 'secrets'],
    http: ['auth', 'repositories', 'db'],
    pages: ['http'],
    jobs: ['services', 'telemetry'],
    bench: ['auth', 'db', 'services', 'bank', 'secrets', 'repositories', 'jobs', 'telemetry'],
    auth: [],
    bank: [],
    db: [],
    feed: [],
    mail: [],
    og: ['http'],
    secrets: [],
    telemetry: ['http', 'bank', 'mail', 'db', 'repositories'],
  },
  web: {
    routes: ['pages', 'layout', 'session', 'api', 'content', 'lib'],
    pages: ['features', 'cards', 'layout', 'ui', 'lib', 'api', 'session', 'content', 'worker', 'link'],
    features: ['cards', 'ui', 'lib', 'api', 'session', 'content'],
    layout: ['ui', 'lib', 'session', 'content'],
    cards: ['ui', 'lib', 'content'],
    session: ['api', 'lib'],
    api: ['lib'],
    ui: ['lib'],
    content: ['ui'],
    worker: ['lib'],
    link: ['ui', 'lib', 'api'],
    lib: [],
    styles: [],
  },
}

/** Folders that may be imported for their types only. */
export const typeLayers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  server: { presenters: ['services', 'repositories'] },
  web: { features: ['worker'] },
}

/** Packages and files that may import Node's built-in modules. All others also run in a browser. */
export const nodePackages: readonly string[] = ['catalog', 'sandbox', 'server']
export const nodeFiles: readonly string[] = ['packages/web/src/entry.server.tsx']

/** APIs that only certain files may use. A location that ends with a slash is a folder. */
export const restrictedApis: readonly { what: string; pattern: RegExp; allowedIn: readonly string[] }[] = [
  {
    what: 'process.env',
    pattern: /\bprocess\s*\.\s*env\b/,
    allowedIn: [
      'packages/server/src/config.ts',
      'packages/server/src/production.ts',
      'packages/server/src/start.ts',
    ],
  },
  {
    what: 'fetch(',
    pattern: /(?:\b(?:globalThis|window|self)\s*\.\s*|(?<![.\w$]))fetch\s*\(/,
    allowedIn: [
      'packages/web/src/api/',
      'packages/web/src/reload-after-release.ts',
      'packages/server/src/auth/breached-passwords.ts',
      'packages/server/src/bank/',
      'packages/sandbox/src/bank/webhooks/',
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
    // Benchmarks of growth fill tables themselves.
    allowedIn: [
      'packages/server/src/repositories/',
      'packages/server/src/db/',
      'packages/server/src/bench/growth-database.ts',
      'packages/server/src/bench/growth-fill.ts',
    ],
  },
]

/** The engine is deterministic on every machine: no clock, no randomness, no locale. */
export const impurities: readonly { what: string; pattern: RegExp }[] = [
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
