import type { Call, Methods, Reply } from './calls.ts'
import { serveCall } from './serve-call.ts'

/**
 * Answers calls in a worker one after the other, so that two files added at once don't overwrite each other.
 */
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
