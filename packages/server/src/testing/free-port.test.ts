import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './free-port.ts'

it('returns ports that outgoing connections never take, and that can be listened on', async () => {
  for (let index = 0; index < 20; index++) {
    const port = await freePort()
    expect(port).toBeLessThan(32_768)
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  }
})
