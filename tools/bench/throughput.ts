/**
 * Measures requests per second of the product, on the embedded database, as a share of a bare Node server that sends the
 * same bytes, and how a burst of sign-ins affects others. Load and servers share the machine's cores.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { signedInSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import { type Product, startProduct } from '@cardsight/server/testing'
import type { BareResponse } from './bare-server.ts'
import { ask, type Report, type Request, sendRequests } from './send-requests.ts'

const CONNECTIONS = 32
const ROUND_MS = 1500
const ROUNDS = 3
const MAX_P99_MS = 250
const PEOPLE = 8
const STORM_CONNECTIONS = 16
const MAX_STORM_P99_MS = 100
const PASSWORD = 'plum-otter-velvet'

type Kind = Readonly<{ name: string; make: (index: number) => Request; minShare: number }>

export async function benchThroughput() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-throughput-'))
  const product = await startProduct({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' })
  try {
    const tokens = await signUpPeople(product)
    const figures = []
    for (const kind of kindsOf(tokens)) {
      figures.push(...(await compareWithBare(product, kind)))
    }
    return [...figures, ...(await measureStorm(product))]
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function kindsOf(tokens: readonly string[]): Kind[] {
  // Counts on over all rounds: each of them starts with index 0 again.
  let amount = 0
  const newRun = (form: string) => (index: number) => ({
    path: runPath(amount++, form),
    headers: clientHeaders(index),
  })
  const sameRun = (form: string) => (index: number) => ({
    path: runPath(0, form),
    headers: clientHeaders(index),
  })
  const page = (path: string) => (index: number) => ({ path, headers: clientHeaders(index) })
  return [
    { name: 'home page', make: page('/'), minShare: 0.4 },
    { name: 'page of a card', make: page('/cards/chase-freedom-unlimited'), minShare: 0.4 },
    {
      name: 'GET /auth/authorize',
      make: (index) => ({
        path: apiPaths.authorize,
        headers: { ...clientHeaders(index), authorization: `Bearer ${tokens[index % tokens.length]}` },
      }),
      minShare: 0.2,
    },
    { name: 'guest run, compact, same amounts', make: sameRun('&form=numbers'), minShare: 0.1 },
    { name: 'guest run, compact, new amounts', make: newRun('&form=numbers'), minShare: 0.1 },
  ]
}

/** Alternating, so that other load on the machine affects both equally. */
async function compareWithBare({ port }: Product, { name, make, minShare }: Kind) {
  const { headers, body } = await ask(port, make(0))
  const bare = await startBareServer({ headers: sameHeaders(headers), body })
  const load = { make, connections: CONNECTIONS, expected: [200] }
  await sendRequests({ ...load, port, forMs: ROUND_MS })
  await sendRequests({ ...load, port: bare.port, forMs: ROUND_MS })
  const own: Report[] = []
  const other: Report[] = []
  for (let round = 0; round < ROUNDS; round++) {
    own.push(await sendRequests({ ...load, port, forMs: ROUND_MS }))
    other.push(await sendRequests({ ...load, port: bare.port, forMs: ROUND_MS }))
  }
  await bare.stop()
  const [ownSpeed, bareSpeed] = [meanOf(own, 'perSecond'), meanOf(other, 'perSecond')]
  return [
    { name: `${name}: product`, unit: 'requests/s', value: ownSpeed },
    {
      name: `${name}: share of a bare server`,
      unit: 'ratio',
      value: ownSpeed / bareSpeed,
      atLeast: minShare,
    },
    { name: `${name}: p99`, unit: 'ms', value: meanOf(own, 'p99Ms'), atMost: MAX_P99_MS },
    { name: `${name}: errors`, unit: 'count', value: meanOf(own, 'errors') * ROUNDS, atMost: 0 },
  ]
}

/** Every attempt hashes a password. The limits refuse most of an address's attempts, so each has its own. */
async function measureStorm({ port }: Product) {
  const storm = sendRequests({
    port,
    make: (index) => ({
      path: apiPaths.signIn,
      method: 'POST',
      headers: { ...clientHeaders(index), 'content-type': 'application/json' },
      body: JSON.stringify({ email: `nobody-${index}@example.com`, password: PASSWORD }),
    }),
    connections: STORM_CONNECTIONS,
    forMs: ROUND_MS * ROUNDS,
    expected: [400, 503],
  })
  const others = await sendRequests({
    port,
    make: (index) => ({ path: apiPaths.health, headers: clientHeaders(index) }),
    connections: 1,
    forMs: ROUND_MS * ROUNDS,
    expected: [200],
  })
  const { perSecond, errors } = await storm
  return [
    { name: 'sign-in storm: attempts', unit: 'requests/s', value: perSecond },
    { name: 'sign-in storm: errors', unit: 'count', value: errors + others.errors, atMost: 0 },
    { name: 'sign-in storm: p99 of others', unit: 'ms', value: others.p99Ms, atMost: MAX_STORM_P99_MS },
  ]
}

async function startBareServer(response: BareResponse) {
  const worker = new Worker(new URL('./bare-server.ts', import.meta.url), { workerData: response })
  const [port]: number[] = await once(worker, 'message')
  if (port === undefined) {
    throw new Error('The bare server reported no port')
  }
  return { port, stop: () => worker.terminate() }
}

/** Without those that Node writes itself. */
function sameHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): BareResponse['headers'] {
  const own = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      own.has(name) || value === undefined ? [] : [[name, value]],
    ),
  )
}

/** Many clients, because the server limits the requests of one. */
function clientHeaders(index: number): Record<string, string> {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  return { 'accept-encoding': 'br', 'x-forwarded-for': address }
}

/** Other amounts for every index. */
function runPath(index: number, form: string): string {
  const costs = { 1: 300 + index, 2: 120 + (index % 90), 4: 250, 5: 100, 8: 80, 9: 400 }
  const query = new URLSearchParams(Object.entries(costs).map(([field, cost]) => [field, String(cost)]))
  return `${apiPaths.freeManualRun}?${query}${form}`
}

async function signUpPeople({ port }: Product): Promise<string[]> {
  const tokens: string[] = []
  for (let index = 0; index < PEOPLE; index++) {
    const person = {
      firstName: 'Ada',
      lastName: 'Quill',
      email: `ada-${index}@example.com`,
      password: PASSWORD,
    }
    const headers = { ...clientHeaders(index), 'content-type': 'application/json' }
    const sent = { path: apiPaths.signUp, method: 'POST', headers, body: JSON.stringify(person) } as const
    const { body } = await ask(port, sent)
    tokens.push(signedInSchema.parse(JSON.parse(body.toString())).accessToken)
  }
  return tokens
}

function meanOf(reports: readonly Report[], field: keyof Report): number {
  return reports.reduce((sum, report) => sum + report[field], 0) / reports.length
}
