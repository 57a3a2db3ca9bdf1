import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Durations of scripted motion, as in the tokens of the style sheet. */
export const CROSS_FADE_MS = 150
const SETTLE_MS = 200

export const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)'

/** Whether the person wants motion, and the browser can animate. */
export function canMove(element: Element): boolean {
  return (
    typeof element.animate === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

type Position = Readonly<{ left: number; top: number }>

/**
 * Moves the items of a list from their previous place to their new one when their order changes. Items are the
 * list's children with `data-flip`, an id that stays the same. Nothing moves under the pointer.
 */
export function useFlip<List extends HTMLElement>(list: RefObject<List | null>, order: string): void {
  const positions = useRef<ReadonlyMap<string, Position>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions are measured once for each order
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) {
      return
    }
    const items = [...element.children].filter((child) => child instanceof HTMLElement)
    const before = positions.current
    positions.current = new Map(items.map((item) => [item.dataset.flip ?? '', positionOf(item)]))
    if (before.size > 0 && canMove(element) && !element.matches(':hover')) {
      for (const item of items) {
        settle(item, before.get(item.dataset.flip ?? ''))
      }
    }
  }, [order])
}

function settle(item: HTMLElement, from: Position | undefined): void {
  const { left, top } = positionOf(item)
  if (from !== undefined && (from.left !== left || from.top !== top)) {
    const transform = `translate(${from.left - left}px, ${from.top - top}px)`
    item.animate([{ transform }, { transform: 'none' }], { duration: SETTLE_MS, easing: EASE_OUT })
  }
}

/** In the list, not on the screen: scrolling between two orders doesn't matter. */
const positionOf = ({ offsetLeft, offsetTop }: HTMLElement): Position => ({
  left: offsetLeft,
  top: offsetTop,
})
