import { apiPaths } from '@cardsight/contract/api-paths'
import { errorBodySchema } from '@cardsight/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDueBankEndings } from '../../repositories/bank-endings.ts'
import { type BankingApp, createBankingApp, type Person } from '../../testing/banking-app.ts'
import { type Fault, type FaultServer, startFaultServer } from '../../testing/fault-server.ts'
import { type SandboxBank, startSandboxBank } from '../../testing/sandbox-bank.ts'
import { endDueLinks } from './end-links.ts'

const json = (status: number, body: string): Fault => ({ status, body })
/** For answers that never come. */
const TIMEOUT_MS = 800

/** Ways in which a provider's response can be invalid. */
const faults: readonly [name: string, fault: Fault][] = [
  ['429', json(429, '{"error_type":"RATE_LIMIT_EXCEEDED","error_code":"RATE_LIMIT","error_message":""}')],
  ['500', json(500, '{"error_type":"API_ERROR","error_code":"INTERNAL_SERVER_ERROR","error_message":""}')],
  ['400 of an unknown kind', json(400, '{"error_type":"NEW","error_code":"NEWER"}')],
  ['an HTML page', { status: 200, body: '<h1>Welcome</h1>', contentType: 'text/html' }],
  ['an empty response', json(200, '')],
  ['null', json(200, 'null')],
  ['other types', json(200, '{"link_token":7,"access_token":{},"item_id":[],"accounts":"x","item":1}')],
  ['a redirect', { status: 302, body: '', headers: { location: 'http://localhost:1/' } }],
  ['a dropped connection', 'cut'],
  ['a reset', 'reset'],
  ['silence', 'hang'],
  ['a slow trickle of bytes', 'drip'],
]

describe('a provider that responds badly while a user links', () => {
  let sandbox: SandboxBank
  let server: FaultServer
  let test: BankingApp
  let person: Person
  beforeAll(async () => {
    sandbox = await startSandboxBank()
    server = await startFaultServer(sandbox.baseUrl)
    const bank = sandbox.openBank({ baseUrl: server.baseUrl, timeoutMs: TIMEOUT_MS })
    test = await createBankingApp('embedded', { bank })
    person = await test.addPerson()
  })
  afterAll(async () => {
    await test.close()
    await server.close()
    await sandbox.close()
  })

  const respond = async (asked: ReturnType<BankingApp['call']>) => {
    const answer = await asked
    expect([412, 503]).toContain(answer.statusCode)
    expect(errorBodySchema.parse(answer.json()).error).not.toBe('')
    expect(answer.body).not.toMatch(/access-|127\.0\.0\.1|secret/)
  }
  const add = (publicToken: string) =>
    test.call('POST', apiPaths.addToken, person, { query: { publicToken } })

  it.each(faults)('%s: shows the user a sentence, whichever call it was', async (_, fault) => {
    server.decide(() => fault)
    await respond(test.call('POST', apiPaths.createLinkToken, person))
    await respond(add('public-sandbox-whatever'))

    server.decide((path) => (path === '/accounts/get' ? fault : 'pass'))
    await respond(add(await sandbox.link()))
    expect((await test.call('GET', apiPaths.accounts, person)).json()).toEqual([])
  })

  it('removes unfinished links after the outage, and linking works again', async () => {
    server.decide(() => 'pass')
    server.calls.length = 0
    // Real answers may take a busy machine longer than the limit for broken ones.
    Object.assign(test.deps.bank, sandbox.openBank({ baseUrl: server.baseUrl }))
    const { db } = test.deps.database
    const due = await listDueBankEndings(db, [test.deps.bank], { now: test.deps.clock(), most: 100 })
    expect(due.length).toBeGreaterThan(0)
    await endDueLinks(test.deps)
    expect(server.calls).toEqual(due.map(() => '/item/remove'))
    expect(await listDueBankEndings(db, [test.deps.bank], { now: test.deps.clock(), most: 100 })).toEqual([])
    expect((await add(await sandbox.link())).statusCode).toBe(200)
  })
})

it('removes a link at the provider if its request exceeded the deadline', async () => {
  const sandbox = await startSandboxBank()
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => {
    answerLate = resolve
  })
  const listAccounts: typeof sandbox.bank.listAccounts = async (accessToken) => {
    await late
    return sandbox.bank.listAccounts(accessToken)
  }
  const bank = { ...sandbox.bank, listAccounts }
  const test = await createBankingApp('embedded', { bank, requestDeadlineMs: 2_000 })
  const person = await test.addPerson()
  const query = { publicToken: await sandbox.link() }
  const answer = await test.call('POST', apiPaths.addToken, person, { query })
  expect(answer.statusCode).toBe(503)
  answerLate()
  const { db } = test.deps.database
  const due = () => listDueBankEndings(db, [test.deps.bank], { now: test.deps.clock(), most: 100 })
  await expect.poll(due).toHaveLength(1)
  expect((await test.call('GET', apiPaths.accounts, person)).json()).toEqual([])
  await test.close()
  await sandbox.close()
})
