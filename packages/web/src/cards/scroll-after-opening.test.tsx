import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CardSection } from './card-section.tsx'
import { SCROLL_DELAY_MS, scrollTarget } from './scroll-after-opening.ts'

describe('S-DASH1-57 the scroll target', () => {
  const page = { viewTop: 1000, viewHeight: 800, pageHeight: 6000 }

  it('is the bottom of the opened section', () => {
    expect(scrollTarget({ ...page, top: 1500, bottom: 2100 })).toBe(2100 - 800)
  })

  it('is the bottom of the page if less than a screen follows', () => {
    expect(scrollTarget({ ...page, top: 5300, bottom: 5800 })).toBe(6000 - 800)
  })

  it('is never past the clicked heading', () => {
    expect(scrollTarget({ ...page, top: 1500, bottom: 4000 })).toBe(1500)
  })

  it('is null if the section is fully visible', () => {
    expect(scrollTarget({ ...page, top: 1100, bottom: 1500 })).toBeNull()
  })
})

describe('a section', () => {
  const scrollTo = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    scrollTo.mockClear()
    vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000, 100, 300))
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

  it('S-DASH1-57 B-CONST-17 scrolls 300 ms after it was opened', () => {
    const section = show(false)
    toggle(section)
    vi.advanceTimersByTime(SCROLL_DELAY_MS - 1)
    expect(scrollTo).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    // The section ends 2,300 px down, in a window of the test's height.
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({
      top: Math.min(2300 - window.innerHeight, 2000),
      behavior: 'smooth',
    })
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
