import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that operating systems give to outgoing connections: one of those could take the port between this
 * check and the start of a server, and did on a busy machine.
 */
const [FIRST_PORT, END_PORT] = [12_000, 32_000]
const MAX_TRIES = 50

/** Returns a port that nothing listened on a moment ago. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const port = randomInt(FIRST_PORT, END_PORT)
    if (await canListen(port)) {
      return port
    }
  }
  throw new Error('No free port')
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (isFree) {
    server.close()
    await once(server, 'close')
  }
  return isFree
}
