/** The worker's own script: the catalog, the engine and the readers of statements, off the page's thread. */
import { release } from '@cardsight/catalog'
import { createCalculator } from './calculator.ts'
import type { Call } from './calls.ts'
import { serveCall } from './serve-calls.ts'

const calculator = createCalculator(release)

// Calls are answered one after the other: two files that are added at once must both be there in the end.
let last: Promise<void> = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<Call>) => {
  last = last.then(async () => self.postMessage(await serveCall(calculator, data)))
})
