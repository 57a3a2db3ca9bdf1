import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXPLAINER_MS, HOW_IT_WORKS_MS } from './home-page.tsx'
import { Rotation } from './rotation.tsx'

type Environment = { everyMs?: number; waitsForView?: boolean; lessMotion?: boolean }

let scrollIntoView: () => void

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open({ everyMs = EXPLAINER_MS, waitsForView = false, lessMotion = false }: Environment = {}) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {}
      disconnect = () => {}
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        scrollIntoView = () => act(() => onChange([{ isIntersecting: true }]))
      }
    },
  )
  const matches = new EventTarget()
  vi.stubGlobal('matchMedia', () => Object.assign(matches, { matches: lessMotion }))
  const { container } = render(
    <Rotation name="the pictures" everyMs={everyMs} waitsForView={waitsForView}>
      <a href="/somewhere">a link inside</a>
    </Rotation>,
  )
  const step = () => container.querySelector('[data-step]')?.getAttribute('data-step')
  return { step, inside: screen.getByRole('link', { name: 'a link inside' }) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('a rotation', () => {
  it('S-HOME-08, B-CONST-19: the explainer changes by itself every 7 s', () => {
    const { step } = open({ everyMs: EXPLAINER_MS })
    pass(6999)
    expect(step()).toBe('1')
    pass(1)
    expect(step()).toBe('2')
    pass(7000)
    expect(step()).toBe('3')
  })

  it('S-HOME-09, B-CONST-19: how-it-works waits to be seen, then goes 1, 2, 3, 1 every 5 s', () => {
    const { step } = open({ everyMs: HOW_IT_WORKS_MS, waitsForView: true })
    pass(60_000)
    expect(step()).toBe('1')
    scrollIntoView()
    const seen = [step()]
    for (let turn = 0; turn < 3; turn++) {
      pass(5000)
      seen.push(step())
    }
    expect(seen).toEqual(['1', '2', '3', '1'])
  })

  it('S-HOME-10: stops while paused, and continues on Play', () => {
    const { step } = open()
    fireEvent.click(screen.getByRole('button', { name: 'Pause the pictures' }))
    pass(60_000)
    expect(step()).toBe('1')
    fireEvent.click(screen.getByRole('button', { name: 'Play the pictures' }))
    pass(7000)
    expect(step()).toBe('2')
  })

  it('S-HOME-10: does not move under reduced motion, where a picture can still be chosen', () => {
    const { step } = open({ lessMotion: true })
    pass(60_000)
    expect(step()).toBe('1')
    fireEvent.click(screen.getByRole('button', { name: 'the pictures: show 3 of 3' }))
    expect(step()).toBe('3')
  })

  it('stops while hovered', () => {
    const { step, inside } = open()
    fireEvent.pointerEnter(inside.parentElement ?? inside)
    pass(60_000)
    expect(step()).toBe('1')
    fireEvent.pointerLeave(inside.parentElement ?? inside)
    pass(7000)
    expect(step()).toBe('2')
  })

  it('stops while something in it has the focus', () => {
    const { step, inside } = open()
    act(() => inside.focus())
    pass(60_000)
    expect(step()).toBe('1')
    act(() => inside.blur())
    pass(7000)
    expect(step()).toBe('2')
  })

  it('stays at the chosen picture, and marks it', () => {
    const { step } = open()
    const second = screen.getByRole('button', { name: 'the pictures: show 2 of 3' })
    fireEvent.click(second)
    pass(60_000)
    expect(step()).toBe('2')
    expect(second.getAttribute('aria-current')).toBe('true')
  })
})
