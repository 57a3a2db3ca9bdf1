// Sets up a fresh clone for `npm start`, `npm test` and the other commands. Plain Node, no dependencies.
// Each step records a hash of its inputs, so the next start skips what is up to date.
// `--without-pages` skips the builds of the web pages and of the server, which command-line tools and `npm run dev` don't need.
// `--with-tools` also installs what only the commands of `tools` use.
// Logs to stderr, because commands that run this first print JSON to stdout.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const MIN_NODE = 20
if (Number(process.versions.node.split('.')[0]) < MIN_NODE) {
  fail(
    `Cardsight needs Node ${MIN_NODE} or newer; this is ${process.version}. Install a newer Node and try again.`,
  )
}

install('install', '.')
if (process.argv.includes('--with-tools')) {
  install('install the tools', 'tools')
}
step(
  'compile the catalog',
  {
    stampFile: '.cache/catalog-built',
    inputs: hashFiles(['packages/catalog', 'packages/engine', 'package-lock.json']),
    made: ['packages/catalog/generated/catalog.js'],
  },
  () => run('npm', ['run', '--silent', 'build:catalog']),
)
if (!process.argv.includes('--without-pages')) {
  step(
    'create an empty database',
    {
      stampFile: '.cache/database-built',
      inputs: hashFiles([
        'packages/server/src/commands/build-empty-database.ts',
        'packages/server/src/db/embedded.ts',
        'packages/server/src/db/empty-database.ts',
        'package-lock.json',
      ]),
      made: ['packages/server/generated/empty-database.br'],
    },
    () => run('npm', ['run', '--silent', 'build:database']),
  )
  step(
    'build the pages',
    {
      stampFile: '.cache/pages-built',
      inputs: hashFiles(['packages', 'package-lock.json']),
      made: ['packages/web/build/server/index.js'],
    },
    () => run('npm', ['run', '--silent', 'build:pages', '--', '--quick']),
  )
  step(
    'bundle the server',
    {
      stampFile: '.cache/server-built',
      inputs: hashFiles(['packages', 'scripts/bundle-server.ts', 'package-lock.json']),
      made: ['packages/server/build/main.js'],
    },
    () => run('npm', ['run', '--silent', 'build:server']),
  )
}

function install(name, folder) {
  const modules = join(folder, 'node_modules')
  const inputs = hash([process.platform, process.arch, readFileSync(join(folder, 'package-lock.json'))])
  step(name, { stampFile: join(modules, '.cardsight-installed'), inputs, made: [modules] }, () => {
    run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])
    removeUnused(modules)
  })
}

// 150 MB that nothing here reads: headers to compile add-ons for Node, and source maps of packages.
function removeUnused(modules) {
  for (const name of readdirSync(modules, { recursive: true })) {
    if (/^node-linux-\w+[\\/]include$|\.[cm]?[jt]sx?\.map$|\.css\.map$/.test(name)) {
      rmSync(join(modules, name), { recursive: true, force: true })
    }
  }
}

function hashFiles(paths) {
  const sources = paths.flatMap(filesBelow)
  return hash(sources.flatMap((file) => [file, readFileSync(file)]))
}

function filesBelow(path) {
  if (statSync(path).isFile()) {
    return /\.test\.tsx?$/.test(path) ? [] : [path]
  }
  const generated = new Set(['node_modules', 'build', 'generated', '.react-router'])
  return readdirSync(path)
    .filter((name) => !generated.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

function step(name, { stampFile, inputs, made }, work) {
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (stamp === inputs && made.every((path) => existsSync(path))) {
    return
  }
  const started = Date.now()
  console.error(`cardsight: ${name} …`)
  rmSync(stampFile, { force: true })
  work()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, inputs)
  console.error(`cardsight: ${name} done in ${Math.round((Date.now() - started) / 1000)} s`)
}

function run(command, args) {
  const done = spawnSync(command, args, {
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    fail(`'${command} ${args.join(' ')}' failed; see its output above.`)
  }
}

function hash(parts) {
  const digest = createHash('sha256')
  for (const part of parts) {
    digest.update(part)
  }
  return digest.digest('hex')
}

function fail(sentence) {
  console.error(`cardsight: ${sentence}`)
  process.exit(1)
}
