/** Durations of scripted motion, as in the tokens of the style sheet. */
export const COUNT_UP_MS = 400
export const CROSS_FADE_MS = 150
export const SETTLE_MS = 200

export const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)'

/** Whether the person wants motion, and the browser can animate. */
export function canMove(element: Element): boolean {
  return (
    typeof element.animate === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** A page that React is still hydrating shows what the server rendered; hiding that again would be a flash. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}
