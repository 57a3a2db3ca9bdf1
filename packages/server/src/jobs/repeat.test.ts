import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

describe('repeat', () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  beforeEach(() => {
    lines.length = 0
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('runs repeatedly, continues after failures, and logs the first of several in a row', async () => {
    const run = vi.fn<() => Promise<void>>()
    run.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down')).mockResolvedValue()
    const job = repeat({ name: 'test', everyMs: 1000, run }, log)
    await vi.advanceTimersByTimeAsync(3000)
    await job.stop()
    expect(run).toHaveBeenCalledTimes(3)
    expect(lines).toHaveLength(1)
  })

  it('runs right away if asked to, and then at the same interval', async () => {
    const run = vi.fn<() => Promise<void>>().mockResolvedValue()
    const job = repeat({ name: 'test', everyMs: 1000, run, runsAtStart: true }, log)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2000)
    await job.stop()
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('never runs concurrently, and waits for the current run when stopped', async () => {
    const order: string[] = []
    let finish = () => {}
    const run = vi.fn(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      order.push('done')
    })
    const job = repeat({ name: 'test', everyMs: 1000, run }, log)
    await vi.advanceTimersByTimeAsync(5000)
    const stopped = job.stop().then(() => order.push('stopped'))
    finish()
    await stopped
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(1)
    expect(order).toEqual(['done', 'stopped'])
  })
})
