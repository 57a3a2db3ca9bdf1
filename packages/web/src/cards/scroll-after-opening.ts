import { useEffect, useRef } from 'react'

export const SCROLL_DELAY_MS = 300

/** Returns a toggle handler that scrolls to the bottom of the page once a section has expanded. */
export function useScrollAfterOpening(): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(scrollToBottom, SCROLL_DELAY_MS)
  }
}

function scrollToBottom() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: document.documentElement.scrollHeight - window.innerHeight,
    behavior: isCalm ? 'instant' : 'smooth',
  })
}
