import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNextFrame } from './use-next-frame.ts'

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
