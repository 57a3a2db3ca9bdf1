import { type RefObject, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

/** Durations of scripted motion, as in the tokens of the style sheet. */
const CROSS_FADE_MS = 150
const SETTLE_MS = 200

const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)'

/** Whether the person wants motion, and the browser can animate. */
function canMove(element: Element): boolean {
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

type AnimatedNumberProps = {
  value: number
  format: (value: number) => string
  className?: string
}

/**
 * A number that cross-fades when it changes. The text is always the new value; a hidden copy on top of it shows the old
 * one, so screen readers, copies and layout see one number.
 */
export function AnimatedNumber({ value, format, className }: AnimatedNumberProps) {
  const box = useRef<HTMLSpanElement>(null)
  const shown = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another format of the same number doesn't move
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = value
    const element = box.current
    if (element === null || before === null || before === value || !canMove(element)) {
      return undefined
    }
    return crossFade(element, format(before))
  }, [value])
  return (
    <span ref={box} className={classNames('figures relative inline-block', className)}>
      <span>{format(value)}</span>
    </span>
  )
}

/** Returns a function that stops it. */
function crossFade(box: HTMLElement, oldText: string): () => void {
  const timing = { duration: CROSS_FADE_MS, easing: EASE_OUT }
  const copy = coverWith(box, oldText)
  box.firstElementChild?.animate([{ opacity: 0 }, { opacity: 1 }], timing)
  const fade = copy.animate([{ opacity: 1 }, { opacity: 0 }], timing)
  fade.onfinish = () => uncover(box)
  showText(box, true)
  return () => {
    fade.onfinish = null
    uncover(box)
  }
}

function coverWith(box: HTMLElement, text: string): HTMLElement {
  uncover(box)
  const copy = document.createElement('span')
  copy.setAttribute('aria-hidden', 'true')
  copy.dataset.moving = ''
  copy.className = 'absolute inset-y-0 right-0 whitespace-nowrap print:hidden'
  copy.textContent = text
  box.append(copy)
  showText(box, false)
  return copy
}

function uncover(box: HTMLElement): void {
  box.querySelector('[data-moving]')?.remove()
  showText(box, true)
}

/** Invisible instead of hidden: the text keeps its place and its meaning. */
function showText(box: HTMLElement, isVisible: boolean): void {
  box.firstElementChild?.classList.toggle('opacity-0', !isVisible)
}
