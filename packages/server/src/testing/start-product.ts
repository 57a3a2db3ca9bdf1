/** The product as a user starts it: its own process, its own port, its real parts. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

/**
 * `npm test` and `npm run bench` build the server first, and the bundle starts in less time. A test that runs by itself
 * (`npx vitest`, or from an editor) starts the sources, which are never out of date.
 */
const isJustBuilt = ![undefined, 'npx'].includes(process.env.npm_lifecycle_event)
const MAIN = fileURLToPath(new URL(isJustBuilt ? '../../build/main.js' : '../main.ts', import.meta.url))
const START = fileURLToPath(new URL('../process/start.ts', import.meta.url))
/** 4 s on an idle machine; the first start on an empty folder takes nearly a minute on a very busy one. */
const START_TIMEOUT_MS = 110_000

export type Product = Readonly<{
  url: string
  port: number
  process: ChildProcess
  /** Everything it has printed so far, both streams together. */
  output: () => string
  /** Resolves with the exit code once the process has ended. */
  ended: Promise<number | null>
  stop: () => Promise<number | null>
}>

export type Start = Readonly<{
  /** A command that runs the command after it, such as `nice`. */
  wrapper?: readonly string[]
  nodeOptions?: readonly string[]
}>

/** Resolves when it listens; rejects with its output if it ends before that. */
export async function startProduct(environment: Record<string, string>, start?: Start): Promise<Product> {
  const product = await launchProduct(environment, start)
  const timer = setTimeout(() => product.process.kill('SIGKILL'), START_TIMEOUT_MS)
  const isReady = await Promise.race([
    printed(product, 'Cardsight is ready'),
    product.ended.then(() => false),
  ])
  clearTimeout(timer)
  if (!isReady) {
    throw new Error(`The product did not start:\n${product.output()}`)
  }
  return product
}

/** Starts it without waiting, for tests of starts that fail. */
export async function launchProduct(
  environment: Record<string, string>,
  { wrapper = [], nodeOptions = [] }: Start = {},
): Promise<Product> {
  const port = environment.PORT === undefined ? await freePort() : Number(environment.PORT)
  const command = [...wrapper, process.execPath, ...nodeOptions, START, MAIN]
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: {
      PATH: process.env.PATH,
      ...fakedDate(),
      PORT: String(port),
      LOG_LEVEL: 'info',
      // A busy test machine may take longer than a visitor should wait.
      REQUEST_DEADLINE_SECONDS: '60',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { url: `http://localhost:${port}`, port, process: child, output: () => output, ended, stop }
}

/** With `faketime`, the product has the same date as its test. */
function fakedDate(): Record<string, string | undefined> {
  const names = Object.keys(process.env).filter(
    (name) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME'),
  )
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

async function printed({ process: child, output }: Product, text: string): Promise<boolean> {
  while (!output().includes(text)) {
    await once(child.stdout ?? child, 'data')
  }
  return true
}
