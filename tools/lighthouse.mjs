/**
 * `npm run lighthouse`: starts the built product and prints the Lighthouse scores of its main pages on a
 * phone: lowest, median and highest of three runs. `-- --runs=5` sets the number of runs, `-- /about /blog`
 * selects other pages, `-- --json` prints one JSON object. Exits with 1 if a median is below its goal.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
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

const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index']
const others = ['cumulative-layout-shift', 'total-byte-weight']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, runs: { type: 'string', default: '3' } },
})
const paths = positionals.length > 0 ? positionals : mainPages
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1 || paths.some((path) => !path.startsWith('/'))) {
  throw new Error('Usage: npm run lighthouse -- [--json] [--runs=3] [/path …]')
}
const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-lighthouse-'))
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
const debuggingPort = await freePort()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  chromiumSandbox: false,
  args: [`--remote-debugging-port=${debuggingPort}`, '--disable-gpu', '--disable-dev-shm-usage'],
})

try {
  const runsByPath = new Map(paths.map((path) => [path, []]))
  // Otherwise a machine that was busy for a moment would only affect one of the pages.
  for (let run = 0; run < runs; run += 1) {
    for (const path of paths) {
      runsByPath.get(path)?.push(await measurePage(path))
    }
  }
  const pages = paths.map((path) => summary(path, runsByPath.get(path) ?? []))
  if (values.json) {
    console.log(JSON.stringify({ runs, pages }))
  } else {
    print(pages)
  }
  const isBelow = pages.some(({ scores }) =>
    Object.entries(goals).some(([name, goal]) => scores[name].median < goal),
  )
  process.exitCode = isBelow ? 1 : 0
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** The canonical links contain its own name, localhost. */
async function measurePage(path) {
  const address = `http://localhost:${product.port}${path}`
  // The first visit renders and caches the page; we measure how it's served.
  await fetch(address)
  const result = await lighthouse(address, {
    port: debuggingPort,
    logLevel: 'error',
    output: 'json',
    onlyCategories: Object.keys(goals),
  })
  if (result === undefined) {
    throw new Error(`Lighthouse returned no result for ${path}`)
  }
  const { categories, audits } = result.lhr
  return {
    scores: pick(Object.keys(goals), (name) => categories[name]?.score ?? 0),
    metrics: pick([...timings, ...others], (name) => audits[name]?.numericValue ?? 0),
    problems: problemsOf(result.lhr),
  }
}

function summary(path, runs) {
  const spreadOf = (part) => (name) => spread(runs.map((one) => one[part][name]))
  return {
    path,
    scores: pick(Object.keys(goals), spreadOf('scores')),
    metrics: pick([...timings, ...others], spreadOf('metrics')),
    problems: [...new Set(runs.flatMap(({ problems }) => problems))],
  }
}

/** For an even number of runs, the median is the lower of the two in the middle. */
function spread(values) {
  const sorted = values.toSorted((one, other) => one - other)
  return { min: sorted[0], median: sorted[Math.floor((sorted.length - 1) / 2)], max: sorted.at(-1) }
}

function print(pages) {
  const rows = pages.map(({ path, scores, metrics }) => [
    path,
    {
      ...pick(Object.keys(goals), (name) => formatSpread(scores[name], (score) => Math.round(score * 100))),
      'blocked ms': formatSpread(metrics['total-blocking-time'], Math.round),
    },
  ])
  console.table(Object.fromEntries(rows))
  for (const { path, problems } of pages) {
    for (const problem of problems) {
      console.log(`${path}: ${problem}`)
    }
  }
}

/** '96-98-99', or '100' if all runs agree. */
function formatSpread({ min, median, max }, round) {
  return round(min) === round(max) ? `${round(min)}` : [min, median, max].map(round).join('-')
}

function pick(names, read) {
  return Object.fromEntries(names.map((name) => [name, read(name)]))
}

/** Audits that cost a category points, except for the timings of performance, which are in its score. */
function problemsOf({ categories, audits }) {
  return Object.keys(goals)
    .filter((name) => name !== 'performance')
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && audits[id]?.score < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`)
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
