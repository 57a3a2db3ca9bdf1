/** Worker module of the page thread. It loads the built pages itself, because functions can't be sent to a thread. */
import { type MessagePort, workerData } from 'node:worker_threads'
import { createRender, type RenderedPage } from '../pages/render.ts'
import { builtWeb } from '../process/built-web.ts'
import type { PageJob, PageQuestion, PageReply, PageSite, PageTasks } from './page-threads.ts'
import { offerTasks } from './threads.ts'

const site: PageSite = workerData
const ports = new Map<string, MessagePort>()
const render = createRender({
  ...site,
  web: builtWeb,
  reportError: (error, requestId) => post(ports.get(requestId), { error }),
})

const tasks: PageTasks = {
  // The thread has loaded its modules.
  start: () => undefined,
  renderPage,
}
export const run = offerTasks<keyof PageTasks>(tasks)

async function renderPage({ address, nonce, requestId, port }: PageJob): Promise<RenderedPage> {
  const replies = new Map<number, (reply: PageReply) => void>()
  let asked = 0
  port.on('message', (reply: PageReply) => replies.get(reply.id)?.(reply))
  const get = async (path: string): Promise<unknown> => {
    const id = asked++
    const reply = await new Promise<PageReply>((resolve) => {
      replies.set(id, resolve)
      post(port, { id, path })
    })
    replies.delete(id)
    if ('problem' in reply) {
      throw new Error(reply.problem)
    }
    return JSON.parse(reply.json)
  }
  ports.set(requestId, port)
  try {
    return await render(address, { nonce, requestId, api: { get } })
  } finally {
    ports.delete(requestId)
    port.close()
  }
}

function post(port: MessagePort | undefined, question: PageQuestion): void {
  port?.postMessage(question)
}
