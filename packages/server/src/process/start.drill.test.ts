import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sentences } from '@cardsight/contract/sentences'
import { overviewSchema } from '@cardsight/contract/site'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { createBankItem, type NewBankItem } from '../repositories/bank-items.ts'
import { startConnectProxy } from '../testing/connect-proxy.ts'
import { makeUser } from '../testing/factories.ts'
import { freePort } from '../testing/free-port.ts'
import { launchProduct, type Product, startProduct } from '../testing/start-product.ts'
import { createBareDatabase, silentLog } from '../testing/test-database.ts'

/** Up to three starts, which take a minute only on a very busy machine. */
const STARTS = { timeout: 180_000 }

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

/** Waits for the process to fail, and returns its lines that aren't structured logs. */
const refused = async (environment: Record<string, string>) => {
  const product = await launchProduct(environment)
  expect(await product.ended).toBe(1)
  return product.output().trim()
}

describe('the start command', STARTS, () => {
  it.runIf(process.platform === 'linux')(
    'sets options that need less memory, and keeps those of the operator and the process id',
    async () => {
      const environment = { DATA_DIR: dataDir, MALLOC_ARENA_MAX: '3' }
      const product = await startProduct(environment, { nodeOptions: ['--enable-source-maps'] })
      running.push(product)
      const read = async (file: string) =>
        (await readFile(`/proc/${product.process.pid}/${file}`, 'utf8')).split('\0')
      const main = expect.stringMatching(/\/packages\/server\/(?:build\/main\.js|src\/main\.ts)$/)
      const options = [
        '--enable-source-maps',
        '--max-semi-space-size=4',
        '--heap-growing-percent=25',
        '--expose-gc',
      ]
      expect(await read('cmdline')).toEqual([process.execPath, ...options, main, ''])
      expect(await read('environ')).toEqual(
        expect.arrayContaining([
          `DATA_DIR=${dataDir}`,
          'MALLOC_ARENA_MAX=3',
          'MALLOC_TRIM_THRESHOLD_=131072',
          'MALLOC_MMAP_THRESHOLD_=16384',
        ]),
      )
    },
  )
})

describe('the product on its embedded defaults', STARTS, () => {
  it('responds, locks its data folder, and on SIGTERM finishes pending requests before it exits with 0', async () => {
    const proxy = await startConnectProxy()
    const product = await start({ DATA_DIR: dataDir, HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url })

    const page = await fetch(`${product.url}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(sentences.maximizeYourRewards)
    // The check of the bank's settings runs while the server is already in use.
    await vi.waitFor(
      async () => {
        const ready = await fetch(`${product.url}/api/ready`)
        const bank = { state: 'ok', problems: [] }
        expect(await ready.json()).toEqual({ status: 'ready', database: 'embedded', bank })
      },
      { timeout: 60_000 },
    )
    const { bank } = await readOverview(product)
    expect(bank).toEqual({ isSimulated: true, institutionCount: null })
    // The proxy is for outside providers, and the bank is inside.
    expect([...proxy.targets, ...proxy.requests]).toEqual([])
    await proxy.close()

    expect(await refused({ DATA_DIR: dataDir })).toBe(
      `cardsight: The data folder ${dataDir} is in use by process ${product.process.pid}. Stop it, or set DATA_DIR to another folder.`,
    )

    const inFlight = await sendHalfARequest(product)
    await signalUntilRefused(product)
    expect(await inFlight.finish()).toMatch(/^HTTP\/1\.1 400 /)
    expect(await product.ended).toBe(0)
  })
})

describe('a start that fails', STARTS, () => {
  it('names every invalid variable at once', async () => {
    const output = await refused({ DATA_DIR: dataDir, PORT: '0', PUBLIC_URL: 'nowhere', LOG_LEVEL: 'loud' })
    expect(output).toContain('The configuration has 3 problems')
    expect(output).toMatch(/PORT: .*\n.*PUBLIC_URL: .*\n.*LOG_LEVEL: /)
  })

  it('says which port is in use and what to do', async () => {
    const { url, drop } = await createBareDatabase()
    const port = await freePort()
    const holder = createServer().listen(port, '127.0.0.1')
    await once(holder, 'listening')
    const output = await refused({ DATA_DIR: dataDir, DATABASE_URL: url, PORT: String(port) })
    expect(output).toBe(
      `cardsight: Port ${port} is in use. Stop the program that uses it, or set PORT to another one.`,
    )
    holder.close()
    await drop()
  })

  it("says that the database doesn't respond, without its password", async () => {
    const port = await freePort()
    const output = await refused({
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://me:hush@127.0.0.1:${port}/cards`,
    })
    expect(output).toBe(
      `cardsight: The database at 127.0.0.1:${port}/cards doesn't respond. Start it, or fix DATABASE_URL.`,
    )
  })
})

describe('a start beside bank tokens', STARTS, () => {
  it('is refused without their key, and reports tokens that no key decrypts before it is ready', async () => {
    const { url, drop } = await createBareDatabase()
    const environment = { DATA_DIR: dataDir, DATABASE_URL: url }
    await (await startProduct(environment)).stop()
    await addLinkWithToken(url, 'sealed-by-a-lost-key.AAAA')
    await rm(join(dataDir, 'app-secret'))
    const output = await refused(environment)
    expect(output).toContain('app-secret is missing, but the database has 1 secret that its key encrypted.')
    expect(output).toContain('set APP_SECRET')

    const withAnotherKey = await start({ ...environment, APP_SECRET: randomBytes(32).toString('base64') })
    const [beforeReady] = withAnotherKey.output().split('Cardsight is ready')
    expect(beforeReady).toContain('"unreadable":1')
    await Promise.all(running.splice(0).map((product) => product.stop()))
    await drop()
  })
})

describe('two servers that start together on one PostgreSQL', STARTS, () => {
  it('both start, with one set of tables', async () => {
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

async function addLinkWithToken(databaseUrl: string, sealedAccessToken: string) {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: ':memory:', log: silentLog })
  const { id: userId } = await makeUser(db)
  const item: NewBankItem = {
    id: randomUUID(),
    userId,
    handle: 'handle',
    source: 'provider',
    provider: 'plaid',
    environment: 'simulated',
    providerItemId: 'item',
    sealedAccessToken,
    institutionId: null,
    institutionName: 'Tartan Bank',
    institutionLogo: null,
    history: 'complete',
    linkedAt: new Date(),
    nextSyncAt: null,
  }
  await createBankItem(db, item, [])
  await close()
}

async function readOverview({ url }: Product) {
  return overviewSchema.parse(await (await fetch(`${url}/api/overview`)).json())
}

async function sendHalfARequest({ port }: Product) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  const head = 'POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json'
  const [firstHalf, secondHalf] = ['{"half":', '"sent"}']
  socket.write(`${head}\r\nContent-Length: ${firstHalf.length + secondHalf.length}\r\n\r\n${firstHalf}`)
  let answer = ''
  socket.on('data', (text) => {
    answer += text
  })
  const finish = async () => {
    socket.write(secondHalf)
    await once(socket, 'close')
    return answer
  }
  return { finish }
}

/** Returns once new connections are refused. */
async function signalUntilRefused({ url, process: child }: Product) {
  // A full round trip first: by then the other connection's partial request is being read.
  await fetch(`${url}/api/health`)
  child.kill('SIGTERM')
  for (;;) {
    try {
      await fetch(`${url}/api/health`)
    } catch {
      return
    }
  }
}
