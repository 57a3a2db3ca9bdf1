/**
 * Measures how long a visitor waits while another address does the worst that its limits allow. The product is a separate
 * process on the embedded database; all addresses are of this machine.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { signedInSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { type Product, startProduct } from '@cardsight/server/testing'
import type { AttackName, AttackOrder } from './fairness-attacker.ts'
import { ask, type Request } from './send-requests.ts'

const ROUND_MS = 8_000
const WARM_UP_MS = 1_000
const QUICK_MS = 200
const MAX_SETTLE_MS = 30_000
/** What a failed request counts as. */
const FAILED_MS = 8_000
const ATTACKER = '127.0.0.2'
const VISITOR = '127.0.0.3'

const rounds: readonly (readonly AttackName[])[] = [
  [],
  ['pages'],
  ['other pages'],
  ['reports'],
  ['comparisons'],
  ['pipelining'],
  ['stalled imports'],
  ['pages', 'reports', 'comparisons', 'pipelining', 'stalled imports'],
]

type Visit = Readonly<{
  name: string
  atMost: number
  /** Between two requests: a visitor has limits, too. */
  pauseMs: number
  make: (token: string) => Request
}>

const visits: readonly Visit[] = [
  { name: 'health', atMost: 100, pauseMs: 15, make: () => get(apiPaths.health) },
  { name: 'cached page', atMost: 100, pauseMs: 15, make: () => get(pagePaths.about) },
  {
    name: 'run',
    atMost: 500,
    pauseMs: 110,
    make: () => get(`${apiPaths.freeManualRun}?${costs()}&form=numbers`),
  },
]

/** Imports have no goal for their time, but nobody may be refused. */
const anImport: Visit = { name: 'import', atMost: FAILED_MS - 1, pauseMs: 1_000, make: importBy }

export async function benchFairness() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-fairness-'))
  const product = await startProduct({
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    REQUEST_DEADLINE_SECONDS: String(FAILED_MS / 1000),
  })
  try {
    const token = await signUp(product, ATTACKER)
    const visitor = await signUp(product, VISITOR)
    await Promise.all([...visits, anImport].map((visit) => measure(product, visitor, visit, WARM_UP_MS)))
    const figures = []
    for (const names of rounds) {
      const attacker = startAttacker({ port: product.port, token, names, forMs: ROUND_MS })
      const own = names.includes('stalled imports') ? [...visits, anImport] : visits
      const during = names.length === 0 ? 'nothing else' : names.join(', ')
      const waits = await Promise.all(own.map((visit) => measure(product, visitor, visit, ROUND_MS)))
      figures.push(
        ...own.map(({ name, atMost }, index) => ({
          name: `${name}, p99 during: ${during}`,
          unit: 'ms',
          value: waits[index] ?? Number.NaN,
          atMost,
        })),
      )
      await attacker
      await settle(product)
    }
    return figures
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startAttacker(order: AttackOrder): Promise<void> {
  await once(new Worker(new URL('./fairness-attacker.ts', import.meta.url), { workerData: order }), 'exit')
}

/** Waits until the product has finished what a round left, so that it doesn't count for the next one. */
async function settle({ port }: Product): Promise<void> {
  const started = performance.now()
  let isQuick = false
  while (!isQuick && performance.now() - started < MAX_SETTLE_MS) {
    const sentAt = performance.now()
    const answer = await ask(port, get(`${apiPaths.freeManualRun}?${costs()}&form=numbers`)).catch(() => null)
    isQuick = answer?.status === 200 && performance.now() - sentAt < QUICK_MS
    await pause(QUICK_MS)
  }
}

/** Asks one by one; returns the 99th percentile of the waits. */
async function measure(
  { port }: Product,
  token: string,
  { make, pauseMs }: Visit,
  forMs: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: VISITOR })
  const waits: number[] = []
  const started = performance.now()
  while (performance.now() - started < forMs) {
    const sentAt = performance.now()
    const answer = await ask(port, make(token), agent).catch(() => null)
    waits.push(answer?.status === 200 ? performance.now() - sentAt : FAILED_MS)
    await pause(pauseMs)
  }
  agent.destroy()
  waits.sort((a, b) => a - b)
  return waits[Math.floor(waits.length * 0.99)] ?? Number.NaN
}

function get(path: string): Request {
  return { path, headers: { 'accept-encoding': 'br' } }
}

let amount = 1

/** Other amounts every time, so that none comes from the cache. */
function costs(): string {
  amount += 1
  return `1=${amount}&2=120&4=250&5=100&8=80&9=400`
}

function importBy(token: string): Request {
  const account = { id: 'a', name: 'Visa Platinum', mask: '4410', subtype: 'credit card' }
  const row = { account: 'a', day: '2026-09-10', amountCents: 1200, name: 'CHIPOTLE' }
  return {
    path: apiPaths.imports,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ institutionName: 'Old Mill Credit Union', accounts: [account], rows: [row] }),
  }
}

async function signUp({ port }: Product, address: string): Promise<string> {
  const name = { firstName: 'Ada', lastName: 'Quill', email: `ada-${address}@example.com` }
  const body = JSON.stringify({ ...name, password: 'plum-otter-velvet' })
  const headers = { 'content-type': 'application/json' }
  const answer = await ask(port, { path: apiPaths.signUp, method: 'POST', headers, body })
  return signedInSchema.parse(JSON.parse(answer.body.toString())).accessToken
}
