import { type RefObject, useEffect, useRef } from 'react'

export const SCROLL_DELAY_MS = 300

export type Opened = Readonly<{
  /** All in pixels from the top of the page. */
  top: number
  bottom: number
  viewTop: number
  viewHeight: number
  pageHeight: number
}>

/**
 * Where to scroll after a section was opened: to its bottom, or to the bottom of the page if less than a screen
 * follows. Never past the clicked heading, and never up: then null.
 */
export function scrollTarget({ top, bottom, viewTop, viewHeight, pageHeight }: Opened): number | null {
  const end = pageHeight - bottom < viewHeight ? pageHeight : bottom
  const target = Math.min(end - viewHeight, top)
  return target > viewTop ? target : null
}

/** Returns a toggle handler that scrolls to the opened section once it has expanded. */
export function useScrollAfterOpening(section: RefObject<HTMLElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => section.current && scrollTo(section.current), SCROLL_DELAY_MS)
  }
}

function scrollTo(section: HTMLElement) {
  const page = document.documentElement
  const { top, bottom } = section.getBoundingClientRect()
  const headroom = Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0
  const target = scrollTarget({
    top: top + window.scrollY - headroom,
    bottom: bottom + window.scrollY,
    viewTop: window.scrollY,
    viewHeight: window.innerHeight,
    pageHeight: page.scrollHeight,
  })
  if (target !== null) {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: target, behavior: isCalm ? 'instant' : 'smooth' })
  }
}
