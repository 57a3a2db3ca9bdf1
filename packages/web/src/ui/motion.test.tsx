import { render } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AnimatedNumber, useFlip } from './motion.tsx'

function List({ ids }: { ids: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  useFlip(list, ids.join())
  return (
    <ul ref={list}>
      {ids.map((id) => (
        <li key={id} data-flip={id} />
      ))}
    </ul>
  )
}

const ROW_HEIGHT = 40
const moves: [id: string | undefined, from: unknown][] = []

beforeEach(() => {
  moves.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // jsdom has no layout: each item is as high as the others.
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * ROW_HEIGHT
    },
  })
  HTMLElement.prototype.animate = function (frames) {
    moves.push([this.dataset.flip, Array.isArray(frames) ? frames[0]?.transform : null])
    return new EventTarget() as unknown as Animation
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetTop')
})

it('moves the items that changed places, from where they were', () => {
  const { rerender } = render(<List ids={['gold', 'silver', 'blue']} />)
  expect(moves).toEqual([])
  rerender(<List ids={['silver', 'gold', 'blue', 'new']} />)
  expect(moves).toEqual([
    ['silver', 'translate(0px, 40px)'],
    ['gold', 'translate(0px, -40px)'],
  ])
})

it('moves nothing under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { rerender } = render(<List ids={['gold', 'silver']} />)
  rerender(<List ids={['silver', 'gold']} />)
  expect(moves).toEqual([])
})

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
