/** A worker thread that renders pages for URLs that visitors invent, so that the main thread stays free for others. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { PageContext } from '@cardsight/contract/pages'
import type { RenderedPage } from '../pages/render.ts'
import { createThreads } from './threads.ts'

/** What pages say about this server. */
export type PageSite = Pick<PageContext, 'publicUrl' | 'supportEmail' | 'hasDebugDashboard'>

export type PageJob = Pick<PageContext, 'nonce' | 'requestId'> &
  Readonly<{ address: string; port: MessagePort }>

export type PageTasks = Readonly<{
  start: (_: undefined) => void
  renderPage: (job: PageJob) => Promise<RenderedPage>
}>

/** What a page asks of the main thread while it's rendered: to call the API, or to log an error. */
export type PageQuestion = Readonly<{ id: number; path: string } | { error: unknown }>

export type PageReply = Readonly<{ id: number } & ({ json: string } | { problem: string })>

/** Returns JSON text, which the thread parses. */
type ReadingApi = Readonly<{ read: (path: string) => Promise<string> }>

type RenderedFor = Pick<PageContext, 'nonce' | 'requestId' | 'reportError'> & Readonly<{ api: ReadingApi }>

export type PageThreads = Readonly<{
  render: (address: string, page: RenderedFor) => Promise<RenderedPage>
  /** Resolves once the thread has loaded its modules, so that the first visitor doesn't wait for it. */
  start: () => Promise<void>
  close: () => Promise<void>
}>

const MAX_WAITING = 100
const MAX_WAITING_PER_CLIENT = 20
/** Each waits for its calculations in turn, so that the thread isn't idle meanwhile. */
const PAGES_AT_ONCE = 4
const MAX_HEAP_MB = 192
const MAX_YOUNG_MB = 12

export function createPageThreads(site: PageSite): PageThreads {
  const threads = createThreads<PageTasks>(new URL('./page-worker.ts', import.meta.url), {
    readyCount: 1,
    count: 1,
    callsAtOnce: PAGES_AT_ONCE,
    maxWaiting: MAX_WAITING,
    maxWaitingPerClient: MAX_WAITING_PER_CLIENT,
    data: site,
    maxHeapMb: MAX_HEAP_MB,
    maxYoungMb: MAX_YOUNG_MB,
  })
  return {
    render: async (address, { nonce, requestId, reportError, api }) => {
      const { port1, port2 } = new MessageChannel()
      const answer = async (question: PageQuestion) =>
        'error' in question ? reportError(question.error) : port1.postMessage(await ask(api, question))
      // Events of a port don't have the async context of the request.
      port1.on('message', AsyncLocalStorage.bind(answer))
      try {
        const page = await threads.call('renderPage', { address, nonce, requestId, port: port2 }, [port2])
        // A buffer arrives as plain bytes.
        return { ...page, body: Buffer.from(page.body.buffer, page.body.byteOffset, page.body.byteLength) }
      } finally {
        port1.close()
      }
    },
    start: () => threads.call('start', undefined),
    close: () => threads.close(),
  }
}

async function ask(
  api: ReadingApi,
  { id, path }: Readonly<{ id: number; path: string }>,
): Promise<PageReply> {
  try {
    return { id, json: await api.read(path) }
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) }
  }
}
