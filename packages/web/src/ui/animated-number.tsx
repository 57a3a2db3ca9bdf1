import { useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { CROSS_FADE_MS, canMove, EASE_OUT } from './motion.ts'

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
