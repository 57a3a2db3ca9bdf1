import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDeferredOffscreen } from './use-deferred-offscreen.ts'

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
