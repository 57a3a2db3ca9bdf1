/**
 * Worker thread that requests `GET /api/health` repeatedly until it's stopped, then reports the longest wait.
 */
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { apiPaths } from '@cardsight/contract/api-paths'

/** Posted to the parent: `ready` once it polls, then the result. */
export type HealthMessage = 'ready' | Readonly<{ longestWaitMs: number }>

const PAUSE_MS = 5
/** The server is gone. */
const GIVE_UP_MS = 180_000
const WARM_UP_POLLS = 20

const { port }: { port: number } = workerData
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const post = (message: HealthMessage) => parentPort?.postMessage(message)
let isStopped = false
parentPort?.once('message', () => {
  isStopped = true
})

for (let poll = 0; poll < WARM_UP_POLLS; poll += 1) {
  await waitForAnswer()
}
post('ready')
let longestWaitMs = 0
do {
  longestWaitMs = Math.max(longestWaitMs, await waitForAnswer())
  await pause(PAUSE_MS)
} while (!isStopped)
agent.destroy()
post({ longestWaitMs })

/** A dropped connection counts as waiting: the next attempt continues with the same clock. */
async function waitForAnswer(): Promise<number> {
  const started = performance.now()
  while (!(await isAnswered())) {
    if (performance.now() - started > GIVE_UP_MS) {
      throw new Error(`${apiPaths.health} didn't respond for ${GIVE_UP_MS / 1000} s`)
    }
    await pause(PAUSE_MS)
  }
  return performance.now() - started
}

function isAnswered(): Promise<boolean> {
  return new Promise((resolve) => {
    get({ port, agent, host: '127.0.0.1', path: apiPaths.health }, (answer) => {
      answer.resume().on('close', () => resolve(answer.complete))
    }).on('error', () => resolve(false))
  })
}
