import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CardSection } from './card-section.tsx'
import { SCROLL_DELAY_MS } from './scroll-after-opening.ts'

describe('a section', () => {
  const scrollTo = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    scrollTo.mockClear()
    vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const toggle = (section: HTMLDetailsElement | null) =>
    act(() => {
      if (section) {
        section.open = !section.open
        section.dispatchEvent(new Event('toggle'))
      }
    })

  const show = (isOpen: boolean) =>
    render(<CardSection title="Features" isOpen={isOpen} parts={['text']} />).container.querySelector(
      'details',
    )

  it('S-DASH1-57 B-CONST-17 scrolls the page to its bottom, 300 ms after it was opened', () => {
    const section = show(false)
    toggle(section)
    vi.advanceTimersByTime(SCROLL_DELAY_MS - 1)
    expect(scrollTo).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    // The page is 9,000 px high.
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 9000 - window.innerHeight, behavior: 'smooth' })
    expect(SCROLL_DELAY_MS).toBe(300)
  })

  it('jumps with reduced motion', () => {
    vi.spyOn(Object.getPrototypeOf(window.matchMedia('all')), 'matches', 'get').mockReturnValue(true)
    toggle(show(false))
    vi.advanceTimersByTime(SCROLL_DELAY_MS)
    expect(scrollTo.mock.calls[0]?.[0]).toMatchObject({ behavior: 'instant' })
  })

  it('does not scroll when closed, or if open from the start', () => {
    const section = show(true)
    act(() => {
      section?.dispatchEvent(new Event('toggle'))
    })
    toggle(section)
    vi.advanceTimersByTime(SCROLL_DELAY_MS)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
