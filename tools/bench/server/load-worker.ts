/**
 * Worker thread that sends requests to a server for a given time and count, and counts the complete
 * responses.
 */
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

export type Load = Readonly<{
  port: number
  paths: readonly string[]
  headers: Readonly<Record<string, string>>
  connections: number
  forMs: number
  /** Continues past its time until it has this many. */
  fewestAnswers: number
}>

export type LoadReport = Readonly<{ answers: number; bytes: number; elapsedMs: number }>

const { port, paths, headers, connections, forMs, fewestAnswers }: Load = workerData
const agent = new Agent({ keepAlive: true, maxSockets: connections })
let [asked, answers, bytes] = [0, 0, 0]
const started = performance.now()

await Promise.all(Array.from({ length: connections }, askOneByOne))
agent.destroy()
parentPort?.postMessage({ answers, bytes, elapsedMs: performance.now() - started } satisfies LoadReport)

async function askOneByOne() {
  while (performance.now() - started < forMs || answers < fewestAnswers) {
    await ask(paths[asked++ % paths.length] ?? '/')
  }
}

function ask(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers, agent, host: '127.0.0.1' }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`${path} returned ${answer.statusCode}`))
      }
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => {
        answers += 1
        resolve()
      })
    }).on('error', reject)
  })
}
