import { afterEach, describe, expect, it } from 'vitest'
import type { TestTasks } from '../testing/thread-tasks.ts'
import { createThreads, type ThreadOptions, type Threads } from './threads.ts'

const FILE = new URL('../testing/thread-tasks.ts', import.meta.url)
const opened: Threads<TestTasks>[] = []
afterEach(() => Promise.all(opened.splice(0).map((threads) => threads.close())))

function open(options: Partial<ThreadOptions> = {}): Threads<TestTasks> {
  const threads = createThreads<TestTasks>(FILE, {
    readyCount: 1,
    count: 1,
    maxWaiting: 10,
    data: null,
    ...options,
  })
  opened.push(threads)
  return threads
}

describe('threads', () => {
  it('return each call its own result when several run at once', async () => {
    const threads = open({ readyCount: 2, count: 2, data: { hello: 'there' } })
    expect(await Promise.all([1, 2, 3].map((value) => threads.call('double', value)))).toEqual([2, 4, 6])
    expect(await threads.call('data', null)).toEqual({ hello: 'there' })
  })

  it('move transferred buffers without a copy', async () => {
    const threads = open()
    const bytes = new Uint8Array(1000)
    expect(await threads.call('lengthOf', bytes, [bytes.buffer])).toBe(1000)
    expect(bytes.length).toBe(0)
  })

  it('move bytes that a function returns without a copy', async () => {
    const threads = open()
    expect(await threads.call('makeBytes', 1000)).toEqual(new Uint8Array(1000).fill(7))
    expect(await threads.call('countMadeBytes', null)).toBe(0)
  })

  it('reject with what a function threw, and take the next call', async () => {
    const threads = open()
    await expect(threads.call('fail', 'not like this')).rejects.toThrow('not like this')
    expect(await threads.call('double', 2)).toBe(4)
  })

  it('reject the call of a thread that ends, and start another thread', async () => {
    const threads = open()
    await expect(threads.call('exit', 3)).rejects.toThrow()
    expect(await threads.call('double', 2)).toBe(4)
  })

  it('stop a thread that exceeds its memory limit, and start another', async () => {
    const threads = open({ maxHeapMb: 32 })
    await expect(threads.call('exhaustMemory', null)).rejects.toMatchObject({
      code: 'ERR_WORKER_OUT_OF_MEMORY',
    })
    expect(await threads.call('double', 2)).toBe(4)
  })

  it('reject a call with 503 when the queue is full', async () => {
    const threads = open({ maxWaiting: 2 })
    const signal = new Int32Array(new SharedArrayBuffer(4))
    // One running and two queued.
    const accepted = [1, 2, 3].map(() => threads.call('wait', signal))
    await expect(threads.call('double', 2)).rejects.toMatchObject({
      code: 'unavailable',
      headers: { 'retry-after': '5' },
    })
    Atomics.store(signal, 0, 1)
    await Promise.all(accepted)
    expect(await threads.call('double', 2)).toBe(4)
  })

  it('are busy while every thread has a call', async () => {
    const threads = open({ readyCount: 2, count: 2, callsAtOnce: 2 })
    const signal = new Int32Array(new SharedArrayBuffer(4))
    const states = [threads.isBusy()]
    const calls = [1, 2, 3].map(() => {
      const call = threads.call('wait', signal)
      states.push(threads.isBusy())
      return call
    })
    Atomics.store(signal, 0, 1)
    await Promise.all(calls)
    expect([...states, threads.isBusy()]).toEqual([false, false, true, true, false])
  })

  it('reject running and later calls when the pool is closed', async () => {
    const threads = open()
    const asked = threads.call('wait', new Int32Array(new SharedArrayBuffer(4)))
    await Promise.all([threads.close(), expect(asked).rejects.toMatchObject({ code: 'unavailable' })])
    await expect(threads.call('double', 2)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
