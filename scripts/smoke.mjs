// Runs `npm start` as a new user would, waits until the site answers, and stops it. For CI, on every system.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PORT = process.env.PORT ?? '3000'
const READY = `Cardsight is ready at http://localhost:${PORT}`
const isWindows = process.platform === 'win32'
const dataDir = mkdtempSync(join(tmpdir(), 'cardsight-smoke-'))

// A process group of its own, so that the signal reaches npm and the server, like Ctrl+C does.
const npm = spawn('npm', ['start'], {
  env: { ...process.env, PORT, DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: isWindows,
  detached: !isWindows,
})
const ended = once(npm, 'exit')
let output = ''
npm.stdout.setEncoding('utf8').on('data', (text) => {
  output += text
  process.stdout.write(text)
})

try {
  while (!output.includes(READY)) {
    await Promise.race([
      once(npm.stdout, 'data'),
      ended.then(() => fail('npm start ended before the site was ready.')),
    ])
  }
  await expectPage('/', 'Maximize your rewards')
  await expectPage('/api/ready', '"status":"ready"')
  console.log('smoke: the site answers.')
} finally {
  stop()
  await ended
  rmSync(dataDir, { recursive: true, force: true })
}

async function expectPage(path, text) {
  const response = await fetch(`http://localhost:${PORT}${path}`)
  const body = await response.text()
  if (response.status !== 200 || !body.includes(text)) {
    fail(`${path} answered ${response.status} without "${text}".`)
  }
}

function stop() {
  if (npm.exitCode !== null) {
    return
  }
  if (isWindows) {
    spawn('taskkill', ['/pid', String(npm.pid), '/t', '/f'])
  } else {
    process.kill(-npm.pid, 'SIGTERM')
  }
}

function fail(sentence) {
  throw new Error(`smoke: ${sentence}`)
}
