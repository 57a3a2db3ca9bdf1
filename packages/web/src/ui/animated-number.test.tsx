import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AnimatedNumber } from './animated-number.tsx'

const dollars = (value: number) => `$${Math.round(value)}`
const number = (value: number) => <AnimatedNumber value={value} format={dollars} />

/** What screen readers read: everything but hidden copies. */
function readText(container: HTMLElement): string {
  const copy = container.cloneNode(true)
  if (copy instanceof HTMLElement) {
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) {
      hidden.remove()
    }
  }
  return copy.textContent ?? ''
}
const moving = (container: HTMLElement) => container.querySelector('[data-moving]')?.textContent

let frames: FrameRequestCallback[] = []
const runFrame = (now: number) => {
  const due = frames
  frames = []
  for (const frame of due) {
    frame(now)
  }
}

beforeEach(() => {
  frames = []
  document.documentElement.dataset.hydrated = ''
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  // jsdom doesn't animate; finishing is up to each test.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.animate = () => ({ cancel: () => undefined, onfinish: null }) as unknown as Animation
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.hydrated
  Reflect.deleteProperty(Element.prototype, 'animate')
})

it('is its final value in the HTML of the server', () => {
  expect(renderToString(number(1284))).toContain('>$1284<')
})

it('counts up in 400 ms when it first appears, and is read as its final value all the time', () => {
  const { container } = render(number(800))
  expect([moving(container), readText(container)]).toEqual(['$0', '$800'])
  runFrame(0)
  runFrame(200)
  // Halfway: 1 - 0.5³ = 0.875 of 800.
  expect([moving(container), readText(container)]).toEqual(['$700', '$800'])
  runFrame(400)
  expect([moving(container), readText(container)]).toEqual([undefined, '$800'])
})

it('shows the old value while it changes, and counts no second time', () => {
  const { container, rerender } = render(number(800))
  runFrame(0)
  runFrame(400)
  rerender(number(900))
  expect([moving(container), readText(container), frames.length]).toEqual(['$800', '$900', 0])
})

it('does not move under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { container, rerender } = render(number(800))
  rerender(number(900))
  expect([moving(container), container.textContent]).toEqual([undefined, '$900'])
})

it('does not hide what the server rendered', () => {
  delete document.documentElement.dataset.hydrated
  const { container } = render(number(800))
  expect([moving(container), container.textContent]).toEqual([undefined, '$800'])
})
