import { defaultProfile } from '@cardsight/contract/profile'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrive } from './arrive.ts'
import type { SentAnswer } from './sent-answer.ts'

const answer: SentAnswer = {
  ...{ state: 'ranked', profile: defaultProfile, assumes: '', spending: 0, top: [], lists: '{}' },
  ...{ ties: [], gainOverPlain: 0, leaders: { withoutBonus: null, overThreeYears: null } },
}
const HERE = '/best-credit-cards/travel-spend'
const request = (path: string, signal = new AbortController().signal) => ({
  url: `https://cardsight.example${path}`,
  signal,
})

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a change of context', () => {
  it('S-BEST-23, B-CONST-17: makes one request, 500 ms later', async () => {
    const load = vi.fn(async () => ({ answer }))
    const arrived = arrive({ from: HERE, request: request('/current-best-cards'), load })
    await vi.advanceTimersByTimeAsync(499)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledOnce()
    await expect(arrived).resolves.toEqual({ answer, isFromContext: true })
  })

  it('S-BEST-23: makes no request if another change follows within that time', async () => {
    const load = vi.fn(async () => ({ answer }))
    const given = new AbortController()
    const arrived = arrive({ from: HERE, request: request('/current-best-cards', given.signal), load })
    await vi.advanceTimersByTimeAsync(300)
    given.abort()
    await expect(arrived).rejects.toThrow('abort')
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).not.toHaveBeenCalled()
  })
})

it.each([
  ['the same page with other amounts', HERE],
  ['another part of the site', '/about'],
])('makes the request at once from %s', async (_, from) => {
  const load = vi.fn(async () => ({ answer }))
  const arrived = arrive({ from, request: request(HERE), load })
  await expect(arrived).resolves.toEqual({ answer, isFromContext: false })
})

describe('a failed run', () => {
  it('B-ERR-24: is shown on the page', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch'))
    const arrived = arrive({ from: '/', request: request(HERE), load })
    await expect(arrived).resolves.toEqual({ answer: { state: 'failed' }, isFromContext: false })
  })

  const answering = (status: number) => () =>
    Promise.reject(
      Object.assign(new Error('no data'), { status, statusText: '', internal: false, data: null }),
    )

  it.each([500, 503, 504])('B-ERR-24: is shown on the page if the server answers %i', async (status) => {
    const arrived = arrive({ from: '/', request: request(HERE), load: answering(status) })
    await expect(arrived).resolves.toEqual({ answer: { state: 'failed' }, isFromContext: false })
  })

  it('leaves a missing page to the not-found page', async () => {
    const arrived = arrive({ from: '/', request: request(HERE), load: answering(404) })
    await expect(arrived).rejects.toMatchObject({ status: 404 })
  })

  it('is not shown if it was aborted', async () => {
    const given = new AbortController()
    const load = async () => {
      given.abort()
      throw given.signal.reason
    }
    const arrived = arrive({ from: '/', request: request(HERE, given.signal), load })
    await expect(arrived).rejects.toThrow('abort')
  })
})
