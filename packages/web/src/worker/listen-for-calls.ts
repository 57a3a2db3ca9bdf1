import type { Call, Methods, Reply } from './calls.ts'
import { serveCall } from './serve-call.ts'

/** In a worker: answers calls one after the other, since two files that are added at once must both be there. */
export function listenForCalls(create: (report: (done: number) => void) => Methods): void {
  let current = 0
  let last: Promise<void> = Promise.resolve()
  const reply = (message: Reply) => self.postMessage(message)
  const methods = create((done) => reply({ id: current, kind: 'progress', done }))
  self.addEventListener('message', ({ data }: MessageEvent<Call>) => {
    last = last.then(async () => {
      current = data.id
      reply(await serveCall(methods, data))
    })
  })
}
