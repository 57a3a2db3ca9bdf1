/**
 * What may import what. `npm run lint` checks it with dependency-cruiser. Adding a dependency between packages or folders
 * means adding a reviewed line to one of these tables; everything else is forbidden.
 */

/** Packages that each package may import. */
const packageDependencies = {
  engine: [],
  categorizer: ['engine'],
  catalog: ['engine'],
  contract: ['engine'],
  answers: ['engine', 'catalog', 'contract'],
  statements: ['engine', 'categorizer'],
  sandbox: [],
  extension: ['engine', 'categorizer', 'catalog', 'contract', 'answers'],
  web: ['engine', 'contract'],
  server: ['engine', 'categorizer', 'catalog', 'contract', 'answers'],
}

/** Exceptions by file or folder: the composition root, the built pages, and the browser worker. */
const extraDependencies = {
  'packages/server/src/main.ts': ['sandbox', 'web'],
  'packages/server/src/process/built-web.ts': ['web'],
  'packages/web/src/worker/': ['answers', 'catalog', 'categorizer', 'statements'],
}

/**
 * Server tests run against the same real parts as `main.ts`. Tests of answers start with account lines, and tests of
 * the catalog check that its merchants can be recognized.
 */
const testDependencies = { answers: ['categorizer'], catalog: ['categorizer'], server: ['web', 'sandbox'] }

/** Folders that every other folder of the server may import. */
const serverBasics = ['addresses', 'caches', 'config', 'logging', 'text']

/**
 * Layers inside a package: the folders each folder may import. Files directly in `src/` may be imported by every
 * folder and may import every folder except `testing`. A folder that isn't listed may not exist.
 */
const layers = {
  engine: {
    spend: [],
    card: [],
    value: ['card'],
    backtest: ['spend', 'card', 'value'],
    account: ['spend', 'card', 'backtest'],
    rank: [],
    insight: ['spend'],
    debt: [],
    wallet: ['spend', 'card', 'value', 'backtest'],
    plan: ['spend', 'card', 'value', 'backtest'],
    exports: ['spend', 'card', 'value', 'backtest', 'account', 'rank', 'insight', 'wallet', 'plan', 'debt'],
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
  extension: {
    background: ['answers', 'browser', 'sites'],
    pages: ['answers', 'browser', 'sites'],
    strip: ['answers', 'browser', 'sites'],
    answers: ['sites'],
    browser: ['answers', 'sites'],
    sites: [],
  },
  server: {
    routes: ['http', 'services', 'presenters', 'assistant', 'feed', ...serverBasics],
    assistant: ['services', 'presenters', ...serverBasics],
    services: ['repositories', 'bank', 'auth', 'mail', 'push', 'secrets', 'db', 'feed', ...serverBasics],
    presenters: serverBasics,
    repositories: ['db', 'secrets', ...serverBasics],
    http: ['auth', 'repositories', 'db', ...serverBasics],
    pages: ['http', ...serverBasics],
    jobs: ['services', 'telemetry', ...serverBasics],
    auth: serverBasics,
    bank: serverBasics,
    db: serverBasics,
    feed: serverBasics,
    mail: serverBasics,
    og: ['http', ...serverBasics],
    push: serverBasics,
    secrets: serverBasics,
    telemetry: ['http', 'bank', 'mail', 'db', 'repositories', 'threads', ...serverBasics],
    threads: ['services', 'presenters', 'assistant', 'pages', 'http', 'process', ...serverBasics],
    process: ['db', 'pages', 'http', ...serverBasics],
    commands: ['assistant', 'db', 'process', 'secrets', 'services', 'repositories', ...serverBasics],
    drills: [],
    addresses: [],
    caches: [],
    config: ['addresses', 'logging', 'telemetry'],
    logging: [],
    text: [],
  },
  web: {
    routes: ['pages', 'dashboard', 'features', 'cards', 'layout', 'session', 'api', 'content', 'lib'],
    pages: [
      ...['dashboard', 'wallet', 'own-reports'],
      ...['features', 'cards', 'layout', 'ui', 'lib', 'api', 'session', 'content', 'worker', 'link'],
    ],
    wallet: ['own-reports', 'features', 'cards', 'ui', 'lib', 'content', 'worker'],
    'own-reports': ['dashboard', 'features', 'cards', 'ui', 'lib', 'api', 'content'],
    dashboard: ['features', 'cards', 'layout', 'ui', 'lib', 'api', 'content', 'worker', 'link'],
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
const typeLayers = {
  server: { presenters: ['services', 'repositories'], services: ['threads'] },
  web: { features: ['worker'], 'own-reports': ['worker'] },
}

/** Where Node's built-in modules may be imported. All other code also runs in a browser. */
const nodeCode = '^packages/(?:catalog|sandbox|server)/|^packages/web/src/entry\\.server\\.tsx$'

const test = '\\.test\\.tsx?$|/src/testing/'
const packages = Object.keys(packageDependencies)

const betweenPackages = packages.flatMap((name) => {
  const allowed = [name, ...packageDependencies[name]]
  const exceptions = Object.entries(extraDependencies).filter(([place]) =>
    place.startsWith(`packages/${name}/`),
  )
  const places = exceptions.map(([place]) => `^${place}`)
  const inTests = [...allowed, ...(testDependencies[name] ?? []), ...exceptions.flatMap(([, extra]) => extra)]
  return [
    forbid(`${name}-packages`, { path: `^packages/${name}/src/`, pathNot: [test, ...places] }, but(allowed)),
    ...exceptions.map(([place, extra]) =>
      forbid(`${name}-packages`, { path: `^${place}`, pathNot: test }, but([...allowed, ...extra])),
    ),
    forbid(
      `${name}-packages-in-tests`,
      { path: `^packages/${name}/src/.*(?:${test})` },
      {
        path: '^packages/',
        pathNot: [`^packages/(?:${inTests.join('|')})/`, '/src/testing/'],
      },
    ),
  ]
})

const betweenFolders = packages.flatMap((name) => {
  const src = `^packages/${name}/src`
  const folders = Object.keys(layers[name])
  return [
    forbid(
      `${name}-has-no-such-folder`,
      { path: `${src}/(?!(?:${[...folders, 'testing'].join('|')})/)[^/]+/` },
      {},
    ),
    ...folders.flatMap((folder) => {
      const from = { path: `${src}/${folder}/`, pathNot: test }
      const types = typeLayers[name]?.[folder] ?? []
      const allowed = [folder, ...layers[name][folder], ...types, 'testing']
      return [
        forbid(`${name}-layers`, from, {
          path: `${src}/[^/]+/`,
          pathNot: `${src}/(?:${allowed.join('|')})/`,
        }),
        ...types.map((to) =>
          forbid(`${name}-layers-types`, from, { path: `${src}/${to}/`, dependencyTypesNot: ['type-only'] }),
        ),
      ]
    }),
  ]
})

export default {
  forbidden: [
    forbid('no-such-package', { path: `^packages/(?!(?:${packages.join('|')})/)` }, {}),
    ...betweenPackages,
    ...betweenFolders,
    forbid(
      'features-dont-meet',
      { path: '^packages/web/src/features/([^/]+)/', pathNot: test },
      { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    ),
    forbid(
      'pages-dont-meet',
      { path: '^packages/web/src/pages/([^/]+)/', pathNot: test },
      { path: '^packages/web/src/pages/', pathNot: '^packages/web/src/pages/$1/' },
    ),
    forbid(
      'test-code-in-product',
      { path: '^packages/[^/]+/src/', pathNot: test },
      { path: '/src/testing/' },
    ),
    forbid(
      'package-by-path',
      { path: '^packages/([^/]+)/src/' },
      { pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    ),
    forbid(
      'node-in-browser',
      { path: '^packages/[^/]+/src/', pathNot: [test, nodeCode] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'undeclared-package',
      { path: '^packages/[^/]+/src/', pathNot: test },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules|/(?:build|generated)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}

function forbid(name, from, to) {
  return { name, severity: 'error', from, to }
}

/** Every package but these. */
function but(allowed) {
  return { path: '^packages/', pathNot: `^packages/(?:${allowed.join('|')})/` }
}
