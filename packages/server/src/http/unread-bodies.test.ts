import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { apiPaths } from '@cardsight/contract/api-paths'
import { errorTable } from '@cardsight/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankingApp, createBankingApp } from '../testing/banking-app.ts'

const MEGABYTE = 1024 * 1024
const chunk = Buffer.alloc(64 * 1024, ' ')

let test: BankingApp
let port: number
beforeAll(async () => {
  test = await createBankingApp()
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => test.close())

describe('a request body', () => {
  it.each([
    ['POST', apiPaths.imports, `content-length: ${15 * MEGABYTE}`],
    ['POST', apiPaths.imports, 'transfer-encoding: chunked'],
    ['PUT', apiPaths.merchants, 'content-length: 100'],
  ])("isn't waited for if nobody is signed in: %s %s with %s", async (method, path, length) => {
    const socket = await open(method, path, [length])
    // No byte of the body was sent or will be.
    const answer = await readAnswer(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i)
    expect(answer).toContain(errorTable['signed-out'].sentence)
    await once(socket, 'close')
  })

  it.each([
    ['401', apiPaths.imports, 15 * MEGABYTE, errorTable['signed-out'].sentence],
    ['413', apiPaths.signIn, 15 * MEGABYTE, errorTable['too-large'].sentence],
  ])(
    'can be sent completely by a client that gets %s, and the response still arrives',
    async (status, path, length, sentence) => {
      const socket = await open('POST', path, [`content-length: ${length}`])
      // Like a client that reads nothing before it has sent everything: a reset connection would fail it.
      for (let sent = 0; sent < length; sent += chunk.length) {
        if (!socket.write(chunk)) {
          await once(socket, 'drain')
        }
      }
      const answer = await readAnswer(socket)
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(answer).toContain(sentence)
      socket.destroy()
    },
  )

  it('that was read keeps its connection open', async () => {
    const person = await test.addPerson()
    const body = JSON.stringify({ merchant: 'Chipotle', category: null })
    const headers = [`authorization: Bearer ${person.token}`, `content-length: ${body.length}`]
    const socket = await open('PUT', apiPaths.merchants, headers)
    socket.write(body)
    const answer = await readAnswer(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).not.toMatch(/\r\nconnection: close\r\n/i)
    socket.destroy()
  })

  it.each([
    ['PUT', apiPaths.merchants, 64 * 1024],
    ['POST', apiPaths.addToken, 64 * 1024],
    ['POST', apiPaths.signUp, 64 * 1024],
    ['POST', apiPaths.bankWebhook, 64 * 1024],
    ['POST', apiPaths.imports, 16 * MEGABYTE],
  ])('is rejected above its limit: %s %s', async (method, url, limit) => {
    const person = await test.addPerson()
    const send = (length: number) =>
      test.app.inject({
        method: method === 'PUT' ? 'PUT' : 'POST',
        url: url === apiPaths.addToken ? `${url}?publicToken=p` : url,
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify('x'.repeat(length - 2)),
      })
    const refused = await send(limit + 1)
    expect(refused.statusCode).toBe(413)
    expect(refused.json()).toEqual({
      error: errorTable['too-large'].sentence,
      errors: [{ code: 'too-large', msg: errorTable['too-large'].sentence }],
    })
    expect((await send(limit)).statusCode).not.toBe(413)
  })
})

/** Opens a connection and sends the headers of a request. */
async function open(method: string, path: string, headers: readonly string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause()
  await once(socket, 'connect')
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    ...headers,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return socket
}

/** Reads the full response, by its Content-Length. */
async function readAnswer(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (data: Buffer) => {
    text += data
  })
  socket.resume()
  while (!isWhole(text)) {
    await once(socket, 'data')
  }
  return text
}

function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n')
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  return body !== undefined && body.length >= Number(length ?? 0)
}
