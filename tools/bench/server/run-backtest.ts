/**
 * Compares runs over HTTP with the same server sending precomputed JSON through the same hooks and headers.
 * With a browser's headers both are compressed for every response, the static one by the server's plugin.
 * Without compression, the static response is little more than sending 60 KB.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { createBenchApp } from './bench-app.ts'
import type { Load, LoadReport } from './load-worker.ts'

const STATIC_PATH = '/api/bench/static'
const STATIC_BYTES = 60 * 1024
const CONNECTIONS = 16
const ROUND_MS = 1500
const ROUNDS = 4
/** A number of requests instead of a time, because code that ran too rarely isn't compiled yet. */
const WARM_UP_ANSWERS = 1500

/** Requests per second on loopback with a browser's headers. Every run has new amounts. */
export async function benchRuns() {
  const { app, close } = await createBenchApp(null)
  const body = staticJson()
  app.get(STATIC_PATH, async (_request, reply) => reply.type('application/json').send(body))
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  let seed = 0
  const kinds = {
    static: () => ({ paths: [STATIC_PATH], encoding: 'br' }),
    numbers: () => ({ paths: runPaths(seed++, '&form=numbers'), encoding: 'br' }),
    literal: () => ({ paths: runPaths(seed++, ''), encoding: 'br' }),
    plainStatic: () => ({ paths: [STATIC_PATH], encoding: 'identity' }),
    plainNumbers: () => ({ paths: runPaths(seed++, '&form=numbers'), encoding: 'identity' }),
  }
  const names = ['static', 'numbers', 'literal', 'plainStatic', 'plainNumbers'] as const
  const sums = new Map<string, LoadReport>()
  await load(port, kinds.static(), { forMs: 0, fewestAnswers: WARM_UP_ANSWERS })
  await load(port, kinds.numbers(), { forMs: 0, fewestAnswers: WARM_UP_ANSWERS })
  await load(port, kinds.literal(), { forMs: ROUND_MS, fewestAnswers: 0 })
  // Alternating, so that other load on the machine affects all of them equally.
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const report = await load(port, kinds[name](), { forMs: ROUND_MS, fewestAnswers: 0 })
      sums.set(name, addLoads(sums.get(name) ?? noLoad(), report))
    }
  }
  await close()
  const sumOf = (name: keyof typeof kinds) => sums.get(name) ?? noLoad()
  const perSecond = (name: keyof typeof kinds) => (sumOf(name).answers / sumOf(name).elapsedMs) * 1000
  const kilobytes = (name: keyof typeof kinds) => sumOf(name).bytes / sumOf(name).answers / 1024
  return [
    { name: '60 KB of static JSON', unit: 'requests/s', value: perSecond('static') },
    { name: 'run, numbers', unit: 'requests/s', value: perSecond('numbers') },
    { name: 'run, literal', unit: 'requests/s', value: perSecond('literal') },
    { name: 'run, numbers: compressed', unit: 'KB', value: kilobytes('numbers'), atMost: 40 },
    { name: 'run, literal: compressed', unit: 'KB', value: kilobytes('literal') },
    {
      name: 'run, numbers ÷ static',
      unit: 'ratio',
      value: perSecond('numbers') / perSecond('static'),
      atLeast: 0.5,
    },
    { name: 'run, literal ÷ static', unit: 'ratio', value: perSecond('literal') / perSecond('static') },
    {
      name: 'run, numbers ÷ static, both uncompressed',
      unit: 'ratio',
      value: perSecond('plainNumbers') / perSecond('plainStatic'),
    },
  ]
}

function noLoad(): LoadReport {
  return { answers: 0, bytes: 0, elapsedMs: 0 }
}

function addLoads(a: LoadReport, b: LoadReport): LoadReport {
  return {
    answers: a.answers + b.answers,
    bytes: a.bytes + b.bytes,
    elapsedMs: a.elapsedMs + b.elapsedMs,
  }
}

async function load(
  port: number,
  { paths, encoding }: Readonly<{ paths: readonly string[]; encoding: string }>,
  until: Pick<Load, 'forMs' | 'fewestAnswers'>,
): Promise<LoadReport> {
  const headers = { 'accept-encoding': encoding }
  const workerData: Load = { port, paths, headers, connections: CONNECTIONS, ...until }
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData })
  const [report] = await once(worker, 'message')
  return report
}

/** More runs than a round can request, all different. */
function runPaths(seed: number, form: string): string[] {
  return Array.from({ length: 20_000 }, (_, index) => {
    const amount = (step: number) => String(100 + ((index * step + seed * 977) % 900))
    const costs = {
      1: amount(7),
      2: amount(11),
      4: amount(13),
      5: amount(17),
      8: amount(19),
      9: String(index),
      ...(index % 2 === 0 ? {} : { utilities: amount(23), taxes: amount(29) }),
    }
    return `${apiPaths.freeManualRun}?${new URLSearchParams(costs)}${form}`
  })
}

/** The first cards of the catalog, up to 60 KB. */
function staticJson(): string {
  const cards = release.cards.map((card) => JSON.stringify(card))
  while (cards.join().length > STATIC_BYTES) {
    cards.pop()
  }
  return `[${cards.join()}]`
}
