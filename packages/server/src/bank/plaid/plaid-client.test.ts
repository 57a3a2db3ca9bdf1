import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ConnectProxy, startConnectProxy } from '../../testing/connect-proxy.ts'
import { type SandboxBank, startSandboxBank } from '../../testing/sandbox-bank.ts'
import { createPlaidBank } from './plaid-bank.ts'
import { plaidAddresses } from './plaid-setup.ts'

const TLS_HANDSHAKE = 0x16
const proxyVariables = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY'] as const

describe('an egress proxy', () => {
  let proxy: ConnectProxy
  let sandbox: SandboxBank
  const before = new Map(proxyVariables.map((name) => [name, process.env[name]]))
  beforeAll(async () => {
    sandbox = await startSandboxBank()
  })
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    proxy = await startConnectProxy()
  })
  afterEach(async () => {
    await proxy.close()
    for (const [name, value] of before) {
      if (value === undefined) {
        delete process.env[name]
      } else {
        process.env[name] = value
      }
    }
  })

  const openPlaid = () => {
    const addresses = plaidAddresses({ publicUrl: 'https://cards.example', environment: 'production' })
    const keys = { clientId: 'client', secret: 'a-secret-key' }
    const egressProxy = { url: proxy.url, noProxy: null }
    return createPlaidBank({ ...keys, ...addresses, environment: 'production', egressProxy })
  }

  it('is used for Plaid, which is reached through an encrypted tunnel', async () => {
    await expect(openPlaid().findInstitution('ins_1')).rejects.toMatchObject({ kind: 'unavailable' })
    expect(proxy.targets).toEqual(['production.plaid.com:443'])
    const [hello] = proxy.firstBytes
    expect(hello?.[0]).toBe(TLS_HANDSHAKE)
    expect(hello?.includes('production.plaid.com')).toBe(true)
    expect(hello?.includes('a-secret-key')).toBe(false)
    expect(proxy.requests).toEqual([])
  })

  it('is not used for hosts that are excluded from it', async () => {
    // Nothing encrypted listens there, so the call fails; the proxy must not see it.
    const baseUrl = sandbox.baseUrl.replace('http:', 'https:')
    const call = (noProxy: string | null) =>
      sandbox.openBank({ baseUrl, egressProxy: { url: proxy.url, noProxy } }).findInstitution('ins_1')
    await expect(call('127.0.0.1')).rejects.toMatchObject({ kind: 'unavailable' })
    expect(proxy.targets).toEqual([])
    await expect(call(null)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(proxy.targets).toEqual([new URL(baseUrl).host])
  })

  it('is never used for the simulated bank, whatever the environment says', async () => {
    for (const name of proxyVariables) {
      process.env[name] = proxy.url
    }
    expect(await sandbox.openBank().countInstitutions()).toBeGreaterThan(0)
    expect([...proxy.targets, ...proxy.requests]).toEqual([])
  })
})
