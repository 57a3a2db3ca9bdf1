import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHECK_MS, collectWhenIdle } from './collect-when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A process that has used four seconds for its start. A collection takes 500 ms. */
function startProcess({ isFailing = false } = {}) {
  let used = 4_000
  let collections = 0
  const warn = vi.fn()
  const stop = collectWhenIdle({
    processorMs: () => used,
    collect: async () => {
      used += 500
      collections += 1
      if (isFailing) {
        throw new Error('the thread has ended')
      }
    },
    log: { warn },
  })
  /** Uses processor time until the next check, and returns the number of collections so far. */
  const spend = async (ms: number) => {
    used += ms
    await vi.advanceTimersByTimeAsync(CHECK_MS)
    return collections
  }
  return { spend, stop, warn }
}

it('waits for the end of the work, and then collects once', async () => {
  const { spend, stop } = startProcess()
  expect(await spend(5_000)).toBe(0)
  expect(await spend(300)).toBe(0)
  expect(await spend(10)).toBe(1)
  expect(await spend(10)).toBe(1)
  expect(await spend(10)).toBe(1)
  stop()
})

it('collects again after the work of a dozen pages, but not after less', async () => {
  const { spend, stop } = startProcess()
  expect(await spend(0)).toBe(1)
  expect(await spend(1_800)).toBe(1)
  expect(await spend(0)).toBe(1)
  expect(await spend(300)).toBe(1)
  expect(await spend(0)).toBe(2)
  stop()
})

it('logs a failure, and tries again after more work', async () => {
  const { spend, stop, warn } = startProcess({ isFailing: true })
  expect(await spend(0)).toBe(1)
  expect(warn).toHaveBeenCalledTimes(1)
  await spend(3_000)
  expect(await spend(0)).toBe(2)
  stop()
})

it('logs no failure of a collection that its end interrupts', async () => {
  const warn = vi.fn()
  let end = () => {}
  const collect = () =>
    new Promise<void>((_, reject) => {
      end = () => reject(new Error('the threads have ended'))
    })
  const stop = collectWhenIdle({ processorMs: () => 4_000, collect, log: { warn } })
  await vi.advanceTimersByTimeAsync(CHECK_MS)
  stop()
  end()
  await vi.advanceTimersByTimeAsync(CHECK_MS)
  expect(warn).not.toHaveBeenCalled()
})

it('never collects after its end', async () => {
  const { spend, stop } = startProcess()
  stop()
  expect(await spend(0)).toBe(0)
})
