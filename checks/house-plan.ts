/** The plan of the house. A new door is a reviewed line here; anything not listed is a wall. */

/** Rooms that a room may import. */
export const doors: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  catalog: ['engine'],
  contract: [],
  answers: ['engine', 'catalog', 'contract'],
  statements: ['engine'],
  sandbox: [],
  web: ['engine', 'contract'],
  server: ['engine', 'catalog', 'contract', 'answers'],
}

/** The composition root opens the sandbox; one file finds the built pages; the worker calculates in the browser. */
export const extraDoors: Readonly<Record<string, readonly string[]>> = {
  'packages/server/src/main.ts': ['sandbox'],
  'packages/server/src/built-web.ts': ['web'],
  'packages/web/src/worker/': ['answers', 'catalog', 'statements'],
}

/** Tests of the server run against the real parts that `main.ts` would give it. */
export const testDoors: Readonly<Record<string, readonly string[]>> = { server: ['web', 'sandbox'] }

/**
 * Inside a room: folders that a folder may import. Everyone may use the hallway, the files directly in `src/`,
 * and the hallway may use everyone but `testing`. A folder that is not listed may not exist.
 */
export const layers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  engine: {
    spend: [],
    card: [],
    backtest: ['spend', 'card'],
    rank: [],
    insight: ['spend'],
    wallet: ['spend', 'card', 'backtest'],
  },
  catalog: { describe: [], compare: [], report: [], golden: [] },
  contract: {},
  answers: { run: [], present: ['run'], wallet: ['run', 'present'] },
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
  sandbox: { bank: [], identity: [], feed: [] },
  server: {
    routes: ['http', 'services', 'presenters', 'feed'],
    services: ['repositories', 'bank', 'auth', 'mail', 'secrets', 'db', 'feed'],
    presenters: [],
    repositories: ['db', 'secrets'],
    http: ['auth', 'repositories', 'db'],
    pages: ['http'],
    jobs: ['services'],
    bench: ['auth', 'db', 'services', 'bank', 'secrets', 'repositories', 'jobs'],
    auth: [],
    bank: [],
    db: [],
    feed: [],
    mail: [],
    og: ['http'],
    secrets: [],
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

/** Folders of which only types may be imported: a presenter names what it shapes, a feature what a worker tells it. */
export const typeLayers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  server: { presenters: ['services', 'repositories'] },
  web: { features: ['worker'] },
}

/** Rooms and files that may use what only Node has; the others also run in a browser. */
export const nodeRooms: readonly string[] = ['catalog', 'sandbox', 'server']
export const nodeFiles: readonly string[] = ['packages/web/src/entry.server.tsx']

/** Words that have one home. A home ending in a slash is a folder. */
export const homes: readonly { what: string; word: RegExp; homes: readonly string[] }[] = [
  {
    what: 'process.env',
    word: /\bprocess\s*\.\s*env\b/,
    homes: ['packages/server/src/config.ts', 'packages/server/src/production.ts'],
  },
  {
    what: 'fetch(',
    word: /(?:\b(?:globalThis|window|self)\s*\.\s*|(?<![.\w$]))fetch\s*\(/,
    homes: ['packages/web/src/api/', 'packages/server/src/bank/', 'packages/sandbox/src/bank/webhooks/'],
  },
  {
    what: 'browser storage',
    word: /\b(?:local|session)Storage\b/,
    homes: ['packages/web/src/lib/storage.ts'],
  },
  {
    what: 'SQL',
    word: /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\s*\(|\bsql(?:<[^>`]*>)?`|\bsql\s*\.\s*raw\s*\(/,
    homes: ['packages/server/src/repositories/', 'packages/server/src/db/'],
  },
]

/** The engine gives the same answer twice, everywhere: no clock, no chance, no locale. */
export const impurities: readonly { what: string; word: RegExp }[] = [
  {
    what: 'the clock',
    word: /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(|\bperformance\b|\bTemporal\.Now\b/,
  },
  { what: 'chance', word: /\bMath\.random\b|\bcrypto\b/ },
  { what: 'the locale', word: /\bIntl\b|\.toLocale\w+\(|\.localeCompare\(/ },
  {
    what: 'the local time zone',
    word: /\.(?:get|set)(?!UTC|Time\b)(?:FullYear|Month|Date|Day|Hours|Minutes)\(|\.getTimezoneOffset\(/,
  },
]
