/**
 * Threads that answer runs on typed costs. What a run takes, a millisecond or two for our own pages and many more in
 * the literal form, would keep every other request waiting.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Release } from '@cardsight/catalog'
import type { MonthlyCosts } from '@cardsight/contract'
import type { DayRange } from '@cardsight/engine'
import type { Encoding } from './http/encodings.ts'
import type { Form } from './routes/run-forms.ts'

export type RunQuestion = Readonly<{
  costs: MonthlyCosts
  window: DayRange
  form: Form
  encoding: Encoding
}>

export type RunThreads = Readonly<{
  /** The body of the answer. Rejects where the thread has failed; the next question finds a new one. */
  answer: (question: RunQuestion) => Promise<Buffer>
  close: () => Promise<void>
}>

/** What goes to a thread and what comes back. */
export type Asked = Readonly<{ id: number; question: RunQuestion }>
export type Answered = Readonly<{ id: number; body: Uint8Array } | { id: number; error: unknown }>

/** Each has a catalog of its own, and two can answer more runs than the server can send. */
const MOST_THREADS = 2

export function createRunThreads(
  catalog: Release,
  count = Math.min(MOST_THREADS, availableParallelism()),
): RunThreads {
  const threads = Array.from({ length: count }, () => startThread(catalog))
  return {
    answer: async (question) => {
      const place = leastBusy(threads)
      const thread = threads[place]
      const able = thread === undefined || thread.hasEnded() ? startThread(catalog) : thread
      threads[place] = able
      return able.answer(question)
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

type Thread = ReturnType<typeof startThread>
type Waiting = Readonly<{ resolve: (body: Buffer) => void; reject: (error: unknown) => void }>

function startThread(catalog: Release) {
  const waiting = new Map<number, Waiting>()
  let [nextId, hasEnded] = [0, false]
  const worker = new Worker(new URL('./run-worker.ts', import.meta.url), { workerData: catalog })
  worker.unref()
  worker.on('message', settle)
  worker.on('error', end)
  worker.on('exit', () => end(new Error('the thread of runs has ended')))
  return {
    hasEnded: () => hasEnded,
    waitingCount: () => waiting.size,
    answer: (question: RunQuestion) =>
      new Promise<Buffer>((resolve, reject) => {
        const id = nextId++
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, question } satisfies Asked)
      }),
    close: () => worker.terminate(),
  }

  function settle(answered: Answered): void {
    const asked = waiting.get(answered.id)
    waiting.delete(answered.id)
    if ('error' in answered) {
      asked?.reject(answered.error)
    } else {
      const { buffer, byteOffset, byteLength } = answered.body
      asked?.resolve(Buffer.from(buffer, byteOffset, byteLength))
    }
  }

  function end(error: unknown): void {
    hasEnded = true
    const asked = [...waiting.values()]
    waiting.clear()
    for (const { reject } of asked) {
      reject(error)
    }
  }
}

function leastBusy(threads: readonly Thread[]): number {
  const waiting = threads.map((thread) => thread.waitingCount())
  return waiting.indexOf(Math.min(...waiting))
}
