import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ConnectProxy, startConnectProxy } from '../../testing/connect-proxy.ts'
import { startSimpleFin } from '../../testing/simplefin-bank.ts'
import { createSimpleFinClient } from './simplefin-client.ts'

const TLS_HANDSHAKE = 0x16
const ACCESS_URL = 'https://user:a-secret-key@sfin.example/simplefin'
const tokenOf = (url: string) => Buffer.from(url).toString('base64')

describe('an egress proxy', () => {
  let proxy: ConnectProxy
  beforeEach(async () => {
    proxy = await startConnectProxy()
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await proxy.close()
  })
  const openClient = () => createSimpleFinClient({ simulatedOrigin: null, egressProxyUrl: proxy.url })

  it('is used for SimpleFIN servers, which are reached through an encrypted tunnel', async () => {
    const client = openClient()
    await expect(client.readAccounts(ACCESS_URL, {})).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(client.claim(tokenOf('https://sfin.example/claim/A1'))).rejects.toMatchObject({
      kind: 'unavailable',
    })
    expect(proxy.targets).toEqual(['sfin.example:443', 'sfin.example:443'])
    expect(proxy.firstBytes.map((bytes) => bytes[0])).toEqual([TLS_HANDSHAKE, TLS_HANDSHAKE])
    expect(proxy.firstBytes.some((bytes) => bytes.includes('a-secret-key'))).toBe(false)
    expect(proxy.requests).toEqual([])
  })

  it.each(['https://169.254.169.254', 'https://[::1]', 'https://10.0.0.1', 'https://localhost'])(
    'is not asked for %s',
    async (origin) => {
      await expect(openClient().claim(tokenOf(`${origin}/claim/A1`))).rejects.toThrow()
      expect(proxy.targets).toEqual([])
    },
  )

  it('is never used for the simulated server, whatever the environment says', async () => {
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY']) {
      vi.stubEnv(name, proxy.url)
    }
    const { bank, createToken, close } = await startSimpleFin({ clock: () => new Date() })
    const { accessToken } = await bank.exchange(await createToken([]))
    expect(await bank.listAccounts(accessToken)).toEqual([])
    expect([...proxy.targets, ...proxy.requests]).toEqual([])
    await close()
  })
})
