import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shareBytes } from '../shared-bytes.ts'
import { sendAndRelease } from './send-encoded.ts'

/** More than the buffers of a connection hold. */
const LENGTH = 40_000_000
const PATTERN = Uint8Array.from({ length: 251 }, (_, index) => index)
const apps: ReturnType<typeof fastify>[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) {
    await app.close()
  }
})

/** A server that sends these bytes once. */
async function serve(bytes: Uint8Array): Promise<number> {
  const app = fastify({ forceCloseConnections: true })
  apps.push(app)
  app.get('/', (_, reply) => sendAndRelease(reply, 'identity', shareBytes(bytes).use()))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port }: AddressInfo = Object(app.server.address())
  return port
}

describe('a body that is released', () => {
  it('arrives complete, and its memory is free afterward', async () => {
    const bytes = new Uint8Array(LENGTH)
    Buffer.from(bytes.buffer).fill(PATTERN)
    const copy = bytes.slice()
    const port = await serve(bytes)
    const response = await fetch(`http://127.0.0.1:${port}/`)
    // Most of it is still being sent.
    expect(bytes.length).toBe(LENGTH)
    const received = new Uint8Array(await response.arrayBuffer())
    expect(Buffer.compare(received, copy)).toBe(0)
    await vi.waitFor(() => expect(bytes.length).toBe(0))
  })

  it('is free if the client closes the connection', async () => {
    const bytes = new Uint8Array(LENGTH)
    const client = connect(await serve(bytes), '127.0.0.1')
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(client, 'data')
    expect(bytes.length).toBe(LENGTH)
    client.destroy()
    await vi.waitFor(() => expect(bytes.length).toBe(0))
  })
})
