// `npm run dev`: server and pages with hot reload. Vite updates the browser when a page changes; this script restarts
// the server when a package that it runs changes. (`node --watch` can't: it also restarts on Vite's temporary files and
// sends its own messages through our worker threads.)
import { spawn } from 'node:child_process'
import { readdirSync, watch } from 'node:fs'
import './bootstrap.mjs'

const SETTLE_MS = 100
const command = ['--enable-source-maps', '--env-file-if-exists=.env', 'packages/server/src/main.ts', '--dev']
// Vite compiles a page when it's first requested, which can take longer than a visitor should wait.
const env = { REQUEST_DEADLINE_SECONDS: '60', ...process.env, NODE_ENV: 'development' }

let server = start()
let restart
for (const name of readdirSync('packages').filter((name) => name !== 'web')) {
  watch(`packages/${name}/src`, { recursive: true }, (_, file) => {
    if (!/\.test\.ts$/.test(file ?? '')) {
      clearTimeout(restart)
      restart = setTimeout(restartServer, SETTLE_MS, `packages/${name}/src/${file}`)
    }
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.once('exit', () => process.exit(0))
    server.kill(signal)
  })
}

function start() {
  return spawn(process.execPath, command, { stdio: 'inherit', env })
}

function restartServer(changed) {
  console.error(`cardsight: ${changed} changed, restarting`)
  if (server.exitCode !== null) {
    server = start()
    return
  }
  server.once('exit', () => {
    server = start()
  })
  server.kill('SIGTERM')
}
