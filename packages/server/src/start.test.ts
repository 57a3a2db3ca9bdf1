import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { overviewSchema } from '@cardsight/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort, launchProduct, type Product, startProduct } from './testing/start-product.ts'
import { createBareDatabase } from './testing/test-database.ts'

let dataDir: string
const running: Product[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cardsight-start-'))
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.stop()))
  await rm(dataDir, { recursive: true, force: true })
})

const start = async (environment: Record<string, string>) => {
  const product = await startProduct(environment)
  running.push(product)
  return product
}

/** Ends by itself, and not with 0; gives back the lines that are not structured logs. */
const refused = async (environment: Record<string, string>) => {
  const product = await launchProduct(environment)
  expect(await product.ended).toBe(1)
  return product.output().trim()
}

describe('a start on the embedded defaults', () => {
  it('answers the page, the API and the database behind it, and stops with exit code 0', async () => {
    const product = await start({ DATA_DIR: dataDir })
    const page = await fetch(`${product.url}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Maximize your rewards')
    const ready = await fetch(`${product.url}/api/ready`)
    expect(await ready.json()).toEqual({ status: 'ready', database: 'embedded' })
    expect(await product.stop()).toBe(0)
  })

  it('asks its sandbox bank through the real protocol', async () => {
    const product = await start({ DATA_DIR: dataDir })
    const overview = await readOverview(product)
    expect(overview.bank.isSimulated).toBe(true)
    expect(overview.bank.institutionCount).toBeGreaterThan(5)
  })
})

describe('a start that cannot be', () => {
  it('names every wrong variable at once', async () => {
    const said = await refused({ DATA_DIR: dataDir, PORT: '0', PUBLIC_URL: 'nowhere', LOG_LEVEL: 'loud' })
    expect(said).toContain('The configuration has 3 problems')
    expect(said).toMatch(/PORT: .*\n.*PUBLIC_URL: .*\n.*LOG_LEVEL: /)
  })

  it('says which port is taken and what to do', async () => {
    const port = await freePort()
    const holder = createServer().listen(port, '127.0.0.1')
    await once(holder, 'listening')
    const said = await refused({ DATA_DIR: dataDir, PORT: String(port) })
    expect(said).toBe(
      `cardsight: Port ${port} is taken. Stop what listens there, or set PORT to another one.`,
    )
    holder.close()
  })

  it('says who holds the data folder', async () => {
    const first = await start({ DATA_DIR: dataDir })
    expect(await refused({ DATA_DIR: dataDir })).toBe(
      `cardsight: The data folder ${dataDir} is in use by process ${first.process.pid}. Stop it, or set DATA_DIR to another folder.`,
    )
  })

  it('says that the database does not answer, without its password', async () => {
    const port = await freePort()
    const said = await refused({
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://me:hush@127.0.0.1:${port}/cards`,
    })
    expect(said).toBe(
      `cardsight: The database at 127.0.0.1:${port}/cards does not answer. Start it, or mend DATABASE_URL.`,
    )
  })
})

describe('two servers that start at once on one PostgreSQL', () => {
  it('both come up, on one set of tables', async () => {
    const { url, drop } = await createBareDatabase()
    const [one, two] = await Promise.all([
      start({ DATABASE_URL: url, DATA_DIR: join(dataDir, 'one') }),
      start({ DATABASE_URL: url, DATA_DIR: join(dataDir, 'two') }),
    ])
    expect(await readOverview(one)).toEqual(await readOverview(two))
    await Promise.all(running.splice(0).map((product) => product.stop()))
    await drop()
  })
})

describe('SIGTERM', () => {
  it('finishes the request in flight, takes no new one, and exits 0', async () => {
    const product = await start({ DATA_DIR: dataDir })
    const socket = connect(product.port, '127.0.0.1')
    await once(socket, 'connect')
    const body = '{"half":"sent"}'
    socket.write(
      `POST /api/auth/sign-out HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    await untilRefused(product, 'SIGTERM')
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.write(body.slice(5))
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
    expect(await product.ended).toBe(0)
  })
})

async function readOverview({ url }: Product) {
  return overviewSchema.parse(await (await fetch(`${url}/api/overview`)).json())
}

/** Sends the signal and waits until new connections are turned away. */
async function untilRefused(product: Product, signal: NodeJS.Signals) {
  // One full round trip first: the half request above is surely being read when the signal comes.
  await fetch(`${product.url}/api/health`)
  product.process.kill(signal)
  for (;;) {
    try {
      await fetch(`${product.url}/api/health`)
    } catch {
      return
    }
  }
}
