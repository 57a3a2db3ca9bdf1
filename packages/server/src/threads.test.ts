import { afterEach, describe, expect, it } from 'vitest'
import type * as tasks from './testing/thread-tasks.ts'
import { createThreads, type ThreadOptions, type Threads } from './threads.ts'

const FILE = new URL('./testing/thread-tasks.ts', import.meta.url)
const opened: Threads<typeof tasks>[] = []
afterEach(() => Promise.all(opened.splice(0).map((threads) => threads.close())))

function open(options: Partial<ThreadOptions> = {}): Threads<typeof tasks> {
  const threads = createThreads<typeof tasks>(FILE, { count: 1, mostWaiting: 10, data: null, ...options })
  opened.push(threads)
  return threads
}

describe('threads', () => {
  it('answer each call with its own answer, however many are made at once', async () => {
    const threads = open({ count: 2, data: { hello: 'there' } })
    expect(await Promise.all([1, 2, 3].map((value) => threads.call('double', value)))).toEqual([2, 4, 6])
    expect(await threads.call('data', null)).toEqual({ hello: 'there' })
  })

  it('are given buffers without a copy where the caller has no more use for them', async () => {
    const threads = open()
    const bytes = new Uint8Array(1000)
    expect(await threads.call('lengthOf', bytes, [bytes.buffer])).toBe(1000)
    expect(bytes.length).toBe(0)
  })

  it('tell what a function has thrown, and go on', async () => {
    const threads = open()
    await expect(threads.call('fail', 'not like this')).rejects.toThrow('not like this')
    expect(await threads.call('double', 2)).toBe(4)
  })

  it('leave nobody waiting when one of them ends, and start another', async () => {
    const threads = open()
    await expect(threads.call('exit', 3)).rejects.toThrow()
    expect(await threads.call('double', 2)).toBe(4)
  })

  it('end one that needs more memory than it may have, and start another', async () => {
    const threads = open({ mostHeapMb: 32 })
    await expect(threads.call('swell', null)).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
    expect(await threads.call('double', 2)).toBe(4)
  })

  it('refuse with 503 once too many calls wait', async () => {
    const threads = open({ mostWaiting: 2 })
    const signal = new Int32Array(new SharedArrayBuffer(4))
    // One under way and two waiting.
    const accepted = [1, 2, 3].map(() => threads.call('wait', signal))
    await expect(threads.call('double', 2)).rejects.toMatchObject({
      code: 'unavailable',
      headers: { 'retry-after': '5' },
    })
    Atomics.store(signal, 0, 1)
    await Promise.all(accepted)
    expect(await threads.call('double', 2)).toBe(4)
  })

  it('refuse what is asked when they are closed', async () => {
    const threads = open()
    const asked = threads.call('wait', new Int32Array(new SharedArrayBuffer(4)))
    await Promise.all([threads.close(), expect(asked).rejects.toThrow()])
    await expect(threads.call('double', 2)).rejects.toThrow()
  })
})
