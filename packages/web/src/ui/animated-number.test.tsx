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

beforeEach(() => {
  // jsdom doesn't animate; finishing is up to each test.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.animate = () => ({ cancel: () => undefined, onfinish: null }) as unknown as Animation
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

it('is its final value in the HTML of the server', () => {
  expect(renderToString(number(1284))).toContain('>$1284<')
})

it('does not count up when it first appears', () => {
  const { container } = render(number(800))
  expect([moving(container), container.textContent]).toEqual([undefined, '$800'])
})

it('shows the old value while it changes, and is read as the new one', () => {
  const { container, rerender } = render(number(800))
  rerender(number(900))
  expect([moving(container), readText(container)]).toEqual(['$800', '$900'])
})

it('does not move under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { container, rerender } = render(number(800))
  rerender(number(900))
  expect([moving(container), container.textContent]).toEqual([undefined, '$900'])
})
