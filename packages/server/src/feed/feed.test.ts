import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type DownloadLimits, defaultLimits } from './download.ts'
import { createExternalFeed } from './feed.ts'

const rss = `<?xml version="1.0"?>
<rss version="2.0"><channel><title>News</title>
<item><title>Second &amp; newest</title><link>https://news.example/2</link><pubDate>Tue, 20 Oct 2026 12:00:00 GMT</pubDate><guid isPermaLink="false">n2</guid><enclosure url="https://news.example/2.png" type="image/png" length="0"/></item>
<item><title><![CDATA[First <post>]]></title><link>/1</link></item>
<item><title>No address</title><link>javascript:alert(1)</link></item>
</channel></rss>`

const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title>
<entry><title type="html">An entry</title><id>urn:1</id><published>2026-10-20T12:00:00Z</published>
<link rel="alternate" href="https://news.example/a"/><link rel="enclosure" href="https://news.example/a.png"/></entry></feed>`

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(listener).listen(0, host)
  servers.push(server)
  await once(server, 'listening')
  return `http://${host}:${(server.address() as AddressInfo).port}/feed.xml`
}

const answerWith =
  (body: string): RequestListener =>
  (_, response) => {
    response.end(body)
  }

/** The only host that these tests may contact stands for the whole internet. */
const limits: DownloadLimits = { ...defaultLimits, isAllowed: (address) => address === '127.0.0.1' }

const read = (address: string, overrides: Partial<DownloadLimits> = {}) =>
  createExternalFeed(address, { ...limits, ...overrides }).read()

describe('an external feed', () => {
  it('B-CALL-24, B-DATA-35: is read as RSS, without items that have no link', async () => {
    const address = await serve(answerWith(rss))
    expect(await read(address)).toEqual([
      {
        link: 'https://news.example/2',
        title: 'Second & newest',
        pubDate: 'Tue, 20 Oct 2026 12:00:00 GMT',
        guid: 'n2',
        enclosure: { link: 'https://news.example/2.png' },
      },
      { link: new URL('/1', address).href, title: 'First <post>', pubDate: '', guid: '/1' },
    ])
  })

  it('B-CALL-24: is read as Atom', async () => {
    expect(await read(await serve(answerWith(atom)))).toEqual([
      {
        link: 'https://news.example/a',
        title: 'An entry',
        pubDate: '2026-10-20T12:00:00Z',
        guid: 'urn:1',
        enclosure: { link: 'https://news.example/a.png' },
      },
    ])
  })

  it('follows a redirect', async () => {
    const target = await serve(answerWith(rss))
    const address = await serve((_, response) => response.writeHead(302, { location: target }).end())
    expect(await read(address)).toHaveLength(2)
  })

  it.each([
    [
      'a response that never ends',
      (_: unknown, response: { write(text: string): void }) => response.write('<rss>'),
    ],
    ['a response that never begins', () => {}],
  ])('times out: %s', async (_, listener) => {
    const address = await serve(listener as RequestListener)
    await expect(read(address, { withinMs: 100 })).rejects.toThrow()
  })

  it('is aborted at the size limit', async () => {
    const address = await serve((_, response) => {
      const more = () => {
        while (response.write('x'.repeat(65_536))) {}
      }
      response.on('drain', more)
      more()
    })
    await expect(read(address)).rejects.toThrow('Larger than 1048576 bytes')
  })

  it.each([
    ['text', 'Not Found'],
    ['broken XML', '<rss><channel><item></channel></rss>'],
    ['another document', '<html><body>hello</body></html>'],
    [
      'custom entities',
      '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><channel><item><title>&a;</title></item></channel></rss>',
    ],
  ])("is rejected if it's %s", async (_, body) => {
    await expect(read(await serve(answerWith(body)))).rejects.toThrow()
  })

  it("is rejected if the status isn't 200", async () => {
    const address = await serve((_, response) => response.writeHead(500).end(rss))
    await expect(read(address)).rejects.toThrow('Answered 500')
  })

  it("doesn't follow redirects endlessly", async () => {
    const address = await serve((_, response) => response.writeHead(302, { location: '/feed.xml' }).end())
    await expect(read(address)).rejects.toThrow('redirects')
  })
})

describe('a private network is never contacted', () => {
  let asked = 0
  const inside: RequestListener = (_, response) => {
    asked += 1
    response.end(rss)
  }

  it('after any redirect', async () => {
    const target = await serve(inside, '127.0.0.2')
    const address = await serve((_, response) => response.writeHead(302, { location: target }).end())
    await expect(read(address)).rejects.toThrow("127.0.0.2, which isn't public")
    expect(asked).toBe(0)
  })

  it.each([
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
  ])('through a redirect to %s', async (location) => {
    const address = await serve((_, response) => response.writeHead(302, { location }).end())
    await expect(read(address)).rejects.toThrow()
  })

  it('through a name that resolves to it, or through the address in any notation', async () => {
    const port = new URL(await serve(inside)).port
    for (const host of ['localhost', '127.0.0.1', '2130706433', '0x7f.1', '[::ffff:7f00:1]']) {
      await expect(createExternalFeed(`http://${host}:${port}/`).read()).rejects.toThrow("isn't public")
    }
    expect(asked).toBe(0)
  })
})
