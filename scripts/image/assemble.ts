/**
 * `node scripts/image/assemble.ts FOLDER`: copies what the server needs at run time into FOLDER/app, and creates an empty
 * FOLDER/state/data. Run it after `npm run build`. The container image is made of these two folders.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, extname, join, relative, resolve, sep } from 'node:path'
import { bareImports } from './bare-imports.ts'
import { findReachablePackages } from './reachable-packages.ts'

const root = resolve(import.meta.dirname, '../..')
const SERVER = join(root, 'packages/server')
const BUNDLE = join(SERVER, 'build')
const WEB = join(root, 'packages/web')
/** Its server part is in the bundle, so its dependencies aren't needed. */
const BUNDLED = '@cardsight/web'

/** It runs before the bundle. Other sources stay out, but not the files beside them, such as migrations. */
const START_SOURCE = 'process/start.ts'
const notData = /\.ts$|\/(?:testing|fixtures)$/
/**
 * Of npm packages: what only compilers, debuggers and readers use. Node refuses to run TypeScript in `node_modules`.
 * License files stay.
 */
const unusedFile = /\.[cm]?tsx?$|\.map$|\.flow$|\/(?:readme|changelog|history)(?:\.md)?$/i
const unusedFolders = new Set(['__tests__', 'benchmark', 'benchmarks', 'docs', 'examples', 'test', 'tests'])

const [target] = process.argv.slice(2)
if (target === undefined) {
  console.error('Usage: node scripts/image/assemble.ts FOLDER')
  process.exit(1)
}
assemble(resolve(target))

function assemble(folder: string) {
  const app = join(folder, 'app')
  for (const packageFolder of findReachablePackages([importsOfBundle()], new Set([BUNDLED]))) {
    const isOurs = !toPosix(realpathSync(packageFolder)).includes('/node_modules/')
    if (isOurs) {
      cpSync(packageFolder, join(app, relative(root, packageFolder)), {
        recursive: true,
        verbatimSymlinks: true,
      })
    } else {
      copyInstalledPackage(packageFolder, app)
    }
  }
  copyServer(app)
  copyParts(WEB, app, ['package.json', 'build/client'])
  copyParts(root, app, ['package.json', 'LICENSE', 'LICENSE-DATA'])
  const data = join(folder, 'state/data')
  mkdirSync(data, { recursive: true })
  chmodSync(data, 0o700)
}

/** Packages that stay in `node_modules`. */
function importsOfBundle() {
  const files = readdirSync(BUNDLE)
    .filter((name) => extname(name) === '.js')
    .map((name) => readFileSync(join(BUNDLE, name), 'utf8'))
  return { from: SERVER, names: bareImports(files.join('\n')).filter(isInstalled) }
}

/** Text in the pages can look like an import. */
function isInstalled(name: string): boolean {
  return [root, SERVER].some((folder) => existsSync(join(folder, 'node_modules', name)))
}

function copyServer(app: string) {
  copyParts(SERVER, app, ['package.json', 'build', 'generated'])
  const sources = join(SERVER, 'src')
  cpSync(sources, join(app, relative(root, sources)), {
    recursive: true,
    filter: (source) => toPosix(relative(sources, source)) === START_SOURCE || !notData.test(toPosix(source)),
  })
}

function copyParts(from: string, app: string, names: readonly string[]) {
  for (const name of names) {
    const source = join(from, name)
    const copied = join(app, relative(root, source))
    mkdirSync(dirname(copied), { recursive: true })
    cpSync(source, copied, { recursive: true })
  }
}

/** Packages nested in another one's `node_modules` are found and copied on their own. */
function copyInstalledPackage(packageFolder: string, app: string) {
  cpSync(packageFolder, join(app, relative(root, packageFolder)), {
    recursive: true,
    filter: (source) => {
      const [top = '', ...rest] = toPosix(relative(packageFolder, source)).split('/')
      return (
        top !== 'node_modules' && !unusedFolders.has(top) && !unusedFile.test(`/${[top, ...rest].join('/')}`)
      )
    },
  })
}

function toPosix(path: string): string {
  return path.split(sep).join('/')
}
