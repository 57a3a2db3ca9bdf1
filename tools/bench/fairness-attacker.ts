/**
 * Worker thread that does the worst that one address may do, from 127.0.0.2. It sends a fixed number of requests a second
 * for a fixed time, never has more than some open, and ends by itself.
 */
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'

export type AttackName = keyof typeof attacks
export type AttackOrder = Readonly<{
  port: number
  token: string
  names: readonly AttackName[]
  forMs: number
}>

type Attack = Readonly<{
  /** Sent at once, at the start of each second. */
  perSecond: number
  send: (index: number) => void
}>

const ADDRESS = '127.0.0.2'
const SECOND_MS = 1000
const MAX_OPEN = 200
const PIPELINED = 1000
const STALLED_BYTES = 1_000_000

const { port, token, names, forMs }: AttackOrder = workerData
const open = new Set<{ destroy(): unknown }>()
const seed = Date.now() % 10_000

const fourCards =
  'capital-one-venture-rewards,american-express-gold-card,citi-strata-premier,citi-double-cash'

const attacks = {
  pages: { perSecond: 16, send: (index) => get(`${pagePaths.currentBestCards}?${amounts(index)}`) },
  'other pages': {
    perSecond: 16,
    send: (index) => get(otherPages[index % otherPages.length]?.(index) ?? '/'),
  },
  reports: { perSecond: 9, send: (index) => get(`${apiPaths.cardReport('apple-card')}?${costs(index)}`) },
  comparisons: {
    perSecond: 4,
    send: (index) => get(`${pagePaths.compare}?cards=${fourCards}&${amounts(index)}`),
  },
  pipelining: { perSecond: 4, send: pipeline },
  'stalled imports': { perSecond: 8, send: stallImport },
} as const satisfies Record<string, Attack>

const otherPages: readonly ((index: number) => string)[] = [
  (index) => `/best-credit-cards/travel-spend?${amounts(index)}`,
  (index) => `/best-credit-cards/travel-spend.data?${amounts(index)}`,
  (index) => `${pagePaths.secondCard}?amount=${1 + ((seed + index) % 9_000)}`,
  (index) => `${pagePaths.cardChanges}?year=${2000 + (index % 100)}&field=fee`,
  (index) => `${pagePaths.topCards}?${amounts(index)}`,
]

await Promise.all(names.map((name) => repeat(attacks[name])))
for (const one of open) {
  one.destroy()
}

async function repeat({ perSecond, send }: Attack): Promise<void> {
  const started = performance.now()
  for (let sent = 0; performance.now() - started < forMs; ) {
    for (let nth = 0; nth < perSecond && open.size < MAX_OPEN; nth += 1) {
      send(sent++)
    }
    await pause(SECOND_MS)
  }
}

/** Other amounts for every index. */
function amounts(index: number): string {
  return `grocery=${100 + index}&gas=${1 + seed}&restaurant=300&travel=200&recreation=100&other=900`
}

function costs(index: number): string {
  return `1=${100 + index}&2=${1 + seed}&4=300&5=900&8=100&9=200`
}

function get(path: string): void {
  const sent = request({ host: '127.0.0.1', localAddress: ADDRESS, port, path, agent: false }, (answer) =>
    answer.resume(),
  )
  sent.on('error', () => {}).on('close', () => open.delete(sent))
  open.add(sent)
  sent.end()
}

function pipeline(): void {
  dial().write(`GET ${apiPaths.health} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(PIPELINED))
}

/** At most eight at a time, because the server has room for that many. */
function stallImport(): void {
  const head = `POST ${apiPaths.imports} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n`
  dial().write(`${head}Content-Type: application/json\r\nContent-Length: ${STALLED_BYTES}\r\n\r\n{"rows":`)
}

function dial(): Socket {
  const socket = connect({ host: '127.0.0.1', localAddress: ADDRESS, port })
  socket
    .on('error', () => {})
    .on('close', () => open.delete(socket))
    .resume()
  open.add(socket)
  return socket
}
