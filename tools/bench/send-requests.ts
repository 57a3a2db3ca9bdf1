/** Sends requests over a fixed number of connections for a while, and counts and times the responses. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Request = Readonly<{
  path: string
  method?: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
}>

export type Report = Readonly<{ perSecond: number; p99Ms: number; errors: number }>
export type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>

type Load = Readonly<{
  port: number
  /** The request with this number. */
  make: (index: number) => Request
  connections: number
  forMs: number
  /** Statuses that aren't errors. */
  expected: readonly number[]
}>

export async function sendRequests({ port, make, connections, forMs, expected }: Load): Promise<Report> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const waits: number[] = []
  let [asked, errors] = [0, 0]
  const askOneByOne = async () => {
    while (performance.now() - started < forMs) {
      const sentAt = performance.now()
      const answer = await ask(port, make(asked++), agent).catch(() => null)
      waits.push(performance.now() - sentAt)
      errors += answer !== null && expected.includes(answer.status) ? 0 : 1
    }
  }
  await Promise.all(Array.from({ length: connections }, askOneByOne))
  agent.destroy()
  const elapsedMs = performance.now() - started
  waits.sort((a, b) => a - b)
  return {
    perSecond: ((waits.length - errors) / elapsedMs) * 1000,
    p99Ms: waits[Math.floor(waits.length * 0.99)] ?? 0,
    errors,
  }
}

export function ask(
  port: number,
  { path, method = 'GET', headers, body }: Request,
  agent?: Agent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
