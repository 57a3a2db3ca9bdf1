import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFlip } from './motion.ts'

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
