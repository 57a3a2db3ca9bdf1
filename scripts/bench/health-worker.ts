/** Asks `GET /api/health` again and again, on a thread of its own, until told to stop; then reports the longest wait. */
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { apiPaths } from '@cardsight/contract'

/** Posted to the worker's owner: `ready` once it polls, then the result. */
export type HealthMessage = 'ready' | Readonly<{ longestWaitMs: number }>

const PAUSE_MS = 5
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

function waitForAnswer(): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    get({ port, agent, host: '127.0.0.1', path: apiPaths.health }, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - begun))
    }).on('error', reject)
  })
}
