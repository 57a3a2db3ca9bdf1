import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDeferredOffscreen, useNextFrame } from './use-next-frame.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function Switch({ choice }: { choice: string }) {
  return `${choice} is pressed, ${useNextFrame(choice)} is shown`
}

/** Runs the callbacks of the next frame, and nothing after it. */
const startFrame = () => act(() => vi.advanceTimersToNextFrame())
const endFrame = () => act(() => vi.advanceTimersByTime(1))

it('gives the clicked control its own frame, then shows what it changes', () => {
  const { rerender } = render(<Switch choice="one" />)
  expect(screen.getByText('one is pressed, one is shown')).toBeDefined()
  rerender(<Switch choice="two" />)
  expect(screen.getByText('two is pressed, one is shown')).toBeDefined()
  startFrame()
  expect(screen.getByText('two is pressed, one is shown')).toBeDefined()
  endFrame()
  expect(screen.getByText('two is pressed, two is shown')).toBeDefined()
})

it('shows only the last of two clicks within a frame', () => {
  const { rerender } = render(<Switch choice="one" />)
  rerender(<Switch choice="two" />)
  startFrame()
  rerender(<Switch choice="three" />)
  endFrame()
  expect(screen.getByText('three is pressed, one is shown')).toBeDefined()
  startFrame()
  endFrame()
  expect(screen.getByText('three is pressed, three is shown')).toBeDefined()
})

it('cleans up on unmount', () => {
  const { rerender, unmount } = render(<Switch choice="one" />)
  rerender(<Switch choice="two" />)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

let tell: (isIntersecting: boolean) => void

beforeEach(() => {
  class Watcher {
    constructor(callback: (changes: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => callback([{ isIntersecting }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  return () => vi.unstubAllGlobals()
})

let change: (value: string) => void

function Part() {
  const [value, setValue] = useState('old')
  change = setValue
  const [shown, watch] = useDeferredOffscreen(value)
  return <p ref={watch}>{shown}</p>
}

it('shows the new value at once while the part is visible', () => {
  render(<Part />)
  act(() => {
    flushSync(() => change('new'))
    expect(screen.getByText('new')).toBeDefined()
  })
})

it('updates an offscreen part later', () => {
  render(<Part />)
  act(() => tell(false))
  act(() => {
    flushSync(() => change('new'))
    expect(screen.getByText('old')).toBeDefined()
  })
  expect(screen.getByText('new')).toBeDefined()
})

it('is up to date when it scrolls into view', () => {
  render(<Part />)
  act(() => tell(false))
  act(() => {
    flushSync(() => change('new'))
    flushSync(() => tell(true))
    expect(screen.getByText('new')).toBeDefined()
  })
})
