import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { parseDay } from '@cardsight/engine/dates'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '../logging/log.ts'
import { createErrorWebhook } from './error-webhook.ts'

let server: Server
let received: string[]
let url: string
beforeEach(async () => {
  received = []
  server = createServer(async (request, response) => {
    received.push(await text(request))
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/errors`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const nowhere = { write: () => true }
const until = (count: number) => expect.poll(() => received.length).toBe(count)

/** An error of a module that isn't a test, whose message has the text. */
function errorFrom(text: string): Error {
  try {
    throw new Error(parseDay(text))
  } catch (error) {
    return error instanceof RangeError ? error : new Error(`'${text}' is a day`)
  }
}

it('says what failed and where, and nothing that a message quotes', async () => {
  const log = createLog('info', nowhere, createErrorWebhook(url))
  const message = 'no card for Ada Quill\n    at packages/Quill/ada.ts:1:2\n'
  const error = Object.assign(errorFrom(message), { code: 'ECARD', detail: 'Ada Quill' })
  log.child({ requestId: 'r-1' }).error({ err: error, body: 'Ada Quill' }, 'bug')
  await until(1)
  const report = JSON.parse(received[0] ?? '')
  expect(report).toMatchObject({
    what: 'bug',
    error: 'RangeError',
    code: 'ECARD',
    requestId: 'r-1',
    repeated: 0,
  })
  expect(report.frames[0]).toMatch(/^packages\/engine\/src\/day\.ts:\d+$/)
  expect(received[0]).not.toMatch(/Ada|Quill/i)
})

it('has no description if the line only repeats the message', async () => {
  const log = createLog('info', nowhere, createErrorWebhook(url))
  log.error(new Error('Ada Quill'))
  await until(1)
  expect(JSON.parse(received[0] ?? '')).toMatchObject({ what: null, error: 'Error' })
})

it('sends errors only, and the same one once a minute with the number of repetitions', async () => {
  let now = 0
  const log = createLog(
    'info',
    nowhere,
    createErrorWebhook(url, () => now),
  )
  const fail = () => log.error({ err: new Error('down') }, 'a job failed')
  log.info('request')
  log.warn({ err: new Error('later') }, 'postponed')
  for (let i = 0; i < 4; i += 1) {
    fail()
  }
  now = 60_000
  fail()
  await until(2)
  expect(received.map((body) => JSON.parse(body).repeated)).toEqual([0, 3])
})

it('doesn’t break the log if nobody listens', async () => {
  server.close()
  const lines: string[] = []
  const log = createLog(
    'info',
    { write: (line) => lines.push(line) },
    createErrorWebhook('http://127.0.0.1:1/'),
  )
  log.error({ err: new Error('down') }, 'bug')
  expect(lines).toHaveLength(1)
})
