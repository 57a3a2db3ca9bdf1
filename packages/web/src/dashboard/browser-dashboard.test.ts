import { afterEach, expect, it, vi } from 'vitest'
import { sincePress, watchPresses } from './browser-dashboard.ts'

afterEach(() => {
  Reflect.deleteProperty(window, 'event')
  vi.useRealTimers()
})

it('counts from the press, also in the event that follows it', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const stop = watchPresses()
  const press = new MouseEvent('click')
  vi.advanceTimersByTime(40)
  const submit = new Event('submit')
  const heard: number[] = []
  window.addEventListener(
    'submit',
    (event) => {
      // Happy DOM doesn't set it.
      Reflect.set(window, 'event', event)
      heard.push(sincePress())
    },
    { once: true },
  )
  window.dispatchEvent(press)
  window.dispatchEvent(submit)
  stop()
  expect(heard).toEqual([40])
})

it('is 0 for what happens by itself', () => {
  expect(sincePress()).toBe(0)
})
