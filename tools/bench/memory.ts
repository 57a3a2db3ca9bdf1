/**
 * Measures the memory of the server process on the embedded database, as `npm start` starts it: its peak at the first and
 * at a later start, and what it holds after 1,000 runs and 1,000 pages, at once and idle. Linux only: elsewhere there are
 * no figures.
 */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { apiPaths } from '@cardsight/contract/api-paths'
import { type Product, startProduct } from '@cardsight/server/testing'

const MAX_PEAK_MB = 700
const MAX_IDLE_MB = 450
const RUNS = 1_000
const PAGES = 1_000
const AT_ONCE = 4
/** Four checks of `collect-when-idle.ts`. */
const IDLE_MS = 20_000

export async function benchMemory() {
  if (process.platform !== 'linux') {
    return []
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-memory-'))
  try {
    const first = await withProduct(dataDir, async (product) => megabytesOf(product, 'VmHWM'))
    const later = await withProduct(dataDir, async (product) => {
      const peak = megabytesOf(product, 'VmHWM')
      await repeat(RUNS, (index) => get(product, runPath(index), index))
      const pages = await listPages(product)
      await repeat(PAGES, (index) => get(product, pages[index % pages.length] ?? '/', index))
      const atOnce = megabytesOf(product, 'VmRSS')
      const peakUnderLoad = megabytesOf(product, 'VmHWM')
      await setTimeout(IDLE_MS)
      return { peak, peakUnderLoad, atOnce, steady: megabytesOf(product, 'VmRSS') }
    })
    const work = `${RUNS} runs and ${PAGES} pages`
    return [
      { name: 'memory, peak of the first start', unit: 'MB', value: first, atMost: MAX_PEAK_MB },
      { name: 'memory, peak of a later start', unit: 'MB', value: later.peak, atMost: MAX_PEAK_MB },
      { name: `memory, peak during ${work}`, unit: 'MB', value: later.peakUnderLoad, atMost: MAX_PEAK_MB },
      { name: `memory right after ${work}`, unit: 'MB', value: later.atOnce },
      { name: `memory after ${work}, idle`, unit: 'MB', value: later.steady, atMost: MAX_IDLE_MB },
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function withProduct<Result>(dataDir: string, measure: (product: Product) => Promise<Result>) {
  const product = await startProduct({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' })
  try {
    return await measure(product)
  } finally {
    await product.stop()
  }
}

/** The server is one process: its threads and its database are in it. */
function megabytesOf({ process: { pid } }: Product, field: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = status.split('\n').find((line) => line.startsWith(`${field}:`)) ?? ''
  return Number.parseInt(kilobytes.slice(field.length + 1), 10) / 1024
}

async function repeat(times: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const takeTurns = async () => {
    while (next < times) {
      await work(next++)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
}

/** Every client has its own address, because one may not run a thousand times a minute. */
async function get({ url }: Product, path: string, index: number): Promise<void> {
  const headers = {
    'accept-encoding': 'br',
    'x-forwarded-for': `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`,
  }
  const answer = await fetch(`${url}${path}`, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) {
    throw new Error(`${path} returned ${answer.status}`)
  }
}

/** New amounts each time, in both forms. */
function runPath(index: number): string {
  const costs = { 1: 300 + index, 2: 120, 4: 250, 5: 100, 8: 80, 9: 400 }
  const query = new URLSearchParams(Object.entries(costs).map(([field, cost]) => [field, String(cost)]))
  return `${apiPaths.freeManualRun}?${query}${index % 2 === 0 ? '' : '&form=numbers'}`
}

async function listPages({ url }: Product): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]{1,300})<\/loc>/g)].map(
    ([, page]) => new URL(page ?? url).pathname,
  )
  if (pages.length === 0) {
    throw new Error('The sitemap has no pages')
  }
  return pages
}
