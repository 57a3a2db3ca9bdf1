/**
 * `node scripts/image/assemble.ts FOLDER`: copies what the server needs at run time into FOLDER/app, and creates an empty
 * FOLDER/state/data. Run it after `npm run build`. The container image is made of these two folders.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { bareImports } from './bare-imports.ts'
import { findReachablePackages, readManifest } from './reachable-packages.ts'

const root = resolve(import.meta.dirname, '../..')
const SERVER = join(root, 'packages/server')
const WEB_BUILD = join(root, 'packages/web/build')
const BUNDLED = '@cardsight/web'

/** Of our own packages: source that Node runs, compiled cards and built pages. */
const ownFolders = ['src', 'generated']
/** Tests, and the browser's workers, which the build of the server's pages also contains. */
const notRun =
  /\.test\.tsx?$|\/src\/testing(?:\/|$)|\/fixtures(?:\/|$)|\/build\/server\/assets\/[\w.-]+\.worker-/
/**
 * Of npm packages: what only compilers, debuggers and readers use. Node refuses to run TypeScript in `node_modules`.
 * License files stay.
 */
const unusedFile = /\.[cm]?tsx?$|\.map$|\.flow$|\/(?:readme|changelog|history)(?:\.md)?$/i
/** 3 MB of names that OpenTelemetry's own packages don't import. */
const unusedConventions = /^dist\/(?:experimental_\w+|index-incubating)\.[cm]js$/
/** Plaid's SDK has 7 MB of them, which the server would also read into memory. */
const inlineSourceMap = /\n\/\/# sourceMappingURL=data:[^\n]*\n?$/
const BIG_SCRIPT_BYTES = 1_000_000
const unusedFolders = new Set(['__tests__', 'benchmark', 'benchmarks', 'docs', 'examples', 'test', 'tests'])

const [target] = process.argv.slice(2)
if (target === undefined) {
  console.error('Usage: node scripts/image/assemble.ts FOLDER')
  process.exit(1)
}
assemble(resolve(target))

function assemble(folder: string) {
  const app = join(folder, 'app')
  for (const packageFolder of findReachablePackages(starts(), new Set([BUNDLED]))) {
    const isOurs = !toPosix(realpathSync(packageFolder)).includes('/node_modules/')
    if (isOurs) {
      copyOwnPackage(realpathSync(packageFolder), app)
      cpSync(packageFolder, join(app, relative(root, packageFolder)), {
        recursive: true,
        verbatimSymlinks: true,
      })
    } else {
      copyInstalledPackage(packageFolder, app)
    }
  }
  copyOwnPackage(SERVER, app)
  for (const name of ['package.json', 'LICENSE', 'LICENSE-DATA']) {
    cpSync(join(root, name), join(app, name))
  }
  const data = join(folder, 'state/data')
  mkdirSync(data, { recursive: true })
  chmodSync(data, 0o700)
}

/** The server's own dependencies, and what the built pages import. */
function starts() {
  const { dependencies = {} } = readManifest(SERVER)
  const chunks = readdirSync(join(WEB_BUILD, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(WEB_BUILD, 'server', name), 'utf8'))
  return [
    { from: SERVER, names: Object.keys(dependencies) },
    { from: dirname(WEB_BUILD), names: bareImports(chunks.join('\n')).filter(isInstalled) },
  ]
}

/** Text in the pages can look like an import. */
function isInstalled(name: string): boolean {
  return (
    existsSync(join(root, 'node_modules', name)) || existsSync(join(root, 'packages/web/node_modules', name))
  )
}

/** A package with a build, the pages, runs only that. */
function copyOwnPackage(packageFolder: string, app: string) {
  const copied = join(app, relative(root, packageFolder))
  mkdirSync(copied, { recursive: true })
  cpSync(join(packageFolder, 'package.json'), join(copied, 'package.json'))
  const folders = existsSync(join(packageFolder, 'build')) ? ['build'] : ownFolders
  for (const name of folders.filter((each) => existsSync(join(packageFolder, each)))) {
    cpSync(join(packageFolder, name), join(copied, name), {
      recursive: true,
      filter: (source) => !notRun.test(toPosix(source)),
    })
  }
}

/** Packages nested in another one's `node_modules` are found and copied on their own. */
function copyInstalledPackage(packageFolder: string, app: string) {
  const copied = join(app, relative(root, packageFolder))
  cpSync(packageFolder, copied, {
    recursive: true,
    filter: (source) => {
      const [top = '', ...rest] = toPosix(relative(packageFolder, source)).split('/')
      return top !== 'node_modules' && !unusedFolders.has(top) && !isUnusedFile([top, ...rest].join('/'))
    },
  })
  for (const name of readdirSync(copied, { recursive: true, encoding: 'utf8' })) {
    const file = join(copied, name)
    if (/\.[cm]?js$/.test(name) && statSync(file).size > BIG_SCRIPT_BYTES) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(inlineSourceMap, ''))
    }
  }
}

function isUnusedFile(path: string): boolean {
  return unusedFile.test(`/${path}`) || unusedConventions.test(path)
}

function toPosix(path: string): string {
  return path.split(sep).join('/')
}
