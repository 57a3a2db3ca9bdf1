import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

/** A connection may have this many requests without a response. */
const MOST = 8

describe('requests on one connection', () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  const held: (() => void)[] = []
  let handled = 0
  beforeAll(async () => {
    test = await createTestApp('embedded')
    test.app.get('/held', async () => {
      handled += 1
      await new Promise<void>((resolve) => held.push(resolve))
      return 'done'
    })
    test.app.get('/quick', async () => 'done')
    test.app.post('/echo', async ({ body }) => body)
    await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())
  afterEach(() => {
    // The app closes only after its last response.
    for (const release of held.splice(0)) {
      release()
    }
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
    return { socket, statuses }
  }

  it(`are handled ${MOST} at a time, the next one only after a response`, async () => {
    const { socket, statuses } = dial()
    socket.write(requestFor('/held').repeat(3 * MOST))
    await expect.poll(() => handled).toBe(MOST)
    // Someone else is answered meanwhile.
    const { port } = test.app.server.address() as AddressInfo
    expect((await fetch(`http://127.0.0.1:${port}/quick`)).status).toBe(200)
    expect([handled, statuses()]).toEqual([MOST, []])
    held.shift()?.()
    await expect.poll(() => handled).toBe(MOST + 1)
    await expect.poll(statuses).toEqual([200])
    for (let answered = 2; answered <= 3 * MOST; answered += 1) {
      held.shift()?.()
      await expect.poll(() => statuses().length).toBe(answered)
    }
    expect(handled).toBe(3 * MOST)
    socket.destroy()
  })

  it('end with the connection if a client sends on and on', async () => {
    const { socket } = dial()
    socket.on('error', () => {}).write(requestFor('/held').repeat(100_000))
    await expect.poll(() => handled).toBe(MOST)
    // Node reads on after each response.
    const isClosedAfterResponse = () => {
      held.shift()?.()
      return socket.closed
    }
    await expect.poll(isClosedAfterResponse).toBe(true)
    expect(handled).toBeLessThan(1000)
  })

  it('may have large bodies', async () => {
    const { port } = test.app.server.address() as AddressInfo
    const body = '\r\n\r\n'.repeat(10_000)
    const answer = await fetch(`http://127.0.0.1:${port}/echo`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
    })
    expect((await answer.text()) === body).toBe(true)
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
