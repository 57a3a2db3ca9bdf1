import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CardSection, SCROLL_DELAY_MS, ScrollsToBottom } from './card-sections.tsx'

describe('a section', () => {
  const scrollIntoView = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    scrollIntoView.mockClear()
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(scrollIntoView)
    endAt(window.innerHeight + 1)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Sections end this many pixels below the top of the window. */
  const endAt = (bottom: number) =>
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, bottom))

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

  it('isn’t printed until it was opened: its parts don’t exist before', () => {
    const { container } = render(<CardSection title="Features" isLazy parts={['text']} />)
    const section = container.querySelector('details')
    expect(section?.dataset.print).toBe('hide')
    toggle(section)
    expect(section?.dataset.print).toBeUndefined()
    expect(section?.textContent).toBe('Featurestext')
  })

  it('S-DASH1-57 B-CONST-17 scrolls the results to their bottom, 300 ms after it was opened', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000)
    const { container } = render(
      <ScrollsToBottom value={true}>
        <CardSection title="Features" parts={['text']} />
      </ScrollsToBottom>,
    )
    toggle(container.querySelector('details'))
    vi.advanceTimersByTime(SCROLL_DELAY_MS - 1)
    expect(scrollTo).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 4000, behavior: 'smooth' })
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it('scrolls other pages to its own end', () => {
    const section = show(false)
    toggle(section)
    vi.advanceTimersByTime(SCROLL_DELAY_MS - 1)
    expect(scrollIntoView).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'end', behavior: 'smooth' })
    expect(scrollIntoView.mock.contexts).toEqual([section])
    expect(SCROLL_DELAY_MS).toBe(300)
  })

  it('jumps with reduced motion', () => {
    vi.spyOn(Object.getPrototypeOf(window.matchMedia('all')), 'matches', 'get').mockReturnValue(true)
    toggle(show(false))
    vi.advanceTimersByTime(SCROLL_DELAY_MS)
    expect(scrollIntoView.mock.calls[0]?.[0]).toMatchObject({ behavior: 'instant' })
  })

  it('stays where it is if its end is in sight', () => {
    endAt(window.innerHeight)
    toggle(show(false))
    vi.advanceTimersByTime(SCROLL_DELAY_MS)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it('does not scroll when closed, or if open from the start', () => {
    const section = show(true)
    act(() => {
      section?.dispatchEvent(new Event('toggle'))
    })
    toggle(section)
    vi.advanceTimersByTime(SCROLL_DELAY_MS)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})
