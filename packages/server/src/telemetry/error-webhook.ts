/**
 * Reports logged errors to a URL of the operator, such as an error tracker or a chat. A report says what
 * failed and where in our code, and never repeats an error's message, which can quote what a person typed.
 */
import http from 'node:http'
import https from 'node:https'
import { z } from 'zod'

const ERROR_LEVEL = 50
const SAME_AGAIN_AFTER_MS = 60_000
const MAX_KINDS = 100
const MAX_FRAMES = 10
const MAX_STACK_LINES = 50
const SEND_WITHIN_MS = 5_000
const FRAME = /\b(?:packages|node_modules)\/[\w./@-]{1,200}:\d{1,6}(?=:\d{1,6}\)?$)/
const CODE = /^[\w-]{1,60}$/

const lineSchema = z.object({
  level: z.number(),
  time: z.string(),
  msg: z.string().optional(),
  requestId: z.string().optional(),
  job: z.string().optional(),
  traceId: z.string().optional(),
  err: z
    .object({
      type: z.string(),
      message: z.string().optional(),
      code: z.unknown().optional(),
      stack: z.string().optional(),
    })
    .optional(),
})

type ErrorReport = Readonly<{
  service: 'cardsight'
  time: string
  /** What the server says about it; null if it only repeats the error's message. */
  what: string | null
  error: string | null
  code: string | null
  /** Files and lines of our code and of packages, innermost first. */
  frames: readonly string[]
  requestId: string | null
  traceId: string | null
  job: string | null
  /** How many more of the same kind there were since the last report of it. */
  repeated: number
}>

/** Returns a function for every line of the log. It never throws: a broken webhook must not break the server. */
export function createErrorWebhook(url: string, now: () => number = Date.now): (line: string) => void {
  const lastSent = new Map<string, { at: number; repeated: number }>()
  return (line) => {
    const report = readReport(line)
    if (report === null) {
      return
    }
    const kind = `${report.what} ${report.error} ${report.frames[0]}`
    const last = lastSent.get(kind)
    if (last !== undefined && now() - last.at < SAME_AGAIN_AFTER_MS) {
      last.repeated += 1
      return
    }
    if (lastSent.size >= MAX_KINDS) {
      lastSent.clear()
    }
    lastSent.set(kind, { at: now(), repeated: 0 })
    post(url, JSON.stringify({ ...report, repeated: last?.repeated ?? 0 }))
  }
}

function readReport(line: string): Omit<ErrorReport, 'repeated'> | null {
  // Most lines aren't errors, and parsing each of them would cost more than writing it.
  if (!/^\{"level":[56]\d,/.test(line)) {
    return null
  }
  const parsed = lineSchema.safeParse(JSON.parse(line))
  if (!parsed.success || parsed.data.level < ERROR_LEVEL) {
    return null
  }
  const { time, msg, requestId, job, traceId, err } = parsed.data
  const code = typeof err?.code === 'string' && CODE.test(err.code) ? err.code : null
  return {
    service: 'cardsight',
    time,
    what: msg === undefined || msg === err?.message ? null : msg,
    error: err?.type ?? null,
    code,
    frames: framesOf(err?.stack ?? '', err?.message ?? ''),
    requestId: requestId ?? null,
    traceId: traceId ?? null,
    job: job ?? null,
  }
}

/** A stack starts with the message, which can have lines that look like frames. */
function framesOf(stack: string, message: string): string[] {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n', MAX_STACK_LINES)
    .filter((line) => line.startsWith('    at '))
    .flatMap((line) => FRAME.exec(line)?.[0] ?? [])
    .slice(0, MAX_FRAMES)
}

function post(url: string, body: string): void {
  const { request } = url.startsWith('https:') ? https : http
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  request(url, { method: 'POST', headers, signal: AbortSignal.timeout(SEND_WITHIN_MS) })
    // Logging a failure to report would cause the next report.
    .on('error', () => {})
    .on('response', (response) => response.resume())
    .end(body)
}
