import { tinyRelease } from '@cardsight/answers/testing'
import { parseDay } from '@cardsight/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { createRunThreads, type RunQuestion } from './run-threads.ts'
import { createTestApp } from './testing/test-app.ts'

const question: RunQuestion = {
  costs: { grocery: 504, gas: 179, restaurant: 166, travel: 400, recreation: 487, other: 100 },
  window: { first: parseDay('2025-11-10'), last: parseDay('2026-11-10') },
  form: 'numbers',
  encoding: 'identity',
}

describe('threads of runs', () => {
  const threads = createRunThreads(tinyRelease, 1)
  afterAll(() => threads.close())

  it('answers each question with its own answer, however many are asked at once', async () => {
    const costs = [100, 200, 300].map((restaurant) => ({ ...question.costs, restaurant }))
    const bodies = await Promise.all(costs.map((own) => threads.answer({ ...question, costs: own })))
    const spent = bodies.map((body) => JSON.parse(String(body)).insights.spending)
    // 12 × (504 + 179 + 400 + 487 + 100) = 20,040, and 12 months of restaurants
    expect(spent).toEqual([21_240, 22_440, 23_640])
  })

  it('says what is wrong with a question, and answers the next one', async () => {
    const window = { first: parseDay('2020-01-01'), last: parseDay('2026-11-10') }
    await expect(threads.answer({ ...question, window })).rejects.toThrow('at most 367 days')
    expect(String(await threads.answer(question))).toContain('"form":"numbers"')
  })

  it('rejects what a stopped thread has not answered, and starts another', async () => {
    const closed = threads.close()
    // A thread that is being stopped can't answer anymore, so that this can't be answered in time.
    await expect(threads.answer(question)).rejects.toThrow('has ended')
    await closed
    expect(String(await threads.answer(question))).toContain('"form":"numbers"')
  })
})

it('sends byte for byte what the thread of requests would send, in every form and encoding', async () => {
  const runThreads = createRunThreads(tinyRelease)
  const plain = await createTestApp('postgres', { catalog: tinyRelease })
  const threaded = await createTestApp('postgres', {
    catalog: tinyRelease,
    database: plain.deps.database,
    runThreads,
  })
  for (const form of ['', '&form=numbers']) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const url = `/api/free/run-backtest-manual?1=504&2=179&4=166&5=100&8=487&9=400${form}`
      const request = { url, headers: { 'accept-encoding': encoding } }
      const [own, expected] = [await threaded.app.inject(request), await plain.app.inject(request)]
      expect(own.statusCode).toBe(200)
      expect(own.rawPayload.equals(expected.rawPayload)).toBe(true)
      const { date: _own, 'x-request-id': _id, ...headers } = own.headers
      const { date: _expected, 'x-request-id': _otherId, ...expectedHeaders } = expected.headers
      expect(headers).toEqual(expectedHeaders)
    }
  }
  await threaded.app.close()
  await Promise.all([plain.close(), runThreads.close()])
})
