/**
 * Measures the longest wait of `GET /api/health` while the product handles a demanding request. The product
 * is a separate process on the embedded database in a temporary folder; health is requested from another
 * thread than the request.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { signedInSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import { type Product, startProduct } from '@cardsight/server/testing'
import type { HealthMessage } from './health-worker.ts'
import { type Probe, probes } from './load-probes.ts'

const MAX_WAIT_MS = 100
/** Minimum time for polling health, so that the first row shows how busy the machine is. */
const MIN_MS = 500
/** For one request; anything longer is reported as unanswered. */
const GIVE_UP_MS = 60_000

export async function benchLoad() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-load-'))
  const product = await startProduct({ DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'info' })
  try {
    const token = await signUp(product)
    // The first render of a page compiles its code.
    await fetch(`${product.url}/`)
    const figures = []
    for (const probe of probes) {
      const { longestWaitMs, outcome } = await measure(product, probe, token)
      figures.push({
        name: `health waits during: ${probe.name} (${outcome})`,
        unit: 'ms',
        value: longestWaitMs,
        atMost: MAX_WAIT_MS,
      })
    }
    return figures
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure({ port }: Product, probe: Probe, token: string) {
  const body = probe.body?.()
  const worker = new Worker(new URL('./health-worker.ts', import.meta.url), { workerData: { port } })
  const nextMessage = async (): Promise<HealthMessage> => (await once(worker, 'message'))[0]
  await nextMessage()
  const [outcomes] = await Promise.all([
    Promise.all(Array.from({ length: probe.burst ?? 1 }, () => send({ port, probe, token, body }))),
    pause(MIN_MS),
  ])
  const result = nextMessage()
  worker.postMessage('stop')
  const message = await result
  if (message === 'ready') {
    throw new Error('the health worker reported no wait')
  }
  return { ...message, outcome: [...new Set(outcomes)].join(', ') }
}

type Sending = Readonly<{ port: number; probe: Probe; token: string; body: string | undefined }>

/**
 * The status of the response, or how the connection ended: a server may close it without reading the body.
 */
function send({ port, probe, token, body }: Sending): Promise<string> {
  const { path, method = 'GET', isSignedIn } = probe
  const headers = { ...probe.headers, ...(isSignedIn && { authorization: `Bearer ${token}` }) }
  const agent = new Agent({ keepAlive: false })
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path: path(), method, headers, agent }, (answer) => {
      answer.resume().on('close', () => resolve(String(answer.statusCode)))
    })
    sent.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    sent.setTimeout(GIVE_UP_MS, () => sent.destroy(new Error(`no response in ${GIVE_UP_MS / 1000} s`)))
    sent.end(body)
  })
}

async function signUp({ url }: Product): Promise<string> {
  const person = {
    firstName: 'Ada',
    lastName: 'Quill',
    email: 'ada@example.com',
    password: 'plum-otter-velvet',
  }
  const answer = await fetch(`${url}${apiPaths.signUp}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  return signedInSchema.parse(await answer.json()).accessToken
}
