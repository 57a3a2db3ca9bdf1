// `npm run dev`: server and pages with hot reload. Vite updates the browser when a page changes; this script restarts
// the server when a package that it runs or a card changes, and the browser loads the page again. (`node --watch` can't:
// it also restarts on Vite's temporary files and sends its own messages through our worker threads.)
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, watch } from 'node:fs'

const SETTLE_MS = 100
const command = ['--enable-source-maps', '--env-file-if-exists=.env', 'packages/server/src/main.ts', '--dev']
// Vite compiles a page when it's first requested, which can take longer than a visitor should wait.
const env = { REQUEST_DEADLINE_SECONDS: '60', ...process.env, NODE_ENV: 'development' }
const cardFolders = ['cards', 'history', 'tables'].map((name) => `packages/catalog/${name}`)
const sourceFolders = readdirSync('packages')
  .filter((name) => name !== 'web')
  .map((name) => `packages/${name}/src`)

let server = start()
let timer
const changed = new Set()
for (const folder of [...cardFolders, ...sourceFolders]) {
  watch(folder, { recursive: true }, (_, file) => {
    if (!/\.test\.ts$/.test(file ?? '')) {
      changed.add(`${folder}/${file}`)
      clearTimeout(timer)
      timer = setTimeout(takeChanges, SETTLE_MS)
    }
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.removeAllListeners('exit')
    if (server.exitCode !== null) {
      process.exit(0)
    }
    server.once('exit', () => process.exit(0))
    server.kill(signal)
  })
}

function start() {
  const child = spawn(process.execPath, command, { stdio: 'inherit', env })
  child.once('exit', (code, signal) => {
    console.error(`cardsight: the server ended (${signal ?? `code ${code}`}). Save a file to start it again.`)
  })
  return child
}

function takeChanges() {
  const files = [...changed]
  changed.clear()
  console.error(`cardsight: ${files.join(', ')} changed, restarting`)
  const hasCards = files.some((file) => cardFolders.some((folder) => file.startsWith(`${folder}/`)))
  if (hasCards && !buildCatalog()) {
    console.error('cardsight: the catalog has the errors above. The server goes on with the last one.')
    return
  }
  restart()
}

function buildCatalog() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  return spawnSync(npm, ['run', '--silent', 'build:catalog'], { stdio: 'inherit' }).status === 0
}

function restart() {
  server.removeAllListeners('exit')
  if (server.exitCode !== null || server.signalCode !== null) {
    server = start()
    return
  }
  server.once('exit', () => {
    server = start()
  })
  server.kill('SIGTERM')
}
