// Plain Node, no dependencies: makes `npm start` and `npm test` the whole set-up on a fresh clone.
// Each step leaves a stamp of what it was made from, so that a second start skips what is done.
// All it says goes to the error stream: commands that start with it print JSON for other programs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const OLDEST_NODE = 20
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(
    `Cardsight needs Node ${OLDEST_NODE} or newer; this is ${process.version}. Install a newer Node and try again.`,
  )
}

step(
  'install',
  { stampFile: 'node_modules/.cardsight-installed', inputs: installInputs(), made: ['node_modules'] },
  () => run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']),
)
step(
  'build',
  {
    stampFile: '.cache/built',
    inputs: buildInputs(),
    made: ['packages/catalog/generated/catalog.js', 'packages/web/build/server/index.js'],
  },
  () => run('npm', ['run', '--silent', 'build']),
)

function installInputs() {
  return hash([process.platform, process.arch, readFileSync('package-lock.json')])
}

function buildInputs() {
  const sources = ['packages', 'package-lock.json'].flatMap(filesBelow)
  return hash(sources.flatMap((file) => [file, readFileSync(file)]))
}

function filesBelow(path) {
  if (statSync(path).isFile()) {
    return /\.test\.tsx?$/.test(path) ? [] : [path]
  }
  const made = new Set(['node_modules', 'build', 'generated', '.react-router'])
  return readdirSync(path)
    .filter((name) => !made.has(name))
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
    fail(`'${command} ${args.join(' ')}' failed; what it printed above says why.`)
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
