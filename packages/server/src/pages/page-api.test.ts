import { apiPaths } from '@cardsight/contract/api-paths'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPageApi } from './page-api.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** An API that responds to `/fast` and `/missing`, and never to the overview. */
function createApi() {
  const app = Fastify()
  app.get('/fast', async () => ({ cards: 2 }))
  app.get(apiPaths.overview, () => new Promise(() => {}))
  return createPageApi(app, { requestDeadlineMs: 8000 }, 'everyone')
}

it('leaves no timer behind, which would hold the response until the deadline', async () => {
  const api = createApi()
  await expect(api.get('/fast')).resolves.toEqual({ cards: 2 })
  await expect(api.get('/missing')).rejects.toThrow('/missing returned 404')
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up on a part that does not respond', async () => {
  const answer = createApi().get(apiPaths.overview)
  const isRejected = expect(answer).rejects.toThrow("didn't respond in time")
  await vi.advanceTimersByTimeAsync(800)
  await isRejected
  expect(vi.getTimerCount()).toBe(0)
})
