import { act, render } from '@testing-library/react'
import { createMemoryRouter, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScrollAfterRun } from './use-scroll-after-run.ts'

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
