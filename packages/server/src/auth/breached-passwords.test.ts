import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createBreachedPasswords } from './breached-passwords.ts'

// SHA-1 of 'password' is 5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8.
const SUFFIX = '1E4C9B93F3F0682250B6CF8331B7EE68FD8'
const OTHER = '0018A45C4D1DEF81644B54AB7F969B88D65'

let server: Server | undefined
const requests: { url: string; padding: string | undefined }[] = []

afterEach(async () => {
  requests.length = 0
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined))
  server = undefined
})

/** A range API on this machine. */
async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const lines: string[] = []
  server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', padding: request.headers['add-padding']?.toString() })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const list = createBreachedPasswords({ url: `http://127.0.0.1:${port}/range/`, log })
  return { list, lines }
}

describe('the list of breached passwords', () => {
  it('gets five digits of the hash and asks for padding', async () => {
    const { list, lines } = await listen((_, response) => response.end(`${OTHER}:3\r\n${SUFFIX}:9545824`))
    expect(await list.includes('password')).toBe(true)
    expect(requests).toEqual([{ url: '/range/5BAA6', padding: 'true' }])
    expect(lines).toEqual([])
  })

  it.each([
    ['the password is not in the answer', `${OTHER}:3\r\n`],
    ['it is only padding', `${OTHER}:3\r\n${SUFFIX}:0`],
    ['the answer is empty', ''],
    ['the answer is something else', '<html>hello</html>'],
  ])('has no such password if %s', async (_, answer) => {
    const { list } = await listen((_request, response) => response.end(answer))
    expect(await list.includes('password')).toBe(false)
  })

  it.each([
    ['fails', (response: ServerResponse) => response.writeHead(503).end(`${SUFFIX}:1`)],
    [
      'redirects elsewhere',
      (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['ends early', (response: ServerResponse) => response.destroy()],
    ['never answers', () => {}],
    ['never ends its answer', (response: ServerResponse) => response.write(`${OTHER}:3\r\n`)],
  ])('is skipped, with a warning that names no password, if it %s', async (_, answer) => {
    const { list, lines } = await listen((_request, response) => void answer(response))
    expect(await list.includes('password')).toBe(false)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('checked only the built-in list')
    expect(lines[0]).not.toMatch(/5BAA6|password"/)
  })
})
