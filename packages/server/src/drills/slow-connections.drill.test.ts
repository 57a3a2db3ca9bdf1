import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPaths } from '@cardsight/contract/api-paths'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { unpackSnapshot } from '../testing/embedded-snapshot.ts'
import { type Product, startProduct } from '../testing/start-product.ts'

/** Each connection is a file of this process and one of the server's. */
const SPARE_FILES = 1000
const WANTED = 10_000
const CONNECTIONS = Math.min(WANTED, openFileLimit() - SPARE_FILES)
const AT_ONCE = 500
/** A connection needs about 12 KB, most of them for its unfinished request. */
const MAX_BYTES_EACH = 40 * 1024
const KILOBYTE = 1024
const WITHIN = { timeout: 300_000, interval: 250 }

const HEADERS = `POST ${apiPaths.signIn} HTTP/1.1\r\nHost: localhost\r\n`
const BODY = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":"'
/** Nothing, headers without an end, and, for most of them, a body without an end. */
const behaviors = ['', HEADERS, ...Array<string>(8).fill(`${HEADERS}${BODY}`)]

let dataDir: string
let product: Product
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cardsight-slow-'))
  await unpackSnapshot(dataDir)
  product = await startProduct({ DATA_DIR: dataDir })
})
afterAll(async () => {
  expect(await product.stop()).toBe(0)
  await rm(dataDir, { recursive: true, force: true })
})

it.runIf(process.platform === 'linux')(
  `${CONNECTIONS} slow connections take little memory, keep nobody waiting, and are closed`,
  async () => {
    const visit = () => fetch(`${product.url}${apiPaths.overview}`).then(({ status }) => status)
    expect(await visit()).toBe(200)
    const before = memoryOf(product)
    const open = new Set<Socket>()
    let opened = 0
    const add = async () => {
      const say = behaviors[opened % behaviors.length] ?? ''
      opened += 1
      const socket = connect(product.port, 'localhost')
      socket
        .on('error', () => {})
        .on('close', () => open.delete(socket))
        .resume()
      await once(socket, 'connect')
      open.add(socket)
      socket.write(say)
    }
    // The server closes the first ones before the last ones are open, so they are replaced.
    while (open.size < CONNECTIONS) {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, CONNECTIONS - open.size) }, add))
      expect(await visit()).toBe(200)
    }
    expect(await visit()).toBe(200)
    expect((memoryOf(product) - before) / CONNECTIONS).toBeLessThan(MAX_BYTES_EACH)

    await vi.waitFor(async () => {
      expect(await visit()).toBe(200)
      expect(open.size).toBe(0)
    }, WITHIN)
  },
)

function memoryOf({ process: { pid } }: Product): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * KILOBYTE
}

/** Node raises its own limit to the highest that it may. */
function openFileLimit(): number {
  if (process.platform !== 'linux') {
    return WANTED + SPARE_FILES
  }
  const [, , hard] = /^Max open files\s+(\d+)\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return Number(hard)
}
