/**
 * `npm run bench -- cpu`: processor time of one server for a request of each kind, on PostgreSQL. Unlike requests per second,
 * it hardly depends on what else the machine does. Reads /proc, so it needs Linux.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPaths } from '@cardsight/contract/api-paths'
import { callApi, type Product, signUp, startPostgresServer, startProduct } from '@cardsight/server/testing'
import { openGrowthDatabase } from './server/index.ts'

const REQUESTS = 200
const CONNECTIONS = 4
/** Clock ticks of /proc on Linux. */
const MS_PER_TICK = 10
const SPENDING = '1=504&2=179&4=166&8=487&9=400&startDate=2025-11-10&endDate=2026-11-10&nMonths=12'

type Kind = Readonly<{
  name: string
  path: (index: number) => string
  body?: (index: number) => object
}>

const kinds: readonly Kind[] = [
  { name: 'cached page', path: () => '/' },
  { name: 'guest run, literal form', path: (index) => `${apiPaths.freeManualRun}?${SPENDING}&5=${index}` },
  {
    name: 'guest run, compact form',
    path: (index) => `${apiPaths.freeManualRun}?${SPENDING}&5=${index}&form=numbers`,
  },
  { name: 'authorize', path: () => apiPaths.authorize },
  { name: 'status of linked banks', path: () => apiPaths.bankStatus },
  {
    name: 'sign-in',
    path: () => apiPaths.signIn,
    body: () => ({ email: 'ada@example.com', password: 'plum-otter-velvet' }),
  },
]

export async function benchCpu() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-cpu-'))
  const server = await startPostgresServer()
  const database = await openGrowthDatabase(server.url, 'cpu')
  const url = new URL(server.url)
  url.pathname = '/cpu'
  const product = await startProduct({
    DATABASE_URL: url.href,
    DATA_DIR: dataDir,
    APP_SECRET: randomBytes(32).toString('base64'),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
  })
  try {
    const session = await signUp(product, 'ada@example.com', addressOf(0))
    const figures = []
    for (const kind of kinds) {
      await send(product, kind, session, 0)
      const before = await cpuMs(product)
      await send(product, kind, session, REQUESTS)
      const used = (await cpuMs(product)) - before
      figures.push({ name: `${kind.name}: one request`, unit: 'ms CPU', value: used / REQUESTS })
    }
    figures.push({ name: 'memory after these requests', unit: 'MB', value: await memoryMb(product) })
    return figures
  } finally {
    await product.stop()
    await database.close()
    await server.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Each request has an address of its own, because there are limits by address, and runs have amounts of their own. */
async function send(product: Product, { path, body }: Kind, session: string, first: number): Promise<void> {
  let next = 0
  const work = async () => {
    while (next < REQUESTS) {
      next += 1
      const index = first + next
      const method = body === undefined ? 'GET' : 'POST'
      const call = { session, address: addressOf(index), ...(body && { body: body(index) }) }
      const answer = await callApi(product, method, path(index), call)
      await answer.arrayBuffer()
      if (answer.status !== 200) {
        throw new Error(`${path(index)} returned ${answer.status}`)
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

/** Of all threads: fields 14 and 15 of the file, after the name in parentheses. */
async function cpuMs({ process: { pid } }: Product): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

async function memoryMb({ process: { pid } }: Product): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s{1,20}(\d{1,12})/m.exec(text)?.[1] ?? 0) / 1024
}

function addressOf(index: number): string {
  return `10.1.${(index >> 8) & 255}.${index & 255}`
}
