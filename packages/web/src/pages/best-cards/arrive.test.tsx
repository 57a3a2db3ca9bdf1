import { defaultProfile } from '@cardsight/contract/profile'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrive, useScrollAfterRun } from './arrive.ts'
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

const scrolled: string[] = []

beforeEach(() => {
  scrolled.length = 0
  vi.useFakeTimers()
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
    scrolled.push(JSON.stringify(to))
  })
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id)
  })
})

afterEach(() => {
  vi.useRealTimers()
})

function Page() {
  const isTravel = useLocation().pathname === '/travel'
  useScrollAfterRun({ slug: isTravel ? 'travel-spend' : null, isFromContext: isTravel })
  return <div id="explore" />
}

function open() {
  const router = createMemoryRouter([{ path: '*', Component: Page }])
  render(<RouterProvider router={router} />)
  return router
}

it('S-BEST-24, B-CONST-17: scrolls to the top for another context, and 300 ms later to the anchor of its URL', async () => {
  const router = open()
  await act(() => router.navigate('/travel#explore'))
  expect(scrolled).toEqual(['{"top":0,"behavior":"smooth"}'])
  await vi.advanceTimersByTimeAsync(299)
  expect(scrolled).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(scrolled[1]).toBe('explore')
})

it('S-BEST-24: does not scroll again without an anchor', async () => {
  const router = open()
  await act(() => router.navigate('/travel'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(scrolled).toHaveLength(1)
})

it('does not scroll on the first load, for another filter, or on Back', async () => {
  const router = open()
  expect(scrolled).toEqual([])
  await act(() => router.navigate('/travel'))
  await act(() => router.navigate('/travel?filter=Student'))
  await act(() => router.navigate('/about'))
  await act(() => router.navigate(-1))
  expect(scrolled).toHaveLength(1)
})
