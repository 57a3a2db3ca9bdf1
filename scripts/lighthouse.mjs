/**
 * `npm run lighthouse`: starts the built product and prints what Lighthouse says of its main pages, as a phone sees
 * them. `-- --json` prints one JSON object, `-- /about /blog` looks at other pages. Exits 1 below a goal.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '@cardsight/server/testing'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findBrowser } from '../e2e/find-browser.ts'

const goals = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 }
const mainPages = [
  '/',
  '/current-best-cards',
  '/best-credit-cards/travel-spend',
  '/cards/blue-cash-preferred-card',
  '/support',
]

const given = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const paths = given.length > 0 ? given : mainPages
const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-lighthouse-'))
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
const debuggingPort = await freePort()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  chromiumSandbox: false,
  args: [`--remote-debugging-port=${debuggingPort}`, '--disable-gpu', '--disable-dev-shm-usage'],
})

try {
  const rows = []
  for (const path of paths) {
    rows.push(await look(path))
  }
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ pages: rows }))
  } else {
    console.table(Object.fromEntries(rows.map(({ path, scores }) => [path, toPercent(scores)])))
    for (const { path, problems } of rows) {
      for (const problem of problems) {
        console.log(`${path}: ${problem}`)
      }
    }
  }
  const isBelow = rows.some(({ scores }) => Object.entries(goals).some(([name, goal]) => scores[name] < goal))
  process.exitCode = isBelow ? 1 : 0
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Its own name, localhost, is the one in the canonical links. */
async function look(path) {
  const address = `http://localhost:${product.port}${path}`
  // The first visit makes the page and keeps it; what is measured is how it is served.
  await fetch(address)
  const result = await lighthouse(address, {
    port: debuggingPort,
    logLevel: 'error',
    output: 'json',
    onlyCategories: Object.keys(goals),
  })
  if (result === undefined) {
    throw new Error(`Lighthouse gave no answer for ${path}`)
  }
  const { categories, audits } = result.lhr
  return {
    path,
    scores: Object.fromEntries(Object.keys(goals).map((name) => [name, categories[name]?.score ?? 0])),
    metrics: Object.fromEntries(
      ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'total-byte-weight'].map(
        (name) => [name, audits[name]?.displayValue ?? ''],
      ),
    ),
    problems: problemsOf(result.lhr),
  }
}

/** Audits that cost a category points, other than the timings of performance, which are in its score. */
function problemsOf({ categories, audits }) {
  return Object.keys(goals)
    .filter((name) => name !== 'performance')
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && audits[id]?.score < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`)
}

function toPercent(scores) {
  return Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, Math.round(score * 100)]))
}

async function freePort() {
  const { createServer } = await import('node:net')
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
