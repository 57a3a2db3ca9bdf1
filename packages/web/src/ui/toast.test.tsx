import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastProvider, useToast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Page() {
  const toast = useToast()
  return (
    <>
      <button type="button" onClick={() => toast({ tone: 'good', text: 'Accounts unlinked successfully!' })}>
        Unlink
      </button>
      <button type="button" onClick={() => toast({ tone: 'bad', text: 'Something went wrong' })}>
        Fail
      </button>
    </>
  )
}

const press = (name: string) => {
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name }))
}
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const slips = () => document.querySelectorAll('[data-tone]').length

it('stays for at least five seconds, then disappears', () => {
  press('Unlink')
  after(5_000)
  expect(slips()).toBe(1)
  after(2_000)
  after(1_000)
  expect(slips()).toBe(0)
})

it('keeps an error for ten seconds', () => {
  press('Fail')
  after(9_900)
  expect(slips()).toBe(1)
  after(200)
  after(1_000)
  expect(slips()).toBe(0)
})

it('ends when it is closed', () => {
  press('Fail')
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  after(1_000)
  expect(slips()).toBe(0)
})

it('shows equal messages once, and the time starts again', () => {
  press('Fail')
  after(8_000)
  fireEvent.click(screen.getByRole('button', { name: 'Fail' }))
  fireEvent.click(screen.getByRole('button', { name: 'Unlink' }))
  expect(slips()).toBe(2)
  after(4_000)
  expect(screen.getByText(/Something went wrong/, { selector: '[data-tone=bad] *' })).toBeTruthy()
})

it('is announced as a status', () => {
  press('Unlink')
  after(100)
  expect(screen.getAllByRole('status').some((status) => status.textContent?.includes('unlinked'))).toBe(true)
})

it('is always shown in the same place, whatever is below it', () => {
  press('Unlink')
  const list = screen.getByRole('list')
  const place = list.className
  const { innerWidth: width, innerHeight: height } = window
  list.getBoundingClientRect = () => new DOMRect(width - 400, height - 100, 400, 100)
  const fail = screen.getByRole('button', { name: 'Fail' })
  fail.getBoundingClientRect = () => new DOMRect(width - 60, height - 60, 50, 40)
  fireEvent.click(fail)
  fireEvent.scroll(window)
  expect(list.className).toBe(place)
})
