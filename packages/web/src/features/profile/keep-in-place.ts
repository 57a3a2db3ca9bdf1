import { flushSync } from 'react-dom'

/**
 * Makes a change that adds or removes content above an element, and scrolls by as much, so that the element doesn't move
 * away from the finger that has just tapped it.
 */
export function keepInPlace(element: HTMLElement | null, change: () => void): void {
  if (element === null) {
    change()
    return
  }
  const top = element.getBoundingClientRect().top
  flushSync(change)
  // If the browser has already scrolled by itself, this is 0.
  const moved = element.getBoundingClientRect().top - top
  if (moved !== 0) {
    scrollerOf(element).scrollBy({ top: moved, behavior: 'instant' })
  }
}

function scrollerOf(element: HTMLElement): Element | Window {
  const parent = element.parentElement
  if (parent === null) {
    return window
  }
  const isScroller = /auto|scroll/.test(getComputedStyle(parent).overflowY)
  return isScroller && parent.scrollHeight > parent.clientHeight ? parent : scrollerOf(parent)
}
