import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

/** A connection may have this many requests without a response. */
const MOST = 16

describe('requests on one connection', () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  let held: (() => void)[] = []
  let handled = 0
  beforeAll(async () => {
    test = await createTestApp('embedded')
    test.app.get('/held', async () => {
      handled += 1
      await new Promise<void>((resolve) => held.push(resolve))
      return 'done'
    })
    test.app.get('/quick', async () => 'done')
    await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())
  beforeEach(() => {
    held = []
    handled = 0
  })

  const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
  function dial() {
    const { port } = test.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text
    })
    const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
    return { socket, statuses, text: () => received }
  }

  it(`are handled up to ${MOST} at a time; the next one closes the connection`, async () => {
    const { socket, statuses, text } = dial()
    socket.write(requestFor('/held').repeat(1000))
    await expect.poll(() => held.length).toBe(MOST)
    // Others are answered meanwhile.
    const { port } = test.app.server.address() as AddressInfo
    expect((await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(200)
    const closed = once(socket, 'close')
    for (const release of held) {
      release()
    }
    await closed
    expect(handled).toBe(MOST)
    expect(statuses()).toEqual([...Array<number>(MOST).fill(200), 429])
    expect(text()).toMatch(/connection: close/i)
    expect(text()).toMatch(/retry-after: 1/i)
  })

  it('are unlimited for a client that waits for each response, or sends a few at once', async () => {
    const { socket, statuses } = dial()
    for (let sent = 1; sent <= 3 * MOST; sent += 1) {
      socket.write(requestFor('/quick'))
      await expect.poll(() => statuses().length, { interval: 1 }).toBe(sent)
    }
    socket.write(requestFor('/quick').repeat(MOST))
    await expect.poll(() => statuses().length).toBe(4 * MOST)
    expect(new Set(statuses())).toEqual(new Set([200]))
    socket.destroy()
  })
})
