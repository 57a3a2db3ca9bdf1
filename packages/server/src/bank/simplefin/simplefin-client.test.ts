import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createSimpleFinClient, type SimpleFinClientOptions } from './simplefin-client.ts'

const tokenOf = (url: string) => Buffer.from(url).toString('base64')

describe('a SimpleFIN server', () => {
  const servers: { close: () => void }[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close()
    }
  })

  async function start(respond: RequestListener, options: Partial<SimpleFinClientOptions> = {}) {
    const seen: string[] = []
    const server = createServer((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim())
      respond(request, response)
    })
    servers.push({
      close: () => {
        server.closeAllConnections()
        server.close()
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : null
    const origin = `http://127.0.0.1:${port}`
    const client = createSimpleFinClient({ simulatedOrigin: origin, ...options })
    const accessUrl = `http://u:p@127.0.0.1:${port}/simplefin`
    const read = () => client.readAccounts(accessUrl, { pending: '1' })
    return { client, origin, accessUrl, read, seen }
  }

  it('is asked with basic authentication, and never with credentials in the URL', async () => {
    const { read, seen } = await start((_, response) => response.end('{"errors":[],"accounts":[]}'))
    expect(await read()).toEqual({ errors: [], errlist: [], accounts: [] })
    // 'u:p' in base64.
    expect(seen).toEqual(['GET /simplefin/accounts?pending=1 Basic dTpw'])
  })

  it('gives an access URL for a claim, which has to be at a server that we may call', async () => {
    const { client, origin, accessUrl, seen } = await start((_, response) => response.end(accessText))
    let accessText = `${accessUrl}\n`
    expect(await client.claim(tokenOf(`${origin}/claim/A1`))).toBe(accessUrl)
    expect(seen).toEqual(['POST /claim/A1'])
    accessText = 'http://u:p@169.254.169.254/latest'
    await expect(client.claim(tokenOf(`${origin}/claim/A1`))).rejects.toMatchObject({
      kind: 'setup-token-refused',
    })
  })

  it.each([
    [402, 'payment-required'],
    [403, 'setup-token-required'],
    [429, 'limited'],
    [500, 'unavailable'],
    [302, 'unavailable'],
  ])('that answers %i is an error of the kind %s, and no redirect is followed', async (status, kind) => {
    const { read, seen } = await start((_, response) => {
      response.writeHead(status, { location: '/elsewhere', 'retry-after': '7' })
      response.end()
    })
    await expect(read()).rejects.toMatchObject({ kind, code: `HTTP ${status}`, retryAfterMs: 7000 })
    expect(seen).toHaveLength(1)
  })

  it('that refuses a claim has given the token to somebody else, or never had it', async () => {
    const { client, origin } = await start((_, response) => {
      response.writeHead(403)
      response.end()
    })
    await expect(client.claim(tokenOf(`${origin}/claim/A1`))).rejects.toMatchObject({
      kind: 'setup-token-refused',
    })
  })

  it('cannot keep us waiting, nor fill our memory, nor break us with other content', async () => {
    const slow = await start(() => {}, { timeoutMs: 100 })
    await expect(slow.read()).rejects.toMatchObject({ kind: 'unavailable' })
    const endless = await start((_, response) => response.end('x'.repeat(5000)), { maxResponseBytes: 4000 })
    await expect(endless.read()).rejects.toMatchObject({ kind: 'unavailable' })
    const other = await start((_, response) => response.end('<html>'))
    await expect(other.read()).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('is never one in a private network, whatever the token or its name says', async () => {
    const client = createSimpleFinClient({ simulatedOrigin: null })
    const hosts = ['127.0.0.1', '10.0.0.1', '[::1]', '169.254.169.254', 'localhost', '[::ffff:127.0.0.1]']
    for (const host of hosts) {
      await expect(client.claim(tokenOf(`https://${host}/claim/A1`))).rejects.toMatchObject({
        kind: 'unavailable',
        code: 'no response',
      })
      await expect(client.readAccounts(`https://u:p@${host}/simplefin`, {})).rejects.toMatchObject({
        kind: 'unavailable',
        code: 'no response',
      })
    }
  })

  it('is never a private one behind a proxy either', async () => {
    const { origin, seen } = await start((_, response) => response.end())
    const client = createSimpleFinClient({ simulatedOrigin: null, egressProxyUrl: origin })
    for (const host of ['127.0.0.1', '[::1]', 'localhost', 'intranet']) {
      await expect(client.claim(tokenOf(`https://${host}/claim/A1`))).rejects.toMatchObject({
        code: 'no response',
      })
    }
    expect(seen).toEqual([])
  })
})
