import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Bank } from '../../bank/bank.ts'
import { createLog } from '../../logging/log.ts'
import { databases } from '../../testing/databases.ts'
import { type FaultServer, startFaultServer } from '../../testing/fault-server.ts'
import { type SandboxBank, startSandboxBank } from '../../testing/sandbox-bank.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createBankSetupCheck } from './bank-setup.ts'

const REGISTERED = 'http://localhost:3000/dashboard/oauth'
const OTHER = 'http://localhost:3001/dashboard/oauth'

describe('the check of our settings at the provider', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  let sandbox: SandboxBank
  let faults: FaultServer
  beforeAll(async () => {
    sandbox = await startSandboxBank({ allowedRedirectUris: [REGISTERED], redirectUri: REGISTERED })
    faults = await startFaultServer(sandbox.baseUrl)
  })
  afterAll(async () => {
    await faults.close()
    await sandbox.close()
  })
  beforeEach(() => {
    lines.length = 0
  })

  const check = async (bank: Bank) => {
    const bankSetup = createBankSetupCheck({ bank, log })
    await bankSetup.run()
    return bankSetup
  }

  it('finds nothing if everything works', async () => {
    expect((await check(sandbox.bank)).latest()).toEqual({ state: 'ok', problems: [] })
  })

  it('finds wrong keys, names the settings, and logs them once', async () => {
    const setup = await check(sandbox.openBank({ secret: 'f'.repeat(30) }))
    const { state, problems } = setup.latest()
    expect(state).toBe('misconfigured')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/INVALID_API_KEYS.*Check PLAID_CLIENT_ID, PLAID_SECRET and PLAID_ENV\.$/)
    await setup.run()
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, problems })
    expect(lines[0]).not.toContain('f'.repeat(30))
  })

  it('finds a redirect URI that is not registered', async () => {
    const { problems } = (await check(sandbox.openBank({ redirectUri: OTHER }))).latest()
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`Plaid refused the redirect URI ${OTHER} (INVALID_FIELD`)
    expect(problems[0]).toMatch(/Add it in Plaid's dashboard\.$/)
  })

  it('does not blame our settings for an outage, and notices that it is over', async () => {
    faults.decide(() => 'reset')
    const setup = await check(sandbox.openBank({ baseUrl: faults.baseUrl }))
    expect(setup.latest()).toEqual({ state: 'unreachable', problems: [] })
    faults.decide(() => 'pass')
    await setup.run()
    expect(setup.latest()).toEqual({ state: 'ok', problems: [] })
    expect(lines.map((line) => JSON.parse(line).level)).toEqual([40, 30])
  })

  it.each(databases)('shows its result in /api/ready on %s', async (engine) => {
    const bankSetup = await check(sandbox.openBank({ redirectUri: OTHER }))
    const { app, close } = await createTestApp(engine, { bank: sandbox.bank, bankSetup })
    const answer = await app.inject('/api/ready')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ready', database: engine, bank: bankSetup.latest() })
    await close()
  })
})
